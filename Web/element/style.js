// The look of what is in the shadow tree. Constructed, since a strict content policy refuses style elements.

const text = `
:host { display: block; position: relative; contain: layout style; -webkit-tap-highlight-color: transparent }
:host([hidden]) { display: none }
.stage { position: absolute; inset: 0 }
.item { display: grid; position: absolute; left: 50%; top: 50%; width: max-content; translate: -50% -50%; will-change: transform }
slot { display: contents }
.stage { isolation: isolate }
[hidden] { display: none !important }
.controls { position: absolute; inset: 0; z-index: 1; pointer-events: none; color: var(--swift-carousel-color, #fff);
  --back: var(--swift-carousel-background, #0008) }
button { position: absolute; display: grid; place-items: center; width: 44px; height: 44px; padding: 0; border: 0;
  border-radius: 50%; background: var(--back); color: inherit; cursor: pointer; pointer-events: auto; touch-action: manipulation }
button:focus-visible { outline: 2px solid; outline-offset: 2px }
button[aria-disabled=true] { opacity: .35; cursor: default }
button::before { content: ''; width: 9px; height: 9px; border: solid; border-width: 2px 2px 0 0; rotate: 45deg; translate: -2px }
.previous { inset-inline-start: 8px; top: calc(50% - 22px); rotate: 180deg }
.next { inset-inline-end: 8px; top: calc(50% - 22px) }
.mirrored > .previous { rotate: none }
.mirrored > .next { rotate: 180deg }
.vertical > .previous { inset: 8px auto auto calc(50% - 22px); rotate: -90deg }
.vertical > .next { inset: auto auto 8px calc(50% - 22px); rotate: 90deg }
.pause { inset-inline-end: 8px; top: 8px }
.pause::before { width: 4px; height: 12px; border-width: 0 3px; rotate: none; translate: none }
.pause.paused::before { width: 0; border: 7px solid #0000; border-inline: 11px solid; border-inline-end: 0; height: 0; translate: 1px }
.indicator { position: absolute; bottom: 12px; left: 50%; translate: -50%; display: flex; padding: 6px 10px;
  border-radius: 14px; background: var(--back); font: 13px/1.2 system-ui; font-variant-numeric: tabular-nums;
  white-space: nowrap; pointer-events: auto }
.vertical > .indicator { bottom: auto; left: auto; top: 50%; inset-inline-end: 12px; translate: 0 -50%; flex-direction: column }
i { width: 14px; height: 14px; cursor: pointer; background: radial-gradient(currentColor 3.5px, #0000 4px); opacity: .45 }
i.current { opacity: 1 }
.live { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
`

export const sheet = new CSSStyleSheet()
sheet.replaceSync(text)
