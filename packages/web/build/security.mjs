// What the pages of the site may do: run and fetch what lies beside them, and nothing else. The built page says so itself (security.ts);
// a server should say it too, with every file, since workers hear it only from there, and so does whoever frames a page.

const DIRECTIVES = [
  "default-src 'self'",
  "img-src 'self' data:",
  // drawings have inline styles; there are no inline style sheets
  "style-src-attr 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
]

/** The content security policy, as the page itself may say it. */
export const POLICY = DIRECTIVES.join('; ')

/** The same as a header, for every file; and nobody may put the site into a frame of theirs. */
export const POLICY_OF_SERVER = `${POLICY}; frame-ancestors 'none'`
