import Testing

@testable import CarouselArtwork

@Suite struct CoverTests {
  @Test func `the same index has the same cover, made again or on another host`() {
    for index in Int64(-5)..<100 {
      #expect(Cover(index: index).svg() == Cover(index: index).svg())
    }
    // Recorded on Linux on x86-64. A change of the design changes it; a change of the host or of the compiler must not.
    #expect(digest(of: (0..<300).map { Cover(index: $0).svg() }) == 5185057209579151074)
  }

  @Test func `neighbours differ in form, in hue and in ground`() {
    for index in Int64(-2_000)..<2_000 {
      let cover = Cover(index: index)
      let next = Cover(index: index + 1)
      #expect(cover.palette.paper != next.palette.paper, "\(index)")
      // 12 hues: neighbours are a quarter of the circle apart at least.
      let apart = abs(cover.palette.scheme.rawValue - next.palette.scheme.rawValue)
      #expect(min(apart, 12 - apart) >= 3, "\(index)")
      for distance in Int64(1)...18 {
        #expect(cover.form != Cover(index: index + distance).form, "\(index) + \(distance)")
      }
    }
  }

  @Test func `all forms, hues and grounds come up, each with each, and equally often`() {
    #expect(Form.allCases.count == Int(Form.count))
    #expect(Scheme.allCases.count == Int(Scheme.count))
    var forms: [Form: Int] = [:]
    var pairs: Set<[Int]> = []
    for index in Int64(0)..<2_200 {
      let cover = Cover(index: index)
      forms[cover.form, default: 0] += 1
      pairs.insert([cover.palette.scheme.rawValue, cover.palette.paper.rawValue])
    }
    #expect(Form.allCases.allSatisfy { forms[$0] == 100 })
    #expect(pairs.count == Scheme.allCases.count * Paper.allCases.count)
  }

  @Test func `no two covers of a form are alike`() {
    let pictures = (0..<3_000).map { text(Cover(index: $0).svg(lettering: false)) }
    #expect(Set(pictures).count == pictures.count)
  }

  @Test func `a title is two words that fit, and the number counts from one`() {
    for index in Int64(0)..<3_000 {
      let cover = Cover(index: index)
      let words = cover.title.split(separator: " ")
      #expect(words.count == 2)
      #expect(words.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isLetter } })
      #expect(words[0].count <= 8 && words[1].count <= 10, "\(cover.title)")
      let picture = text(cover.svg())
      for word in words { #expect(picture.contains(">\(word)</text>")) }
    }
    let numbers: [(Int64, String)] = [
      (0, "001"), (41, "042"), (999, "1,000"), (999_999, "1,000,000"), (-1, "−001"), (-1_500, "−1,500"),
      (.max, "9,223,372,036,854,775,808"), (.min, "−9,223,372,036,854,775,808"),
    ]
    for (index, number) in numbers {
      #expect(text(Cover(index: index).svg()).contains(">No. \(number)</text>"), "\(index)")
    }
  }

  @Test func `without lettering there are no letters, and the form is the same`() {
    for index in Int64(0)..<50 {
      let plain = text(Cover(index: index).svg(lettering: false))
      #expect(!plain.contains("<text"))
      let form = plain.dropLast("</svg>".count)
      #expect(text(Cover(index: index).svg()).hasPrefix(form))
    }
  }
}
