import type { Permission, Share, ShareChanges } from '#web/resources/constructions/construction-mutations.ts'

/** What the changes come to beside the shares that are there. */
export type Tally = { readonly added: number; readonly changed: number; readonly revoked: number }

/** The changes with one more; setting what is there already takes the change away. */
export function withChange(
  changes: ShareChanges,
  shares: readonly Share[],
  email: string,
  wish: Permission | 'none',
): ShareChanges {
  const { [email]: _, ...rest } = changes
  const stored = shares.find((share) => share.email === email)?.permission
  const nothingToDo = stored === undefined ? wish === 'none' : wish === stored
  return nothingToDo ? rest : { ...rest, [email]: wish }
}

/** Counts the changes by what they do. */
export function tallyOf(changes: ShareChanges, shares: readonly Share[]): Tally {
  const stored = new Set(shares.map(({ email }) => email))
  const tally = { added: 0, changed: 0, revoked: 0 }
  for (const [email, wish] of Object.entries(changes)) {
    tally[stored.has(email) ? (wish === 'none' ? 'revoked' : 'changed') : 'added'] += 1
  }
  return tally
}
