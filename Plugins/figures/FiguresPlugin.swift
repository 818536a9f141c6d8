import PackagePlugin

/// `swift package figures`: draws a package's figures into its DocC catalogs with the package's own figure tool.
@main
struct FiguresPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let isCheck = arguments.first == "check"
    try FigurePackage(package: context.package, packageManager: packageManager).drawFigures(
      isCheck ? Array(arguments.dropFirst()) : arguments, isCheck: isCheck)
  }
}
