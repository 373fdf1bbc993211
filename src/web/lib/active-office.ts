import { userOf, useSession } from './session.ts'
import { createStore, useStore } from './store.ts'

/** The office that one works in; another account on the same machine has its own. */
type Active = { readonly userId: string; readonly id: string; readonly name: string }

const KEY = 'aufbau.office'
const isText = (value: unknown): value is string => typeof value === 'string'

function stored(): Active | null {
  try {
    const { userId, id, name } = (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, unknown>
    return isText(userId) && isText(id) && isText(name) ? { userId, id, name } : null
  } catch {
    return null
  }
}

const active = createStore<Active | null>(stored())

active.subscribe(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(active.get()))
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
  }
})

/** The office whose library and projects open from the bar; null where one works for oneself. */
export function useActiveOffice(): Omit<Active, 'userId'> | null {
  const found = useStore(active)
  const userId = userOf(useSession())?.userId
  return found !== null && found.userId === userId ? found : null
}

export const setActiveOffice = (office: Active | null): void => active.set(office)

/** An address of a list, narrowed to the active office. */
export const inOffice = (href: string, office: Pick<Active, 'id'> | null): string =>
  office ? `${href}?office=${office.id}` : href
