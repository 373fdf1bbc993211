import { safeNext } from '#web/lib/paths.ts'

const KEY = 'aufbau.next'

/** Keeps for this tab where to go after the company's sign-on. */
export function rememberNext(next: string): void {
  try {
    sessionStorage.setItem(KEY, next)
  } catch {
    // Without storage the way leads to the library.
  }
}

/** Where to go after the company's sign-on; asked once. */
export function takeNext(): string {
  try {
    const next = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return safeNext(next)
  } catch {
    return safeNext(null)
  }
}
