import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The program that makes previews: `vipsthumbnail`, of libvips.
///
/// It runs in a process of its own, so that a file made to break a decoder breaks that process and no more, with
/// bounds on its time and memory, and with the picture as its standard input and the preview as its standard output,
/// so that no file name is ever read as an option.
struct PreviewTool: Sendable {
  enum Failure: Error {
    /// The picture is broken, or of a kind that the tool does not know.
    case picture
    /// It would have taken more time or memory than it may.
    case tooMuch
    /// The tool itself couldn't be run.
    case tool
  }

  let path: DiskPath

  /// Finds the tool where commands are looked for.
  static func find() -> PreviewTool? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.lazy.filter { $0.hasPrefix("/") }.map { DiskPath(String($0)).appending("vipsthumbnail") }
      .first { $0.withCString { access($0, X_OK) } == 0 }
      .map(PreviewTool.init)
  }

  /// Tells whether the tool was built with the library for HEIC and AVIF. Its sibling `vips` knows; where that is not
  /// installed, the pictures are tried.
  func readsHEIF() async -> Bool {
    let sibling = FilePath(path.string).removingLastComponent().appending("vips")
    let list = try? await run(
      .path(sibling), arguments: ["--list", "foreign"], output: .string(limit: 1 << 20)
    ).standardOutput
    return list?.contains("heifload") ?? true
  }

  /// Makes a preview of a picture.
  ///
  /// - Parameters:
  ///   - draft: where the preview is written to.
  func makePreview(of source: PreviewSource, into draft: FileDescriptor, within limits: PreviewLimits)
    async throws(Failure)
  {
    let arguments = arguments(for: source, limits)
    let environment = environment(for: source.header.format)
    let input = source.file.descriptor
    let status: TerminationStatus? = await withTaskGroup { group in
      group.addTask {
        // No end is waited for: the process is killed when the task is cancelled.
        try? await run(
          .path("/bin/sh"), arguments: Arguments(arguments), environment: environment, workingDirectory: "/",
          input: .fileDescriptor(input, closeAfterSpawningProcess: false),
          output: .fileDescriptor(draft, closeAfterSpawningProcess: false)
        ).terminationStatus
      }
      group.addTask {
        try? await Task.sleep(for: limits.time)
        return Self.outOfTime
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }

    switch status {
    case .exited(0): return
    // What the shell says if it cannot run the tool.
    case nil, .exited(126), .exited(127): throw .tool
    // The last is how GLib ends when it gets no memory.
    case Self.outOfTime, .signaled(SIGKILL), .signaled(SIGXCPU), .signaled(SIGXFSZ), .signaled(SIGTRAP): throw .tooMuch
    default: throw .picture
    }
  }

  private static let outOfTime = TerminationStatus.signaled(SIGALRM)

  /// The shell sets the bounds, which the tool inherits, and gives way to it. Where the machine has stricter ones or
  /// does not know one, the shell goes on without.
  private func arguments(for source: PreviewSource, _ limits: PreviewLimits) -> [String] {
    let kilobytes = limits.memory / 1024
    let seconds = max(1, limits.time.components.seconds)
    // The address space also holds the libraries and the picture's file; scratch files are counted in blocks.
    let bounds = """
      ulimit -c 0; ulimit -t \(seconds); ulimit -d \(kilobytes); \
      ulimit -v \(kilobytes + (2 << 20)); ulimit -f \(2 * kilobytes)
      """
    // BMP is the one format that libvips leaves to another library, which has to be given a name to open.
    let input = source.header.format == .bmp ? "/dev/stdin" : "stdin"
    let width = source.key.width
    return [
      "-c", "{ \(bounds); } 2>/dev/null; exec nice -n 10 \"$0\" \"$@\"", path.string,
      // A picture that breaks off is broken. Colours that are a little odd are not.
      "\(input)[fail_on=truncated]",
      // Never larger than the picture is.
      "--size", "\(width.width)x\(width.height)>",
      "--export-profile", "srgb",
      "--output", source.key.hasAlpha ? ".webp[Q=80,effort=2,strip]" : ".jpg[Q=82,optimize_coding,strip]",
    ]
  }

  private func environment(for format: PictureFormat) -> Environment {
    var changes: [Environment.Key: String?] = [
      // Several previews are made at once; one of them need not be made by all cores.
      "VIPS_CONCURRENCY": "1",
      "MALLOC_ARENA_MAX": "1",
    ]
    // Decoders that are not made for files of strangers are left out. The content is known to be BMP when it is let
    // through to one of them.
    changes["VIPS_BLOCK_UNTRUSTED"] = .some(format == .bmp ? nil : "1")
    return .inherit.updating(changes)
  }
}
