/** How a card looks. Sizes are in em of the card (a twentieth of its width), type has a floor in px. */
export const CARD_CSS = `
.rs-sprite { position: absolute; }
/* The font shorthand resets the figures: hence the mark of importance. */
.card, .strip { --word-min: calc(13px * min(var(--text-size, 1), 1.2)); --label-min: calc(12px * min(var(--text-size, 1), 1.1)); box-sizing: border-box; }
.card *, .strip * { box-sizing: border-box; font-variant-numeric: lining-nums !important; }
.card p, .strip p { margin: 0; }
.card {
  --w: var(--card-full); --ic: 1.9em; --ica: 2.5em; --barh: 15%; --ft: max(1.13em, var(--word-min)); --fbn: max(1.2em, var(--word-min));
  position: relative; flex: none; width: var(--w); height: var(--h, calc(var(--w) * var(--card-ratio))); font-size: calc(var(--w) / 20);
  font-family: var(--font-text); text-align: left; text-wrap: wrap; border-radius: 1em; filter: drop-shadow(0 2px 2px #0009) drop-shadow(0 8px 12px #0008);
}
.card.row { --w: var(--card-row); --ic: 2.3em; --ica: 2.8em; --barh: 17%; --fbn: max(1.48em, var(--word-min)); --ft: max(1.48em, var(--word-min)); }
.card.thumb { --w: var(--card-thumb); filter: drop-shadow(0 2px 3px #0009); }
.card .frame, .card .in, .card .vig, .card .window, .card .bk { position: absolute; }
.card .frame, .card .vig, .card .window, .card .bk { inset: 0; width: 100%; height: 100%; }
.card .in { inset: 2.4% 3.3%; display: flex; flex-direction: column; overflow: hidden; border-radius: 0.36em; background: #1a130d; }
.card .art { position: relative; flex: 1 1 0; min-height: 0; overflow: hidden; box-shadow: inset 0 0 0.6em #000a; }
.ic { display: inline-block; flex: none; width: var(--ic); height: var(--ic); overflow: visible; filter: drop-shadow(0 1px 1px #0006); }
.ic.num { width: calc(var(--ic) * 1.2); height: calc(var(--ic) * 1.2); }
.ic text, .bk text { font-family: var(--font-display); font-weight: 800; }
/* Icons in a line of text never push the lines apart. */
.ic.inl { width: 1.28em; height: 1.28em; margin: -0.2em 0.04em; vertical-align: -0.1em; filter: none; }
.ic.inl.num { width: 1.6em; height: 1.6em; margin: -0.35em 0.02em; vertical-align: -0.1em; }
[data-icon=xp].inl { margin-inline: -0.06em -0.1em; }
.nb { white-space: nowrap; }

/* Metals: the light, the middle and the deep of a frame, for what hangs on it. */
.f-heritage { --m1: #e3ecdd; --m2: #6b9179; --m3: #274437; }
.f-origin { --m1: #f0c79c; --m2: #9a6234; --m3: #42240f; }
.f-motivation, .f-class { --m1: #e6eef6; --m2: #7c92a7; --m3: #2c3a49; }
.f-destiny { --m1: #ffdf9a; --m2: #a5322b; --m3: #4c1012; }
.f-hero { --m1: #d9eefb; --m2: #86b3d0; --m3: #2b4f68; }
.f-antihero { --m1: #e29a96; --m2: #6d1d24; --m3: #2a080c; }
.f-adversary-feat { --m1: #cbb6ea; --m2: #43345a; --m3: #160e22; }
.f-quest { --m1: #f0d48c; --m2: #6d5424; --m3: #1d1409; }

/* Bars: a name and what it gives. A name too long for its place takes a line of its own. */
.bar { position: relative; z-index: 2; flex: none; min-height: var(--barh); display: flex; flex-wrap: wrap; align-items: center; gap: 0.15em 0.34em; padding: 0.3em 0.4em 0.3em 0.6em; color: var(--parch-ink); background: var(--grain), linear-gradient(#f3e8cf, #dfcba2); }
.f-act1 .bar { background: var(--grain), linear-gradient(#e6d2a8, #cfb384); }
.f-act2 .bar { background: var(--grain), linear-gradient(#efe7d6, #d6c9ae); }
.f-act3 .bar { background: var(--grain), linear-gradient(#fff8e2, #efdcae); }
.f-ally .bar { background: var(--grain), linear-gradient(#e9cf9d, #c69f63); }
.f-adversary .bar { color: #f6ead7; background: linear-gradient(#3a323c, #141116); }
.bar.top { border-bottom: 0.13em solid #2a1b10; box-shadow: 0 0.14em 0 #c99f55, 0 0.3em 0.5em #0009, inset 0 1px 0 #fff9; }
.bar.bot { border-top: 0.13em solid #2a1b10; box-shadow: 0 -0.14em 0 #c99f55, 0 -0.3em 0.5em #0009; }
.f-adversary .bar.top { border-color: #000; box-shadow: 0 0.14em 0 #8d7f94, 0 0.3em 0.5em #0009, inset 0 1px 0 #fff3; }
.bar .bn { flex: 1 1 calc(var(--chars) * 0.255em); min-width: min-content; font: 700 var(--fbn)/1.04 var(--font-text); letter-spacing: -0.005em; text-wrap: balance; }
.l-story .bn { font-family: var(--font-title); font-weight: 800; font-size: calc(var(--fbn) * 1.08); }
.rw { display: inline-flex; flex: none; align-items: center; gap: 0.14em; margin-left: auto; }

/* Difficulty and abilities, on the dark left edge of the picture; side by side where the picture is a band. */
.chain { position: absolute; left: 0; top: 0; bottom: 0; z-index: 1; width: calc(var(--ica) + 1.1em); display: flex; flex-direction: column; align-items: center; gap: 0.45em; padding-top: 0.6em; background: linear-gradient(90deg, #0b0806f2 0%, #0b0806c4 62%, #0b080600 100%); }
.chain .ic { width: var(--ica); height: var(--ica); }
.chain .diff { position: relative; flex: none; width: calc(var(--ica) * 1.12); height: calc(var(--ica) * 1.29); display: grid; place-items: center; }
.chain .diff svg { position: absolute; inset: 0; width: 100%; height: 100%; }
.chain .diff b { position: relative; top: -0.04em; font: 800 calc(var(--ica) * 0.66)/1 var(--font-display); color: #ffe7b0; }
.chain .any { display: flex; flex-direction: column; gap: 0.45em; }
.chain .any i { display: block; width: var(--ica); height: var(--ica); border-radius: 50%; border: 0.16em dashed #e9c878; background: #2b1e14; }
.band .chain { bottom: auto; right: 0; width: auto; flex-direction: row; padding: 0.35em 0.6em; background: linear-gradient(90deg, #0b0806f2 20%, #0b080600 75%); height: 100%; }
.band .chain .any { flex-direction: row; }
.band .art:has(.pennant, .chain, .skull) { min-height: calc(var(--ica) * 1.29 + 0.5em); }
.l-character.band .art:has(.pennant), .l-feat.band .art { min-height: calc(var(--ica) + 1.2em); }
.ribbon { position: absolute; left: 0; right: 0; bottom: 0; padding: 1.7em 0.6em 0.55em calc(var(--ica) + 1.2em); text-align: center; background: linear-gradient(#0b080600, #0b0806d9 62%); }
.ribbon b { display: block; font: 800 max(1.62em, var(--word-min))/1 var(--font-title); letter-spacing: 0.01em; color: #fff3d6; text-shadow: 0 1px 3px #000; text-wrap: balance; }
.row .ribbon b { font-size: max(1.72em, var(--word-min)); }
.kind { position: absolute; right: 0; bottom: 0; z-index: 2; padding: 0.22em 0.8em 0.2em 1.1em; font: 700 max(0.86em, var(--label-min))/1.2 var(--font-ui); letter-spacing: 0.08em; text-transform: uppercase; color: #fbe9b7; background: #0c0907d9; clip-path: polygon(0.7em 0, 100% 0, 100% 100%, 0 100%); }
.row.band .kind { min-width: min-content; max-width: 52%; padding: 0.2em 0.5em 0.1em 1em; text-align: right; line-height: 1; letter-spacing: 0.03em; }

/* Chances: dark on the picture, gold where one is advised; violet what Dark runes or a Feat make of it. */
.chance { position: absolute; z-index: 2; right: 0.4em; line-height: 1; }
.chance.upper-path { top: 0.4em; }
.chance.lower-path { bottom: 0.4em; }
.pill { display: inline-flex; overflow: hidden; padding: 4px 8px; border-radius: 99px; font: 700 clamp(13px, 1.5em, 16px)/1 var(--font-ui); white-space: nowrap; color: #ffe9bd; background: #0e0b09e8; box-shadow: 0 0 0 1px #c99f5588; }
.pill.best { color: #241503; background: linear-gradient(#f6d98f, #c8963b); box-shadow: 0 0 0 1px #2a1b10, 0 0 10px #ffb65488; }
.pill.two { padding: 0; }
.pill.two > span { padding: 4px 5px 4px 8px; }
.pill.two > em { display: inline-flex; align-items: center; gap: 2px; padding: 4px 8px 4px 6px; font-style: normal; color: #f1e6ff; background: #4a3173; box-shadow: inset 1px 0 0 #c6a9f088; }
.pill b { font-weight: inherit; }
.pill .ic { width: 0.95em; height: 0.95em; filter: none; }
/* the title stands above the chance of the lower path, be it short or long */
.odds2 .ribbon { padding: 1.7em 0.5em calc(0.4em + clamp(13px, 1.5em, 16px) + 11px) calc(var(--ica) + 1em); }
/* beside the abilities on a band, and as narrow as on a phone */
.band:has(.two) .chain { --ica: 2.35em; gap: 0.2em; padding-inline: 0.3em; }
.band .pill.two > span { padding-inline: 6px 4px; }
.band .pill.two > em { padding-inline: 3px 6px; }
@media (width < 700px) {
  .pill.two > span { padding-inline: 6px 4px; }
  .pill.two > em { padding-inline: 3px 6px; }
}
.head .chance { position: static; flex: none; }

/* Plaques: the name of what has no path. */
.plaque { position: relative; z-index: 3; flex: none; margin: -1.5em 0.5em 0; padding: 0.3em 0.6em 0.24em; text-align: center; border-radius: 0.3em; background: linear-gradient(#2d221a, #150f0b); box-shadow: 0 0 0 0.1em var(--m1), 0 0 0 0.24em #120c08, 0 0.25em 0.5em #000a, inset 0 0.08em 0 #fff3; }
.plaque b { display: block; font: 800 max(1.66em, var(--word-min))/1.02 var(--font-title); color: #fff1d0; text-shadow: 0 1px 2px #000; text-wrap: balance; }
.plaque span { display: block; margin-top: 0.1em; font: 700 max(0.78em, var(--label-min))/1.1 var(--font-ui); letter-spacing: 0.12em; text-transform: uppercase; color: var(--m1); }
.band .plaque { margin-top: -0.5em; }
.row .plaque span { letter-spacing: 0.08em; }

/* Rules on parchment. */
.txt { position: relative; flex: 0 0 auto; min-height: 25%; padding: 0.75em 0.8em 0.7em; display: flex; flex-direction: column; justify-content: center; gap: 0.42em; text-align: center; color: var(--parch-ink); background: var(--grain), var(--mottle), linear-gradient(#f4e9d0, #e2cfa6); font: 500 var(--ft)/1.2 var(--font-text); box-shadow: inset 0 0 0.9em #8a5d2055; }
.txt p { text-wrap: pretty; }
.row .txt { padding: 0.5em 0.5em 0.45em; gap: 0.3em; line-height: 1.14; }
.rule { display: flex; flex-direction: column; gap: 0.14em; }
.rule + .rule { position: relative; padding-top: 0.42em; border-top: 1px solid #8a5d2044; }
.txt .when { font-style: italic; line-height: 1.14; color: #6b2c17; }
.card:not(.band) .rule > .when::after { content: ""; display: block; width: 3.2em; height: 1px; margin: 0.24em auto 0.04em; background: linear-gradient(90deg, #0000, #8a5d20, #0000); }
.txt .limit, .txt .gate { font: 700 max(0.74em, var(--label-min))/1.15 var(--font-ui); letter-spacing: 0.07em; text-transform: uppercase; color: #5d3a12; }
.txt .limit { margin-top: 0.12em; }
.row .txt .limit, .row .txt .gate { letter-spacing: 0.035em; }
.tier { flex-direction: row; align-items: center; gap: 0.45em; text-align: left; }
/* Behind a mark, on Quests and beside a sliver of a picture, a rule is one running sentence. */
.tier > div { flex: 1; }
:is(.l-quest, .sliver) .rule:not(.tier) { display: block; }
:is(.tier, .l-quest .rule, .sliver .rule) p:not(.gate) { display: inline; }
.card :is(.tier, .l-quest .rule, .sliver .rule) .when::after, .card:is(.l-quest, .sliver) .rule .when::after { content: " – "; display: inline; background: none; }
:is(.tier, .l-quest .rule, .sliver .rule) p.limit { display: inline-block; margin-top: 0; }
.row.sliver { --ica: 2.35em; }
.row.sliver .txt { gap: 0.2em; padding: 0.34em 0.42em 0.3em; line-height: 1.1; }
.sliver .rule + .rule { padding-top: 0.24em; }
.row.sliver .plaque { margin-inline: 0.3em; padding-block: 0.2em 0.16em; }
.tn { flex: none; min-width: 2.1em; display: inline-flex; align-items: center; justify-content: center; gap: 0.1em; font-weight: 700; line-height: 1; }
.tn .ic { width: 1.5em; height: 1.5em; }
.tn .ic.num { width: 2em; height: 2em; }
.tn.sign { min-width: 1.1em; font: 800 1.5em/1 var(--font-display); }
.tn.plus { color: #9c1d17; }
.tn.minus { color: #1f5f36; }
.l-story .txt { min-height: 17%; }
.f-hero .txt { background: var(--grain), linear-gradient(#f3f5f2, #d8e2e4); }
.f-antihero .txt { background: var(--grain), linear-gradient(#e9d6c4, #cfae98); }
.f-adversary-feat .txt { background: var(--grain), linear-gradient(#d9cfe2, #b8a9c8); }
.f-hero .when { color: #1b4a6b; }
.f-antihero .when, .f-adversary-feat .when { color: #5e0f16; }
.band .txt { padding-top: 0.42em; padding-bottom: 0.36em; }

/* No picture: name, difficulty and icons in one bar. */
.head { --ic: 1.8em; flex: none; display: flex; flex-wrap: wrap; align-items: center; gap: 0.2em 0.3em; padding: 0.3em 0.4em; color: #fff1d0; background: linear-gradient(#2d221a, #150f0b); border-bottom: 0.12em solid var(--m1, #c99f55); }
.head b { flex: 1 1 auto; min-width: min-content; font: 800 max(1.5em, var(--word-min))/1.02 var(--font-title); text-wrap: balance; }
.head .chain, .head .skull { position: static; width: auto; padding: 0; translate: none; background: none; }
.head .chain, .head .any { flex-direction: row; gap: 0.2em; }
.head .chain { --ica: 2.25em; }
.head .any i { width: 1.8em; height: 1.8em; }
.bare .txt { flex: 1 1 0; min-height: 0; overflow: hidden; }
.overfull .txt { justify-content: flex-start; }
.overfull .txt::after { content: ""; position: absolute; inset: auto 0 0; height: 2.6em; background: linear-gradient(#e2cfa600, #e2cfa6 80%); }

/* What hangs in the window. */
.pennant { position: absolute; z-index: 2; top: 0; right: 0.7em; padding: 0.5em 0.3em 1.2em; display: flex; flex-direction: column; gap: 0.3em; background: linear-gradient(var(--m2), var(--m3)); clip-path: polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - 0.9em), 0 100%); box-shadow: inset 0 0 0 0.1em var(--m1); }
.pennant .ic, .pennant .ic.num { width: var(--ica); height: var(--ica); }
.band .pennant { flex-direction: row; right: 0; padding: 0.25em 0.35em 0.25em 0.9em; clip-path: polygon(0 0, 100% 0, 100% 100%, 0.7em 100%); }
.window path { fill: var(--m3); stroke: var(--m1); stroke-width: 2; vector-effect: non-scaling-stroke; }
.skull { position: absolute; z-index: 2; left: 50%; top: 0.45em; translate: -50%; color: #f3e6e0; filter: drop-shadow(0 1px 3px #000); }
.skull .g { display: block; width: 2em; height: 2em; }
.band .skull { left: 0.5em; top: 0.3em; translate: none; }
.l-quest .txt { min-height: 30%; }

/* Thumbs and strips. */
.thumb .tt { position: absolute; left: 0; right: 0; bottom: 0; padding: 1.6em 0.2em 0.4em; font: 700 var(--label-min)/1.02 var(--font-text); text-align: center; color: #fff3d6; background: linear-gradient(#0000, #0b0806e8 55%); text-shadow: 0 1px 2px #000; text-wrap: balance; hyphens: auto; overflow-wrap: anywhere; }
.tdiff { position: absolute; left: 2px; top: 2px; width: 20px; height: 20px; border-radius: 50%; display: grid; place-items: center; font: 800 12px/1 var(--font-display); color: #ffe7b0; background: #17100b; box-shadow: 0 0 0 1px #c99f55; }
.strip { --ic: 20px; position: relative; display: flex; align-items: center; gap: 3px; width: var(--card-row); min-height: var(--strip-h); padding: 3px 4px 3px 39px; border-radius: 0 0 7px 7px; overflow: hidden; color: var(--parch-ink); background: var(--grain), linear-gradient(#0006 0, #0000 9px), linear-gradient(#efe7d6, #d6c9ae); box-shadow: 0 3px 5px #0009, inset 0 0 0 1px #2a1b10, inset 0 -2px 0 #8c8f94; }
.strip.f-act1 { background: var(--grain), linear-gradient(#000a 0, #0000 9px), linear-gradient(#e6d2a8, #cfb384); }
.strip.f-act3 { background: var(--grain), linear-gradient(#000a 0, #0000 9px), linear-gradient(#fff8e2, #efdcae); }
.sart { position: absolute; left: 1px; top: 1px; bottom: 2px; width: 46px; mask: linear-gradient(90deg, #000 62%, #0000); }
.sart .vig { position: absolute; inset: 0; width: 100%; height: 100%; }
.sn { flex: 1; min-width: 0; font: 700 var(--word-min)/1.02 var(--font-text); text-wrap: pretty; letter-spacing: -0.01em; }
.strip.crowded { --ic: 18px; gap: 2px; padding: 3px 2px 3px 20px; }
.strip.crowded .sn { letter-spacing: -0.025em; }
.strip.crowded .rw { gap: 0; }
.strip.crowded .sart { width: 26px; mask-image: linear-gradient(90deg, #000 40%, #0000); }
.strip .rw { gap: 1px; }

.back .bk .bl { font-weight: 600; letter-spacing: 0.1em; text-transform: uppercase; }
`
