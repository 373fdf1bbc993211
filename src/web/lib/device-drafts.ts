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

/**
 * What one user has not saved yet, on this device. A device without storage, or a full one, keeps none: `write` says so.
 *
 * @param isDraft - of what is read; all else is none
 */
export const deviceDrafts = <Draft>(userId: string, isDraft: (value: unknown) => value is Draft) => {
  const nameOf = (id: string) => `${userId} ${id}`
  const own = () =>
    onDevice<readonly string[]>([], async (drafts) =>
      (await keys<string>(drafts)).filter((name) => name.startsWith(nameOf(''))),
    )
  return {
    read: (id: string): Promise<Draft | undefined> =>
      onDevice<Draft | undefined>(undefined, async (drafts) => {
        const value: unknown = await get(nameOf(id), drafts)
        return isDraft(value) ? value : undefined
      }),
    write: (id: string, draft: Draft): Promise<boolean> =>
      onDevice(false, (drafts) => set(nameOf(id), draft, drafts).then(() => true)),
    remove: (id: string): Promise<void> => onDevice(undefined, (drafts) => del(nameOf(id), drafts)),
    /** Of everything that the user has not saved. */
    count: async (): Promise<number> => (await own()).length,
    clear: async (): Promise<void> => {
      const names = [...(await own())]
      await onDevice(undefined, (drafts) => delMany(names, drafts))
    },
  }
}
