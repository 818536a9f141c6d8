public import CollectionLab
public import UIKit

// Nobody types into a picture: which keys there would be has no consequence for it.
extension View {
  /// Chooses the keyboard that fields inside are typed with.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Says what is typed into the fields inside.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
}
