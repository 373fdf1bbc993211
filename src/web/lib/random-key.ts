/** A random name of 128 bits, in any context: `crypto.randomUUID` needs a secure one. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
