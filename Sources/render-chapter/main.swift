import Chapters
import FigureTool

FigureTool.run(Textbook.chapters, title: Textbook.title, summary: Textbook.summary)
