// The look of what is in the shadow tree. Constructed, since a strict content policy refuses style elements.
import text from 'style'

export const sheet = new CSSStyleSheet()
sheet.replaceSync(text)
