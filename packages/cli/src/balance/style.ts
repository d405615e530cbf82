/** How the balance page looks: parchment by day and on paper, a dark table with a candle by night. */
export const STYLE = `
:root { --paper: #fbf7ee; --ink: #2b2118; --soft: #6d5e4c; --rule: #d9cdb8; --band: #e9e3c8; --dot: #7a4f12; --bad: #a3200d;
  --s0: #7a4f12; --s1: #1f5f7a; --s2: #4d6b1c; --s3: #6b3a86; }
@media screen and (prefers-color-scheme: dark) {
  :root { --paper: #1a1410; --ink: #efe3cf; --soft: #b09d83; --rule: #3b2f25; --band: #2f2a1b; --dot: #e0a94a; --bad: #ff7a5c;
    --s0: #e0a94a; --s1: #6fc0e0; --s2: #a9cf6a; --s3: #cf9be8; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, 'Times New Roman', serif; }
main { max-width: 860px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 1.9rem; margin: 0 0 .3em; }
h2 { margin: 2.2em 0 .2em; border-bottom: 1px solid var(--rule); padding-bottom: .2em; }
h3 { margin: 1.2em 0 .1em; font-size: 1rem; color: var(--soft); }
p { margin: .3em 0 .8em; color: var(--soft); }
.lead { color: var(--ink); }
.verdict { border-left: 4px solid var(--dot); padding: .4em 1em; color: var(--ink); background: var(--band); }
.verdict summary { cursor: pointer; font-weight: bold; }
svg { display: block; width: 100%; min-width: 600px; height: auto; font: 12px Georgia, serif; }
svg text { fill: var(--ink); }
.label { text-anchor: end; }
svg .tick { text-anchor: middle; fill: var(--soft); font-size: 11px; }
.grid { stroke: var(--rule); stroke-width: 1; }
.zero { stroke: var(--soft); stroke-width: 1.5; stroke-dasharray: 4 3; }
.band { fill: var(--band); }
.column { fill: var(--dot); }
.dot { fill: var(--s0); stroke: var(--s0); }
.dot line { stroke-width: 1.6; }
.s1 { fill: var(--s1); stroke: var(--s1); color: var(--s1); }
.s2 { fill: var(--s2); stroke: var(--s2); color: var(--s2); }
.s3 { fill: var(--s3); stroke: var(--s3); color: var(--s3); }
.key.s0 { color: var(--s0); }
.dot.out, .key.out { fill: var(--bad); stroke: var(--bad); color: var(--bad); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .8rem; width: 100%; }
th, td { padding: 2px 6px; text-align: right; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th:first-child, td:nth-child(2) { text-align: left; }
thead th { position: sticky; top: 0; background: var(--paper); }
tr.out th::before { content: '◆ '; color: var(--bad); }
@media print {
  body { font-size: 11pt; }
  section { break-inside: auto; }
  svg, h2, h3, tr { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
}
`
