import { DEMO_PASSWORD } from '#service/accounts/profile/demo-accounts.ts'

/** What a secret looks like: session tokens, access keys, other tokens of 256 bits, hashes of passwords, private keys, the demo's password. */
const secrets: readonly RegExp[] = [
  /eyJ[\w-]{8,}\.[\w-]{8,}/,
  /ak_[0-9a-f]{16}_/,
  /(?<![\w-])[\w-]{43}(?![\w-])/,
  /\$argon2/,
  /verify\?token/,
  /"d":"/,
  new RegExp(DEMO_PASSWORD),
]

/** What is personal: addresses of people. */
const personal = /[\w.+-]+@[\w-]+\.(example|de|com)/

/** Lines of a log that hold a secret or an address; none may. */
export const revealingLines = (lines: readonly string[]): string[] =>
  lines.filter((line) => personal.test(line) || secrets.some((secret) => secret.test(line)))
