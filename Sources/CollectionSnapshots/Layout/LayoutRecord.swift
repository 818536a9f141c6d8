public import Foundation
public import Geometry

/// Where everything lies in a picture: its elements and texts with their frames, in the order they are drawn.
///
/// It is what a `.layout` snapshot holds, and it travels inside a picture's file, so that a failure can say what moved.
public struct LayoutRecord: Hashable, Sendable {
  /// What an entry is of.
  public enum Subject: Hashable, Sendable {
    /// An element of a collection.
    case element(ElementIdentity)
    /// Something with an accessibility label and no identity.
    case labelled
    /// A text.
    case text
  }

  /// One thing in the picture.
  public struct Entry: Hashable, Sendable {
    public var subject: Subject
    /// How many entries it lies in.
    public var depth: Int
    /// What assistive technology reads, or the text itself; empty where there is neither.
    public var label: String
    /// Where it lies, in points from the picture's top left corner; the box around it where it is turned.
    public var frame: CGRect

    /// An entry with all its parts.
    public init(subject: Subject, depth: Int = 0, label: String = "", frame: CGRect) {
      self.subject = subject
      self.depth = depth
      self.label = label
      self.frame = frame
    }
  }

  /// The picture's size, in points.
  public var size: CGSize
  public var entries: [Entry]

  /// A record with all its parts.
  public init(size: CGSize, entries: [Entry] = []) {
    self.size = size
    self.entries = entries
  }
}

extension LayoutRecord.Entry {
  /// What messages call the entry: `item 0.3`, `text “Dune at dusk”`.
  public var name: String {
    switch subject {
    case .element(let identity): "\(identity)"
    case .labelled: "“\(label)”"
    case .text: "text “\(label)”"
    }
  }
}
