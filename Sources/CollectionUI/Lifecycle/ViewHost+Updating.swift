public import Drawing

extension ViewHost: UpdatingDisplayListSource {
  /// The pictures before, during and after an update of the view, its state or what it observes.
  ///
  /// The elements of collections are seen on their way: they move, come and go as their layouts say. Everything else has
  /// its new look at once (`views.md` 9).
  ///
  /// - Throws: as ``displayList(in:)``, and what `update` throws.
  public func displayLists(
    in environment: DrawingEnvironment, at moments: [Double], during update: () throws -> Void
  ) throws -> [DisplayList] {
    let recorder = UpdateRecorder()
    record(updates: recorder, in: environment)
    defer { record(updates: nil, in: environment) }
    let first = try displayList(in: environment)
    try update()
    let last = try displayList(in: environment)
    return try moments.map { moment in
      if moment <= 0 { return first }
      if moment >= 1 { return last }
      recorder.progress = moment
      for collection in recorder.collections { collection.setNeedsUpdate() }
      return try displayList(in: environment)
    }
  }
}
