import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createWorkQueue } from './work-queue.ts'

/** Argon2id with 19 MiB, two passes, one lane: OWASP Password Storage Cheat Sheet, Argon2id. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Of the four threads that also read files and compress, one is left to these; a core is left to everything else. */
const WIDTH = Math.min(3, Math.max(1, availableParallelism() - 1))
/** Some two seconds of work: who comes later is told so at once. */
const DEPTH = 48
const queue = createWorkQueue(WIDTH, DEPTH)

/** What leads to a password that is hashed: look-ups are made for as many as can be hashed. @throws {ServiceError} `unavailable` */
export const admitToHash = queue.admit

/** The same letters typed on different keyboards count as the same password. */
const normalised = (password: string) => password.normalize('NFKC')

let decoy: Promise<string> | undefined

/** Hash of a password, with its salt and parameters, in PHC string format. */
export const hashPassword = (password: string): Promise<string> =>
  queue.run(() => hash(normalised(password), parameters))

/**
 * Whether a password belongs to a hash. Without a hash (no such account, or one without a password) the same work is
 * done against a decoy and the answer is no, so that the time taken tells nothing.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('decoy that no one can sign in with')
  const against = stored ?? (await decoy)
  const matches = await queue.run(() => verify(against, normalised(password)))
  return matches && stored !== undefined
}
