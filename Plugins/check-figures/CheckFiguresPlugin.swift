import PackagePlugin

/// `swift package check-figures`: compares a package's figures with its DocC catalogs; as it writes nothing, it asks for
/// no permission.
@main
struct CheckFiguresPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try FigurePackage(package: context.package, packageManager: packageManager).drawFigures(
      arguments, isCheck: true)
  }
}
