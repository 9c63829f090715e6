// The testing library looks for this module next to one named UIKit.
