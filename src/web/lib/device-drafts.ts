import { createStore, del, delMany, get, keys, set } from 'idb-keyval'

let opened: ReturnType<typeof createStore> | undefined
/** Runs something on the drafts of this device; what cannot be had is `without`. */
async function onDevice<T>(without: T, run: (drafts: ReturnType<typeof createStore>) => Promise<T>): Promise<T> {
  try {
    opened ??= createStore('aufbau.drafts', 'drafts')
    return await run(opened)
  } catch {
    return without
  }
}

const AT_ONCE = 'aufbau.draft '

/** Drafts of pages that were left before the database had them: what is written here stands when the call returns. */
const atOnce = {
  get: (name: string): unknown => {
    try {
      return JSON.parse(localStorage.getItem(AT_ONCE + name) ?? 'null')
    } catch {
      return null
    }
  },
  set: (name: string, draft: unknown) => {
    try {
      localStorage.setItem(AT_ONCE + name, JSON.stringify(draft))
    } catch {
      // too large for this place, or none there: the database may still take it
    }
  },
  remove: (name: string) => {
    try {
      localStorage.removeItem(AT_ONCE + name)
    } catch {
      // nothing was kept
    }
  },
  names: (): readonly string[] => {
    try {
      return Object.keys(localStorage).flatMap((key) => (key.startsWith(AT_ONCE) ? [key.slice(AT_ONCE.length)] : []))
    } catch {
      return []
    }
  },
}

/**
 * What one user has not saved yet, on this device. A device without storage, or a full one, keeps none: `write` says so.
 *
 * @param isDraft - of what is read; all else is none
 */
export const deviceDrafts = <Draft>(userId: string, isDraft: (value: unknown) => value is Draft) => {
  const nameOf = (id: string) => `${userId} ${id}`
  const own = async () => {
    const kept = await onDevice<readonly string[]>([], (drafts) => keys<string>(drafts))
    return [...new Set([...kept, ...atOnce.names()])].filter((name) => name.startsWith(nameOf('')))
  }
  const write = async (id: string, draft: Draft): Promise<boolean> => {
    const written = await onDevice(false, (drafts) => set(nameOf(id), draft, drafts).then(() => true))
    if (written) atOnce.remove(nameOf(id))
    return written
  }
  return {
    read: async (id: string): Promise<Draft | undefined> => {
      const left = atOnce.get(nameOf(id))
      if (isDraft(left)) {
        await write(id, left)
        return left
      }
      return onDevice<Draft | undefined>(undefined, async (drafts) => {
        const value: unknown = await get(nameOf(id), drafts)
        return isDraft(value) ? value : undefined
      })
    },
    write,
    /** As `write`, for a page that is being left: the browser may end it before its database is done. */
    writeLeaving: (id: string, draft: Draft): Promise<boolean> => {
      atOnce.set(nameOf(id), draft)
      return write(id, draft)
    },
    remove: (id: string): Promise<void> => {
      atOnce.remove(nameOf(id))
      return onDevice(undefined, (drafts) => del(nameOf(id), drafts))
    },
    /** Of everything that the user has not saved. */
    count: async (): Promise<number> => (await own()).length,
    clear: async (): Promise<void> => {
      const names = await own()
      for (const name of names) atOnce.remove(name)
      await onDevice(undefined, (drafts) => delMany(names, drafts))
    },
  }
}
