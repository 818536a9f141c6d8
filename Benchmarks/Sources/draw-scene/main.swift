import CollectionLab
import Glibc
import LayoutDocuments

/// Draws a scene file: `draw-scene SCENE.json OUT.png|OUT.svg [--compact]`.

/// Writes a line to standard error.
func complain(_ sentence: String) {
  let line = Array("draw-scene: \(sentence)\n".utf8)
  _ = Glibc.write(STDERR_FILENO, line, line.count)
}

/// Ends the run with a sentence on standard error.
func fail(_ sentence: String) -> Never {
  complain(sentence)
  exit(2)
}

/// The bytes of a file.
func read(_ path: String) -> [UInt8] {
  let descriptor = open(path, O_RDONLY)
  guard descriptor >= 0 else { fail("\(path): \(String(cString: strerror(errno)))") }
  defer { close(descriptor) }
  var status = stat()
  fstat(descriptor, &status)
  return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
    while count < buffer.count {
      let step = Glibc.read(descriptor, buffer.baseAddress! + count, buffer.count - count)
      if step <= 0 { break }
      count += step
    }
  }
}

let arguments = CommandLine.arguments.dropFirst().filter { $0 != "--compact" }
guard arguments.count == 2, let input = arguments.first, let output = arguments.last else {
  fail("usage: draw-scene SCENE.json OUT.png|OUT.svg [--compact]")
}
do {
  try FontLibrary.adoptForProcess()
  let scene = try Scene(JSONReader.parse(read(input)))
  var environment = DrawingEnvironment(
    width: scene.size.width, height: scene.isFull ? nil : scene.size.height,
    traits: Traits(displayScale: scene.scale), contentOffset: CGPoint(x: 0, y: scene.scroll),
    textMeasurer: PangoTextMeasurer.shared)
  environment.palette = .iOS18
  let list = try SceneView(scene: scene).displayList(in: environment)
  for diagnostic in list.diagnostics { complain("\(diagnostic)") }
  let bytes =
    output.hasSuffix(".svg")
    ? try SVGRenderer.svg(list)
    : try CairoRenderer.png(list, scale: scene.scale, compact: CommandLine.arguments.contains("--compact"))
  unlink(output)
  guard let file = fopen(output, "wb"), fwrite(bytes, 1, bytes.count, file) == bytes.count, fclose(file) == 0
  else {
    fail("\(output): \(String(cString: strerror(errno)))")
  }
} catch { fail("\(error)") }
_exit(0)
