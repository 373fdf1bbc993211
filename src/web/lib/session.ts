import type { AuthenticationResponse, User } from '#contract/accounts.ts'
import { keep, kept } from './kept.ts'
import { createStore, useStore } from './store.ts'

/**
 * `unknown`: a session may be there, the service was not asked yet. `expired`: there was one and it ended while the
 * page was in use; the user stays known, so that work on screen is kept until the next login.
 */
export type Session =
  | { readonly state: 'unknown' | 'anonymous' }
  | { readonly state: 'signedIn'; readonly user: User; readonly token: string; readonly staleAt: number }
  | { readonly state: 'expired'; readonly user: User }

/** Seconds before the end of a session token from which it is renewed instead of sent. */
const MARGIN_SECONDS = 20

type Broadcast = { readonly kind: 'signedIn'; readonly reply: AuthenticationResponse } | { readonly kind: 'signedOut' }

const session = createStore<Session>({ state: kept('session') === null ? 'anonymous' : 'unknown' })
const channel = new BroadcastChannel('aufbau.session')

const adopt = ({ user, sessionJwt, sessionExpiration }: AuthenticationResponse) => {
  const staleAt = Date.parse(sessionExpiration) - MARGIN_SECONDS * 1000
  session.set({ state: 'signedIn', user, token: sessionJwt, staleAt })
}

channel.addEventListener('message', ({ data }: MessageEvent<Broadcast>) => {
  if (data.kind === 'signedIn') adopt(data.reply)
  else session.set({ state: 'anonymous' })
})

/** What is known about the session now. The session token lives in memory only. */
export const currentSession = (): Session => session.get()
/** What is known about the session; the component renders again when it changes. */
export const useSession = (): Session => useStore(session)
/** Runs `listener` at every change of the session. */
export const followSession = session.subscribe

/** Key of who was here last, for a page that opens without a network. */
export const LAST_USER = 'user'

/** Who was here last on this device; null after signing out. */
export function lastUser(): User | null {
  return JSON.parse(kept(LAST_USER) ?? 'null') as User | null
}

/** Goes on with who was here last, until the service can be asked: then their session is renewed. */
export function resumed(user: User): void {
  session.set({ state: 'signedIn', user, token: '', staleAt: 0 })
}

/** The signed-in user, also while the session waits to be renewed by login; null for a stranger. */
export const userOf = (value: Session): User | null => ('user' in value ? value.user : null)

/** Starts or renews the session, here and in every other tab. */
export function signedIn(reply: AuthenticationResponse): void {
  keep('session', '1')
  adopt(reply)
  channel.postMessage({ kind: 'signedIn', reply } satisfies Broadcast)
}

/** Ends the session on this screen and in every other tab; the service is told by whoever signs out. */
export function signedOut(): void {
  keep('session', null)
  session.set({ state: 'anonymous' })
  channel.postMessage({ kind: 'signedOut' } satisfies Broadcast)
}

/** The service no longer takes the session: work stays on screen, and the user is asked to sign in again. */
export function sessionEnded(): void {
  keep('session', null)
  const user = userOf(session.get())
  session.set(user ? { state: 'expired', user } : { state: 'anonymous' })
}

/** The user's own details changed. */
export function userChanged(user: User): void {
  const now = session.get()
  if (now.state === 'signedIn') session.set({ ...now, user })
}
