// The style sheet of the shadow tree. Constructed, since a strict content security policy blocks style elements.
import text from 'style'

export const sheet = new CSSStyleSheet()
sheet.replaceSync(text)
