import CGtk4
import CarouselGTK

/// How many cells and carousels there are.
var liveCells: Int { LiveObjects.cells }
var liveStages: Int { LiveObjects.stages }

func churn(_ times: Int) -> Message { [:] }
