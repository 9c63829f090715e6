// The look of what is in the shadow tree. Constructed, since a strict content policy refuses style elements.

const text = `
:host { display: block; position: relative; contain: layout style; -webkit-tap-highlight-color: transparent }
:host([hidden]) { display: none }
.stage { position: absolute; inset: 0 }
.item { display: grid; position: absolute; left: 50%; top: 50%; width: max-content; translate: -50% -50%; will-change: transform }
slot { display: contents }
.live { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
`

export const sheet = new CSSStyleSheet()
sheet.replaceSync(text)
