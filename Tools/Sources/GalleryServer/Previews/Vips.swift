import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The programs of libvips: `vipsheader` reads the headers of pictures, `vipsthumbnail` makes previews.
///
/// Each runs in a process of its own, so that a malicious file breaks only that process, with limits on its time and
/// memory. Foundation's `Process` loses track of processes that start at the same time; hence Subprocess.
struct Vips: Sendable {
  /// The limits for one picture.
  struct Limits: Sendable {
    /// The maximum file size, in bytes. Uncompressed photographs of today's largest sensors have a third of it.
    var fileSize = 1 << 30
    /// The maximum number of pixels. A gigapixel panorama takes a minute and gigabytes; a photograph has a fifth of
    /// this at most.
    var pixels = 500_000_000
    /// The maximum running time, in seconds.
    var seconds = 60
    /// How long others wait for one that takes longer, and how many such may run beside the others.
    var patience = Duration.seconds(5)
    var slow = 6
    /// The maximum memory, in bytes.
    var memory = 2 << 30
    /// The disk of the previews is full if it has less free space, in bytes.
    var freeDisk = 4 << 20
  }

  enum Failure: Error {
    /// The picture is broken, or in a format unknown to libvips.
    case picture
    /// It exceeded the limits of time or memory.
    case tooMuch
    /// The program itself could not be run.
    case program
  }

  /// The paths of the programs.
  var header: String
  var thumbnail: String

  /// Finds the programs in the search path.
  static func find() -> Vips? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    let paths = ["vipsheader", "vipsthumbnail"].compactMap { name in
      folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    }
    return paths.count == 2 ? Vips(header: paths[0], thumbnail: paths[1]) : nil
  }

  /// Makes a preview of a picture: from standard input to standard output, so that no file name is ever parsed as an
  /// option.
  func makePreview(of source: Previews.Source, into draft: FileDescriptor, within limits: Limits) async throws(Failure)
  {
    // libvips leaves BMP to another library, which needs a file name.
    let input = source.format == .bmp ? "/dev/stdin" : "stdin"
    let bounds = source.key.width.bounds
    let arguments = [
      // A truncated picture is broken. One with slightly wrong colours is not.
      "\(input)[fail_on=truncated]",
      // Never enlarged.
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
    // The shell's status if it cannot run the program.
    case .exited(126), .exited(127): throw .program
    // The last is how GLib aborts if it gets no memory.
    case .signaled(SIGKILL), .signaled(SIGXCPU), .signaled(SIGXFSZ), .signaled(SIGTRAP): throw .tooMuch
    default: throw .picture
    }
  }

  /// Runs a program, and kills it when it takes too long or the task is cancelled.
  ///
  /// - Parameter trusting: Whether decoders may be used that are unsafe for untrusted files: only if the content is
  ///   known to be BMP.
  func run<Input: InputProtocol, Output: OutputProtocol>(
    _ program: String, _ arguments: [String], input: Input, output: Output, within limits: Limits, trusting: Bool
  ) async throws -> ExecutionResult<Void, Output, DiscardedOutput> where Output.OutputType: Sendable {
    // The shell sets the limits, which the program inherits, and execs it. If the machine has stricter limits or does
    // not know one, the shell continues without. The address space also holds the libraries and the picture's file;
    // temporary files are counted in blocks.
    let kilobytes = limits.memory / 1024
    let bounds = """
      ulimit -c 0; ulimit -t \(limits.seconds); ulimit -d \(kilobytes); ulimit -v \(kilobytes + (2 << 20)); \
      ulimit -f \(2 * kilobytes)
      """
    let script = "{ \(bounds); } 2>/dev/null; exec nice -n 10 \"$0\" \"$@\""
    let environment = Environment.inherit.updating([
      // Several previews are made at once, so each uses one core.
      "VIPS_CONCURRENCY": "1",
      "MALLOC_ARENA_MAX": "1",
      "VIPS_BLOCK_UNTRUSTED": trusting ? nil : "1",
    ])
    var options = PlatformOptions()
    // What the program has started ends with it.
    options.createSession = true
    options.teardownSequence = [.send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)]
    return try await within(.seconds(limits.seconds)) { [options] in
      try await Subprocess.run(
        .path("/bin/sh"), arguments: Arguments(["-c", script, program] + arguments), environment: environment,
        workingDirectory: "/", platformOptions: options, input: input, output: output)
    }
  }
}
