import FlyingSocks
import Foundation

/// Serves the built site of the gallery, and the pictures of a folder, to the browsers of this machine.
///
/// ```swift
/// let server = try await GalleryServer.start(.init(site: site, pictures: pictures))
/// print(server.address)
/// await server.stop()
/// ```
/// It listens only on the loopback address, and serves only the files of the two folders: those of the site at their
/// paths, the pictures at `/pictures.json` and `/pictures/<id>`. Only browsers that have opened its address get them: it
/// contains a token, which becomes a cookie.
public struct GalleryServer: Sendable {
  /// The folders to serve, and the port.
  public struct Configuration: Sendable {
    /// The folder of the built site.
    public var site: URL
    /// The folder of pictures, or nil for none.
    public var pictures: URL?
    /// The folder for previews; nil for `swift-carousel/previews` in the user's cache folder.
    public var cache: URL?
    /// The port to listen on: nil for 8080 or the next free one, 0 for any free one.
    public var port: UInt16?

    /// Creates previews and reads the sizes of pictures; nil if it is not installed.
    var vips = Vips.find()
    var limits = Vips.Limits()
    var bounds = PictureScan.Bounds()
    /// The maximum number of previews made at once. The browser needs some of the cores.
    var workers = min(4, max(2, ProcessInfo.processInfo.activeProcessorCount / 2))

    /// The ports that users try first, and some more, so that the address is the same in most runs.
    var usualPorts = [UInt16](8080...8099)
    /// How long the server waits for clients.
    var patience = Connection.Patience()
    /// By what that time is measured.
    var clock: any Clock<Duration> = ContinuousClock()
    /// The maximum number of connections: many more than browsers open, and few enough that each has the descriptors and
    /// the memory that it needs.
    var connections = min(256, Int(clamping: getdtablesize()) / 4)
    /// What the users of the address know and others don't.
    var token = Entrance.randomToken()

    public init(site: URL, pictures: URL? = nil, cache: URL? = nil, port: UInt16? = nil) {
      self.site = site
      self.pictures = pictures
      self.cache = cache
      self.port = port
    }
  }

  /// The reason why a server could not be started, as a sentence.
  public struct StartError: Error, CustomStringConvertible {
    public let description: String
  }

  /// The address of the gallery's first page.
  public let address: URL
  /// Messages for the user who started the server, a sentence each.
  public let notices: [String]

  let previews: Previews?
  let connections: Connections
  private let entrance: Entrance
  private let serving: [Task<Void, Never>]

  /// Starts a server. It is ready when this returns.
  public static func start(_ configuration: Configuration) async throws(StartError) -> GalleryServer {
    let site: StaticSite
    let pictures: GalleryPictures
    do throws(Problem) {
      site = StaticSite(folder: try ServedFolder(configuration.site.path))
      pictures = try GalleryPictures(configuration)
    } catch {
      throw StartError(description: error.sentence)
    }

    let listener = try await listen(on: configuration)
    var listeners = [listener]
    // For browsers that resolve `localhost` to the IPv6 address first. Not every machine has it.
    if let second = try? await Listener(on: .loopback(port: listener.port)) { listeners.append(second) }
    let token = configuration.token, entrance = Entrance(token: token)
    let handler = GalleryHandler(
      site: site, pictures: pictures.api, port: listener.port, entrance: entrance, token: token)
    let (patience, clock) = (configuration.patience, configuration.clock)
    let connections = Connections(configuration.connections)
    let serving = listeners.map { listener in
      Task {
        await listener.run(connections) { socket in
          await Connection(
            socket: socket, handler: handler, connections: connections, patience: patience, clock: clock
          ).serve()
        }
      }
    }
    return GalleryServer(
      address: URL(string: "http://127.0.0.1:\(listener.port)/?token=\(token)")!, notices: pictures.notices,
      previews: pictures.api.previews, connections: connections, entrance: entrance, serving: serving)
  }

  /// Returns an address of the first page that works once: for a browser whose command line other users can read.
  public func addressForOneUse() async -> URL {
    var parts = URLComponents(url: address, resolvingAgainstBaseURL: false)!
    parts.query = await entrance.ticket()
    return parts.url!
  }

  /// Ends all connections and running work.
  public func stop() async {
    await previews?.stop()
    for task in serving { task.cancel() }
    for task in serving { await task.value }
  }

  private static func listen(on configuration: Configuration) async throws(StartError) -> Listener {
    let ports = configuration.port.map { [$0] } ?? configuration.usualPorts + [0]
    for candidate in ports {
      do {
        return try await Listener(on: .inet(ip4: "127.0.0.1", port: candidate))
      } catch SocketError.failed(_, EADDRINUSE, _) {
        continue
      } catch SocketError.failed(_, EACCES, _) {
        throw StartError(description: "Port \(candidate) is reserved for the system. Use a port from 1024 on.")
      } catch {
        throw StartError(description: "The gallery cannot listen on port \(candidate): \(error.localizedDescription)")
      }
    }
    throw StartError(
      description: configuration.port.map { "Port \($0) is in use by another program. Choose another one, or none." }
        ?? "No port is free.")
  }
}
