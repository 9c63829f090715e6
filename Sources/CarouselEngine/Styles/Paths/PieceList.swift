/// The pieces of a path, in blocks of one size: the list grows without copies, so that it takes no more memory while it
/// is made than afterwards, and any free memory can hold it.
struct PieceList: Equatable {
  private var blocks: [[CarouselPath.Piece]] = []
  private(set) var count = 0

  /// As many as fit into 4 KB with what the web's allocator and the array need.
  private static var blockSize: Int { 50 }

  var isEmpty: Bool { count == 0 }
  var first: CarouselPath.Piece? { isEmpty ? nil : self[0] }
  var last: CarouselPath.Piece? { isEmpty ? nil : self[count - 1] }

  subscript(index: Int) -> CarouselPath.Piece { blocks[index / Self.blockSize][index % Self.blockSize] }

  mutating func append(_ piece: CarouselPath.Piece) {
    if count % Self.blockSize == 0 {
      blocks.append([])
      blocks[blocks.count - 1].reserveCapacity(Self.blockSize)
    }
    blocks[blocks.count - 1].append(piece)
    count += 1
  }
}
