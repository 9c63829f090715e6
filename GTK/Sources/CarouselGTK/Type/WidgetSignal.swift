import CGtk4

/// A signal of the widget's type.
enum WidgetSignal: String, CaseIterable {
  /// The carousel has come to rest at another item. Parameter: its index.
  case pageChanged = "page-changed"
  /// An item is about to be activated. Parameter: its index. A handler that returns true prevents it.
  case itemActivating = "item-activating"
  /// An item was activated: clicked, tapped or by a key. Parameter: its index.
  case itemActivated = "item-activated"
  /// The user is about to make another item the current one. Parameter: its index. A handler that returns true prevents it.
  case itemChanging = "item-changing"
  /// Autoplay is about to advance the carousel. A handler that returns true keeps it at the item.
  case autoplayAdvancing = "autoplay-advancing"
  /// The time of autoplay at an item begins. Parameter: its index. Returns the seconds, infinite until its content has ended, or 0.
  case autoplayInterval = "autoplay-interval"
  /// The carousel has come to rest.
  case settled
  /// A finger, a mouse or a touchpad begins to drag.
  case dragBegin = "drag-begin"
  /// The drag has ended. Parameter: whether the carousel moves on.
  case dragEnd = "drag-end"

  private var parameters: [GType] {
    switch self {
    case .pageChanged, .itemActivating, .itemActivated, .itemChanging, .autoplayInterval: [ValueType.uint]
    case .dragEnd: [ValueType.boolean]
    case .settled, .dragBegin, .autoplayAdvancing: []
    }
  }

  /// The type of what handlers return.
  private var answer: GType {
    switch self {
    case .itemActivating, .itemChanging, .autoplayAdvancing: ValueType.boolean
    case .autoplayInterval: ValueType.double
    default: ValueType.none
    }
  }

  private static var identifiers: [WidgetSignal: guint] = [:]

  /// Adds the signals to a type whose class is being initialised.
  static func install(in type: GType) {
    for signal in allCases {
      var parameters = signal.parameters
      let asks = signal.answer == ValueType.boolean
      identifiers[signal] = g_signal_newv(
        signal.rawValue, type, G_SIGNAL_RUN_LAST, nil, asks ? g_signal_accumulator_true_handled : nil, nil, nil,
        signal.answer, guint(parameters.count), &parameters)
    }
  }

  /// Emits it.
  /// - Returns: What the handlers return; false without handlers.
  @discardableResult
  func emit(from widget: WidgetPointer, _ value: Int? = nil) -> Bool {
    var answer = GValue()
    g_value_init(&answer, ValueType.boolean)
    emit(from: widget, value, &answer)
    return g_value_get_boolean(&answer) != 0
  }

  /// Emits it.
  /// - Returns: What the last handler returns; 0 without handlers.
  func emitForNumber(from widget: WidgetPointer, _ value: Int) -> Double {
    var answer = GValue()
    g_value_init(&answer, ValueType.double)
    emit(from: widget, value, &answer)
    return g_value_get_double(&answer)
  }

  private func emit(from widget: WidgetPointer, _ value: Int?, _ answer: inout GValue) {
    guard let identifier = Self.identifiers[self] else { return }
    var values = [GValue(), GValue()]
    g_value_init(&values[0], widget.type)
    g_value_set_object(&values[0], widget.raw)
    if let type = parameters.first, let value {
      g_value_init(&values[1], type)
      if type == ValueType.boolean { g_value_set_boolean(&values[1], value != 0 ? 1 : 0) }
      if type == ValueType.uint { g_value_set_uint(&values[1], guint(clamping: value)) }
    }
    g_signal_emitv(&values, identifier, 0, &answer)
    g_value_unset(&values[0])
  }
}
