/** A seed that nobody could have chosen: 32 random bytes in hex. */
export const fairSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
