import Testing

@testable import CarouselArtwork

@Suite struct SceneTests {
  @Test func `the same index has the same scene, made again or on another host`() {
    for index in Int64(-5)..<100 {
      #expect(Scene(index: index).svg() == Scene(index: index).svg())
    }
    // As with the covers.
    #expect(digest(of: (0..<300).map { Scene(index: $0).svg() }) == 4717754316379407572)
  }

  @Test func `neighbours show something else, and each round has another light`() {
    #expect(Subject.allCases.count == Int(Subject.count))
    for index in Int64(-500)..<500 {
      for distance in Int64(1)...5 {
        #expect(Scene(index: index).subject != Scene(index: index + distance).subject, "\(index) + \(distance)")
      }
    }
    for subject in Subject.allCases {
      let scenes = (0..<48).map { Scene(index: $0) }.filter { $0.subject == subject }
      #expect(scenes.count == 6)
      #expect(zip(scenes, scenes.dropFirst()).allSatisfy { $0.hour != $1.hour })
    }
  }

  @Test func `a title says what is seen and when`() {
    #expect(Scene(index: 0).title == "Gentle Hills at Dusk")
    for index in 0..<200 {
      let words = Scene(index: index).title.split(separator: " ")
      #expect(words.count == 4)
      #expect(words[2] == (words[3] == "Night" ? "by" : "at"))
    }
  }

  @Test func `it gets darker from the horizon to here`() {
    for hour in Hour.Name.allCases {
      let hour = Hour(hour)
      let steps = stride(from: Float(0), through: 1, by: 0.1).map { hour.air($0).lightness }
      #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 })
    }
  }
}
