/** The page of cards: a dark oak table on the screen, white paper with nine cards to a page in print. */
export const SHEET_CSS = `
* { box-sizing: border-box; font-variant-numeric: lining-nums !important; }
html { color-scheme: dark; scroll-padding-top: 1rem; }
body { margin: 0; min-height: 100vh; color: var(--text); background: var(--ink-950); font: 400 1rem/1.45 var(--font-text); -webkit-font-smoothing: antialiased; }
body::before { content: ""; position: fixed; inset: 0; z-index: -1; background: radial-gradient(60% 70% at 42% 24%, #6b43208c 0%, #3b271a66 38%, #0000 72%), radial-gradient(120% 100% at 50% 40%, #0000 55%, #04050acc 100%), var(--weave), #14110f; }
.sheet { max-width: 1640px; margin: 0 auto; padding: var(--s-6) clamp(12px, 3vw, 40px) var(--s-7); }
.sheet > header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 20px; padding-bottom: 14px; border-bottom: 1px solid #f0d48c33; }
.sheet h1 { margin: 0; font: 600 clamp(26px, 5vw, 40px)/1.1 var(--font-display); color: var(--gold-300); letter-spacing: 0.01em; }
.sheet .total { font: 500 16px/1.2 var(--font-ui); color: var(--text-2); }
.sheet h2 { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 14px; margin: 40px 0 18px; font: 600 22px/1.2 var(--font-display); color: var(--gold-300); }
.sheet h2 small { font: 500 15px/1.2 var(--font-ui); color: var(--text-2); letter-spacing: 0.01em; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr)); gap: 24px 18px; margin: 0; padding: 0; list-style: none; }
.cards > li { position: relative; container-type: inline-size; }
.cards .card { --card-full: min(100cqw, 300px); margin: 0 auto; }
.cards > li.again { display: none; }
.copies { position: absolute; z-index: 5; left: 50%; bottom: -9px; translate: -50%; padding: 1px 10px; border-radius: 99px; font: 700 13px/1.45 var(--font-ui); white-space: nowrap; color: var(--gold-200); background: #17110c; box-shadow: 0 0 0 1px #c99f5588, 0 2px 6px #000a; }
.sheet > footer { margin-top: 56px; padding-top: 18px; border-top: 1px solid #f0d48c33; font: 400 15px/1.5 var(--font-text); color: var(--text-2); }
.sheet > footer p { max-width: 78ch; margin: 0 0 8px; }
.sheet a { color: var(--gold-300); }

@page { size: A4; margin: 13mm 9mm; }
@media print {
  /* textures and shadows would be printed as pictures, and make the file several times as large */
  :root { --grain: linear-gradient(#0000, #0000); --mottle: linear-gradient(#0000, #0000); }
  .ic, .skull, .card { filter: none; }
  html { color-scheme: light; }
  body { background: #fff; color: #000; }
  body::before, .sheet > header, .sheet h2, .copies { display: none; }
  .sheet { max-width: none; margin: 0; padding: 0; }
  .sheet section { display: contents; }
  .cards { display: contents; }
  .sheet main { display: grid; grid-template-columns: repeat(3, 63mm); grid-auto-rows: 88mm; gap: 1.2mm; justify-content: center; }
  .cards > li, .cards > li.again { display: block; container-type: normal; break-inside: avoid; }
  .cards .card { --card-full: 63mm; --h: 88mm; margin: 0; }
  .card { --word-min: 0px; --label-min: 0px; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .sheet > footer { break-before: page; color: #000; border: 0; }
}
`
