import CarouselArtwork
import Foundation

// Writes pictures of the galleries to the standard output, one on each line: for files, documentation and tests.

let usage = """
  usage: carousel-artwork cover|scene [--plain | --title | --colors] INDEX…
    INDEX     a whole number, or a range such as 0..<100
    --plain   covers without lettering
    --title   titles in place of pictures
    --colors  colours in place of pictures
  """

guard let request = Request(arguments: CommandLine.arguments.dropFirst()) else {
  FileHandle.standardError.write(Data((usage + "\n").utf8))
  exit(64)  // EX_USAGE
}
for range in request.ranges {
  for index in range { print(request.answer(for: index)) }
}
