import { startTheme } from '../gallery/theme.js'
import { followSections, show } from './contents.js'
import { addCopyButtons } from './copy.js'
import { runExamples } from './examples.js'
import { makeScrollersFocusable } from './scrollers.js'
import { startSearch } from './search.js'
import { startStyles } from './start.js'

const guides = document.getElementById('guides')
const guide = guides.querySelector('[aria-current]')
if (guide) show(guide, guides)
startTheme(document.getElementById('theme'))
followSections(document.getElementById('contents'))
addCopyButtons()
makeScrollersFocusable()
runExamples()
startSearch(document.getElementById('search'))
startStyles(document.getElementById('hero'), document.getElementById('hero-styles'))
