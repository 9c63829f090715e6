import FlyingSocks
import Foundation

/// The open connections, which are limited in number.
///
/// Other users of this machine, and pages of strangers, can open connections as well, and send nothing. So one that waits
/// for its client has its place only while nobody else needs it: without a free place, the one that has waited longest
/// gives way to a new client, those of strangers first.
actor Connections {
  /// What a connection does.
  private enum State {
    /// It waits for its client, since a turn.
    case waiting(since: Int, isKnown: Bool)
    /// It makes or sends a response.
    case responding
    /// It was asked to end.
    case ending
  }

  private var free: Int
  private var states: [Int32: (socket: Socket, state: State)] = [:]
  private var queue: [CheckedContinuation<Void, Never>] = []
  private var turn = 0

  init(_ count: Int) { free = count }

  /// The number of clients that wait for a place.
  var queueLength: Int { queue.count }

  /// The number of connections that wait for their clients.
  var waitingCount: Int { states.values.count { if case .waiting = $0.state { true } else { false } } }

  /// The number of connections that make or send a response.
  var respondingCount: Int { states.values.count { if case .responding = $0.state { true } else { false } } }

  /// Gives a new client a place, as soon as there is one.
  func enter(_ socket: Socket) async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { continuation in
        queue.append(continuation)
        makeRoom()
      }
    }
    turn += 1
    states[socket.file.rawValue] = (socket, .waiting(since: turn, isKnown: false))
  }

  /// Gives the place of a connection to the next client. The caller closes the socket afterwards: until then, its number
  /// belongs to no other.
  func leave(_ socket: Socket) {
    states[socket.file.rawValue] = nil
    if queue.isEmpty { free += 1 } else { queue.removeFirst().resume() }
  }

  /// Notes that a request has arrived.
  /// - Returns: Whether it is to be responded to: its connection may have had to give way meanwhile.
  func beginResponse(_ socket: Socket) -> Bool {
    guard case .waiting? = states[socket.file.rawValue]?.state else { return false }
    states[socket.file.rawValue]?.state = .responding
    return true
  }

  /// Notes that a connection waits for its client again.
  /// - Parameter isKnown: Whether the client has proved that it may have responses.
  func wait(_ socket: Socket, isKnown: Bool) {
    guard case .responding? = states[socket.file.rawValue]?.state else { return }
    turn += 1
    states[socket.file.rawValue]?.state = .waiting(since: turn, isKnown: isKnown)
    makeRoom()
  }

  /// Ends as many connections as clients wait for, as far as there are such that can give way.
  private func makeRoom() {
    var ending = 0
    var waiting: [(socket: Socket, since: Int, isKnown: Bool)] = []
    for (socket, state) in states.values {
      switch state {
      case .ending: ending += 1
      case .waiting(let since, let isKnown): waiting.append((socket, since, isKnown))
      case .responding: break
      }
    }
    waiting.sort { $0.isKnown == $1.isKnown ? $0.since < $1.since : !$0.isKnown }
    for (socket, _, _) in waiting.prefix(max(0, queue.count - ending)) {
      states[socket.file.rawValue]?.state = .ending
      // Whoever reads from it finds its end, and leaves.
      shutdown(socket.file.rawValue, Int32(SHUT_RDWR))
    }
  }
}
