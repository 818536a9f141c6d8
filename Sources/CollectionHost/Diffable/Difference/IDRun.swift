/// Ids that follow one another in an old list and in the new list that it became.
package nonisolated struct IDRun: Sendable {
  package var old: Int
  package var new: Int
  package var count: Int

  /// A run of `count` ids.
  package init(old: Int, new: Int, count: Int) {
    self.old = old
    self.new = new
    self.count = count
  }
}

nonisolated extension ArraySlice<IDRun> {
  /// Which runs, of those in the order of the new list, can stay where they are while the others move.
  ///
  /// They ascend in the old list too and hold as many ids as possible: a longest increasing subsequence, in which a
  /// run counts for all its ids. A run can be taken as a whole, because no id outside it comes between its ids in
  /// either list. Of several choices the one found first, from the front, is made. O(runs · log runs); O(runs) when
  /// they ascend already.
  package func keptInPlace() -> [Bool] {
    if zip(self, dropFirst()).allSatisfy({ $0.old < $1.old }) {
      return [Bool](repeating: true, count: count)
    }
    let runs = Array(self)
    var ranks = [Int](repeating: 0, count: count)
    for (rank, run) in runs.indices.sorted(by: { runs[$0].old < runs[$1].old }).enumerated() {
      ranks[run] = rank
    }
    // A Fenwick tree over the ranks: the heaviest subsequence that ends with a run of at most that rank.
    var heaviest = [(weight: Int, run: Int)](repeating: (0, -1), count: count + 1)
    var previous = [Int](repeating: -1, count: count)
    for run in runs.indices {
      var best = (weight: 0, run: -1)
      var node = ranks[run]
      while node > 0 {
        if heaviest[node].weight > best.weight { best = heaviest[node] }
        node -= node & -node
      }
      previous[run] = best.run
      let ending = (weight: best.weight + runs[run].count, run: run)
      node = ranks[run] + 1
      while node <= count {
        if ending.weight > heaviest[node].weight { heaviest[node] = ending }
        node += node & -node
      }
    }
    var best = (weight: 0, run: -1)
    var node = count
    while node > 0 {
      if heaviest[node].weight > best.weight { best = heaviest[node] }
      node -= node & -node
    }
    var kept = [Bool](repeating: false, count: count)
    var run = best.run
    while run >= 0 {
      kept[run] = true
      run = previous[run]
    }
    return kept
  }
}
