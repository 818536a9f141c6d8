import FigureTool
import Flowers

FigureTool.run([Guide.chapter], title: "A year of flowers")
