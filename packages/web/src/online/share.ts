/** One's own share of the chance of a table: drawn here, promised when one sits down, told when everybody has promised theirs. */

/** 32 random bytes, in hex. */
export const newShare = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
