import FigureTool
import Flowers

FigureTool.run([Guide.chapter])
