import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The programs of libvips: `vipsheader` reads the headers of pictures, `vipsthumbnail` makes previews.
///
/// Each runs in a process of its own, so that a file made to break a decoder breaks that process and no more, with
/// bounds on its time and memory. Foundation's `Process` loses track of processes that start at the same time; hence
/// Subprocess.
struct Vips: Sendable {
  /// What is too much to ask of this machine for one picture.
  struct Limits: Sendable {
    /// The largest file, in bytes. Photographs of today's largest sensors, uncompressed, have a third of it.
    var fileSize = 1 << 30
    /// The most pixels. A gigapixel panorama takes a minute and gigabytes; a photograph has a fifth of this at most.
    var pixels = 500_000_000
    /// How long a program may take, in seconds.
    var seconds = 60
    /// What it may allocate, in bytes.
    var memory = 2 << 30
  }

  enum Failure: Error {
    /// The picture is broken, or of a kind that libvips does not know.
    case picture
    /// It would have taken more time or memory than it may.
    case tooMuch
    /// The program itself couldn't be run.
    case program
  }

  /// The paths of the programs.
  var header: String
  var thumbnail: String

  /// Finds the programs where commands are looked for.
  static func find() -> Vips? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    let paths = ["vipsheader", "vipsthumbnail"].compactMap { name in
      folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    }
    return paths.count == 2 ? Vips(header: paths[0], thumbnail: paths[1]) : nil
  }

  /// Makes a preview of a picture: of its standard input, to its standard output, so that no file name is ever read as
  /// an option.
  func makePreview(of source: Previews.Source, into draft: FileDescriptor, within limits: Limits) async throws(Failure)
  {
    // BMP is the one format that libvips leaves to another library, which has to be given a name to open.
    let input = source.format == .bmp ? "/dev/stdin" : "stdin"
    let bounds = source.key.width.bounds
    let arguments = [
      // A picture that breaks off is broken. Colours that are a little odd are not.
      "\(input)[fail_on=truncated]",
      // Never larger than the picture is.
      "--size", "\(bounds.width)x\(bounds.height)>",
      "--export-profile", "srgb",
      "--output", source.key.hasAlpha ? ".webp[Q=80,effort=2,strip]" : ".jpg[Q=82,optimize_coding,strip]",
    ]
    let status: TerminationStatus
    do {
      status = try await run(
        thumbnail, arguments, input: .fileDescriptor(source.file.descriptor, closeAfterSpawningProcess: false),
        output: .fileDescriptor(draft, closeAfterSpawningProcess: false), within: limits,
        trusting: source.format == .bmp
      ).terminationStatus
    } catch {
      throw error is TooLate ? .tooMuch : .program
    }
    switch status {
    case .exited(0): return
    // What the shell says if it cannot run the program.
    case .exited(126), .exited(127): throw .program
    // The last is how GLib ends when it gets no memory.
    case .signaled(SIGKILL), .signaled(SIGXCPU), .signaled(SIGXFSZ), .signaled(SIGTRAP): throw .tooMuch
    default: throw .picture
    }
  }

  /// Runs a program, and kills it when it takes too long or the task is cancelled.
  ///
  /// - Parameter trusting: whether decoders that are not made for files of strangers may be used. They may where the
  ///   content is known to be BMP.
  func run<Input: InputProtocol, Output: OutputProtocol>(
    _ program: String, _ arguments: [String], input: Input, output: Output, within limits: Limits, trusting: Bool
  ) async throws -> ExecutionResult<Void, Output, DiscardedOutput> where Output.OutputType: Sendable {
    // The shell sets the bounds, which the program inherits, and gives way to it. Where the machine has stricter ones or
    // does not know one, the shell goes on without. The address space also holds the libraries and the picture's file;
    // scratch files are counted in blocks.
    let kilobytes = limits.memory / 1024
    let bounds = """
      ulimit -c 0; ulimit -t \(limits.seconds); ulimit -d \(kilobytes); ulimit -v \(kilobytes + (2 << 20)); \
      ulimit -f \(2 * kilobytes)
      """
    let script = "{ \(bounds); } 2>/dev/null; exec nice -n 10 \"$0\" \"$@\""
    let environment = Environment.inherit.updating([
      // Several previews are made at once; one of them need not be made by all cores.
      "VIPS_CONCURRENCY": "1",
      "MALLOC_ARENA_MAX": "1",
      "VIPS_BLOCK_UNTRUSTED": trusting ? nil : "1",
    ])
    return try await within(.seconds(limits.seconds)) {
      try await Subprocess.run(
        .path("/bin/sh"), arguments: Arguments(["-c", script, program] + arguments), environment: environment,
        workingDirectory: "/", input: input, output: output)
    }
  }
}
