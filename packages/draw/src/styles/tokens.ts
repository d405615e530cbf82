/** Design tokens: one place for colour, type, space, shape, light and time. A string, so that a bundler and a plain script both can use it. */
export const TOKENS_CSS = `:root {
  /* Ink: the table and the night around it */
  --ink-950: #0b0c12;
  --ink-900: #11131b;
  --ink-850: #161822;
  --ink-800: #1c1f2b;
  --ink-700: #282b39;
  --ink-600: #3b3d4d;
  --ink-500: #5a5a6b;

  /* Parchment: everything that is read for long */
  --parch-50: #faf4e4;
  --parch-100: #f2e6cb;
  --parch-200: #e6d4ae;
  --parch-300: #d2ba8a;
  --parch-400: #b3955f;
  --parch-ink: #2a1b10;
  --parch-ink-2: #5a4129;
  --parch-red: #8c2318;

  /* Gilding */
  --gold-200: #fbe9b7;
  --gold-300: #f0d48c;
  --gold-400: #dcb257;
  --gold-500: #b9883a;
  --gold-600: #8a6126;
  --gold-700: #573b15;
  --candle: #ffb654;

  /* Words on ink */
  --text: #efe7d6;
  --text-2: #c3b9a6;
  --text-3: #9a917f;

  /* Meaning */
  --good: #8fd18a;
  --good-deep: #2c6b38;
  --bad: #f08a6a;
  --bad-deep: #8c2f1c;
  --focus: #7fd4ff;

  /* Abilities: a round medallion */
  --strength: #b4530d;
  --dexterity: #56606b;
  --constitution: #a8232b;
  --intelligence: #1f5fa8;
  --wisdom: #2b7439;
  --charisma: #77389f;

  /* Story icons: a square seal, tint of the glyph on ink */
  --divinity: #ffdf86;
  --justice: #c9dcee;
  --nature: #a9dc95;
  --arcana: #8fdcea;
  --royalty: #e3b9f2;
  --villainy: #f59a86;
  --radiant: #fff0b8;

  /* Points and Feats */
  --triumph: #d5ecfb;
  --triumph-deep: #2d5876;
  --tragedy: #17141c;
  --tragedy-edge: #a79db5;
  --xp: #d1322f;
  --hero: #cfe6f5;
  --antihero: #4a1219;
  --virtue: #ffd36a;
  --corruption: #c6a9f0;

  /* Seats: always with an emblem and a name */
  --seat-1: #e0a93f;
  --seat-2: #57b3a5;
  --seat-3: #b889dd;
  --seat-4: #e58c9a;

  /* Corruption track, top to bottom */
  --level-v2: #f3cd74;
  --level-v1: #d9a257;
  --level-n: #6c5646;
  --level-c1: #574a6b;
  --level-c2: #3c3057;
  --level-c3: #291f41;
  --level-c4: #171027;

  /* Type */
  --font-display: "Cinzel", "Trajan Pro", serif;
  --font-title: "Alegreya SC", "Alegreya", serif;
  --font-text: "Alegreya", Georgia, serif;
  --font-ui: "Alegreya Sans", "Gill Sans", sans-serif;
  --t-12: 0.75rem;
  --t-13: 0.8125rem;
  --t-14: 0.875rem;
  --t-16: 1rem;
  --t-18: 1.125rem;
  --t-21: 1.3125rem;
  --t-26: 1.625rem;
  --t-34: 2.125rem;
  --t-48: 3rem;
  --t-96: 6rem;

  /* Space: 4 px steps */
  --s-1: 4px;
  --s-2: 8px;
  --s-3: 12px;
  --s-4: 16px;
  --s-5: 24px;
  --s-6: 32px;
  --s-7: 48px;
  --tap: 44px;

  /* Shape */
  --r-1: 4px;
  --r-2: 8px;
  --r-3: 14px;
  --r-pill: 999px;
  --card-ratio: 1.4;
  --card-full: 300px;
  --card-row: 176px;
  --card-thumb: 84px;
  --strip-h: 44px;

  /* Light: the candle stands above and to the left */
  --sh-card: 0 1px 0 #0008, 0 3px 6px #0007, 0 10px 22px #0008;
  --sh-lift: 0 2px 0 #0008, 0 10px 18px #000a, 0 26px 48px #000a;
  --sh-panel: 0 0 0 1px #000a, 0 18px 50px #000b, inset 0 1px 0 #fff1;
  --glow-legal: 0 0 0 2px #f0d48c, 0 0 18px 2px #ffb65466;
  --glow-selected: 0 0 0 3px #fbe9b7, 0 0 30px 6px #ffb65499;
  --glow-focus: 0 0 0 2px #0b0c12, 0 0 0 5px #7fd4ff;

  /* Time */
  --d-instant: 90ms;
  --d-quick: 160ms;
  --d-move: 320ms;
  --d-cast: 900ms;
  --d-scene: 600ms;
  --e-out: cubic-bezier(0.2, 0.8, 0.2, 1);
  --e-in-out: cubic-bezier(0.6, 0, 0.2, 1);
  --e-land: cubic-bezier(0.3, 1.5, 0.5, 1);
}
@media (prefers-reduced-motion: reduce) {
  :root { --d-quick: 0ms; --d-move: 0ms; --d-cast: 120ms; --d-scene: 120ms; }
}
`
