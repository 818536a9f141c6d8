@_spi(Reflection) import Swift

/// A stored property of a view whose value comes from outside and is set before the body is evaluated.
@preconcurrency @MainActor
public protocol DynamicProperty {
  /// Takes what it needs from the place where the view stands.
  ///
  /// The library implements it.
  mutating func _install(in context: ResolutionContext)

  /// Whether the property would be set to the same in `context` as it is now.
  ///
  /// The library implements it.
  mutating func _isCurrent(in context: ResolutionContext) -> Bool
  /// Called after the property has been set and before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Sets the dynamic properties inside this one.
  public mutating func _install(in context: ResolutionContext) {
    DynamicProperties.install(into: &self, in: context)
  }

  /// Whether all dynamic properties inside this one would be the same; a property without any counts as another.
  public mutating func _isCurrent(in context: ResolutionContext) -> Bool {
    DynamicProperties.hasAny(in: Self.self) && DynamicProperties.areCurrent(in: &self, context)
  }

  /// Does nothing.
  public mutating func update() {}
}

/// Finds the dynamic properties of a type once, and sets them in values of it.
enum DynamicProperties {
  /// Where the dynamic properties of a type lie.
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static var fields: [ObjectIdentifier: [Field]] = [:]

  /// Sets all dynamic properties of `value`, in order of declaration; inner ones before the one that has them.
  static func install<Value>(into value: inout Value, in context: ResolutionContext) {
    let fields = fields(of: Value.self)
    if fields.isEmpty { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      for field in fields {
        var context = context
        context.propertySlot += field.offset
        set(field.type, at: UnsafeMutableRawPointer(pointer) + field.offset, in: context)
      }
    }
  }

  /// Whether a type has dynamic properties.
  static func hasAny(in type: Any.Type) -> Bool { !fields(of: type).isEmpty }

  /// Whether all dynamic properties of `value` would be set to the same in `context` as they are now.
  static func areCurrent<Value>(in value: inout Value, _ context: ResolutionContext) -> Bool {
    let fields = fields(of: Value.self)
    if fields.isEmpty { return true }
    return withUnsafeMutablePointer(to: &value) { pointer in
      fields.allSatisfy { field in
        isCurrent(field.type, at: UnsafeMutableRawPointer(pointer) + field.offset, in: context)
      }
    }
  }

  private static func isCurrent<P: DynamicProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, in context: ResolutionContext
  ) -> Bool { address.assumingMemoryBound(to: type).pointee._isCurrent(in: context) }

  private static func set<P: DynamicProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, in context: ResolutionContext
  ) {
    let property = address.assumingMemoryBound(to: type)
    property.pointee._install(in: context)
    property.pointee.update()
  }

  private static func fields(of type: Any.Type) -> [Field] {
    let key = ObjectIdentifier(type)
    if let known = fields[key] { return known }
    var found: [Field] = []
    _ = _forEachField(of: type) { _, offset, type, _ in
      if let property = type as? any DynamicProperty.Type {
        found.append(Field(offset: offset, type: property))
      }
      return true
    }
    fields[key] = found
    return found
  }
}
