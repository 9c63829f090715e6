/// A list of words, as one text with spaces between them: it costs its letters and nothing more.
struct Words {
  fileprivate let text: StaticString
  let count: Int

  /// - Parameter text: Words of ASCII letters with one space between two of them.
  @inline(never)
  init(_ text: StaticString) {
    self.text = text
    var count = 1
    for i in 0..<text.utf8CodeUnitCount where text.utf8Start[i] == 32 { count += 1 }
    self.count = count
  }

  /// The word with a number, as the bytes from one to another.
  fileprivate func range(_ number: Int) -> (from: Int, to: Int) {
    var passed = 0
    var start = 0
    for i in 0..<text.utf8CodeUnitCount where text.utf8Start[i] == 32 {
      if passed == number { return (start, i) }
      passed += 1
      start = i + 1
    }
    return (start, text.utf8CodeUnitCount)
  }
}

extension Pen {
  /// Writes the word with a number.
  @inline(never)
  mutating func write(_ words: Words, _ number: Int) {
    let range = words.range(number)
    for i in range.from..<range.to { write(byte: words.text.utf8Start[i]) }
  }
}

extension Words {
  /// What a title begins with. No colours: the cover has its own. Eight letters at most, so that even in
  /// a wide font there's room for a number of seven digits beside them.
  static var openings: Words {
    Words(
      """
      Quiet Slow Pale Late Early Soft Deep Bright Distant Hidden Gentle Open Second Little Long First Last Wild Still \
      Warm Clear Evening Morning Winter Summer Velvet Paper Glass Salt Roaming Patient Secret Lucid Tender Half Grand \
      Silent Lost Inner Other Ninth Borrowed Unbroken Northern Southern Sudden Private Common Simple Perfect Familiar \
      Endless Weekend Midnight Country Curious Faithful Modern Ancient Electric
      """)
  }

  /// What a title ends with: it knows the form. Ten letters at most, so that a word fits in a line in any font.
  static func endings(for form: Form) -> Words {
    let text: StaticString =
      switch form {
      case .waves: "Tide Swell Shore Current Harbour Undertow Lagoon Estuary Drift Surf Channel Voyage"
      case .discs: "Eclipse Encounter Meeting Duet Union Orbit Circle Accord Measure Theorem Equation"
      case .steps: "Ascent Stair Terrace Ziggurat Landing Climb Plaza Quarry Storey Pyramid"
      case .rings: "Echo Ripple Tunnel Chamber Bell Resonance Signal Heartwood Halo Sonar"
      case .leaves: "Fern Garden Grove Orchard Seedling Thicket Herbarium Meadow Arbour Spring"
      case .stripes: "Turn Highway Detour Return Journey Corner Circuit Avenue Arrival Passage"
      case .peaks: "Summit Ridge Range Massif Cairn Valley Glacier Refuge Traverse Altitude"
      case .tiles: "Mosaic Pattern Puzzle Courtyard Patio Parquet Quilt Arcade Fragment Kitchen"
      case .ribbon: "Letter Fold Promise Accordion Pleat Origami Message Sequel Screen Chapter"
      case .petals: "Blossom Dahlia Aster Bouquet Petal Corolla Rosette Flower Nectar Bloom"
      case .columns: "Organ Skyline Chorus Choir Temple Harmony Fugue Colonnade Hymn Cadence"
      case .lines: "Frequency Whisper Murmur Static Terrain Field Breath Pulse Contour Weather"
      case .sun: "Sunset Horizon Solstice Noon Dusk Afternoon Daybreak Equator Holiday Bay"
      case .grid: "Exception Outlier Stranger Order Choice Census Dissent Parade Detail Rule"
      case .arches: "Doorway Threshold Cloister Gate Chapel Portal Entrance Hallway Vault Aqueduct"
      case .pebbles: "Pebble Balance Beach Shingle Boulder Gravity Island Poise Coast Repose"
      case .beams: "Radiance Dawn Lantern Beacon Fanfare Flare Zenith Overture Morning Glory"
      case .scales: "Ocean Scallop Kimono Shell Monsoon Dragon Carp Lacquer Typhoon Sea"
      case .spiral: "Labyrinth Vortex Whirlpool Helix Snail Reverie Nautilus Eddy Coil Maze"
      case .phases: "Moon Lunation Calendar Month Crescent Vigil Night Cycle Almanac Observer"
      case .moire: "Shimmer Illusion Mirage Vinyl Interval Overtone Lens Iris Tremor Harmonic"
      case .weave: "Loom Basket Textile Fabric Lattice Hammock Linen Tapestry Thread Wicker"
      }
    return Words(text)
  }

  /// Where the scenes are.
  static var places: Words {
    Words("Quiet Distant Northern Southern Hidden Gentle Wide Lonely Open Old Far Familiar Silent Wintry Remote Little")
  }

  /// The names of the subjects, in their order.
  static var subjects: Words { Words("Hills Sea Forest Dunes City Lake Clouds Aurora") }

  /// The names of the hours, in their order.
  static var hours: Words { Words("Dawn Sunrise Noon Teatime Sunset Dusk Twilight Night") }
}
