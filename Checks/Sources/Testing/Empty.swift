// The testing library looks for this module beside one named UIKit.
