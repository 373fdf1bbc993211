import { createStore, del, delMany, get, keys, set } from 'idb-keyval'
import type { ConstructionDocument } from '../document/document.ts'

/** What is kept on the device of a construction that is being edited. */
export type LocalDraft = {
  readonly format: 1
  readonly document: ConstructionDocument
  /** ETag of the stored state the edit began from; null: never stored. */
  readonly basis: string | null
  /** Key the first save is sent with, so that a retry creates nothing twice. */
  readonly creationKey: string | null
  /** Epoch milliseconds of the last change. */
  readonly changedAt: number
}

/** Id of a construction that is not stored yet. */
export const NEW_DRAFT = 'new'

const isDraft = (value: unknown): value is LocalDraft => {
  if (typeof value !== 'object' || value === null) return false
  const { format, document } = value as Partial<LocalDraft>
  return format === 1 && typeof document === 'object' && Array.isArray(document.layers)
}

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
 * Drafts of one user on this device, one per construction. A device without storage, or a full one, keeps none:
 * `write` says so.
 */
export const draftStore = (userId: string) => {
  const nameOf = (id: string) => `${userId} ${id}`
  const own = () =>
    onDevice<readonly string[]>([], async (drafts) =>
      (await keys<string>(drafts)).filter((name) => name.startsWith(nameOf(''))),
    )
  return {
    read: (id: string): Promise<LocalDraft | undefined> =>
      onDevice<LocalDraft | undefined>(undefined, async (drafts) => {
        const value: unknown = await get(nameOf(id), drafts)
        return isDraft(value) ? value : undefined
      }),
    write: (id: string, draft: LocalDraft): Promise<boolean> =>
      onDevice(false, (drafts) => set(nameOf(id), draft, drafts).then(() => true)),
    remove: (id: string): Promise<void> => onDevice(undefined, (drafts) => del(nameOf(id), drafts)),
    count: async (): Promise<number> => (await own()).length,
    clear: async (): Promise<void> => {
      const names = [...(await own())]
      await onDevice(undefined, (drafts) => delMany(names, drafts))
    },
  }
}
export type DraftStore = ReturnType<typeof draftStore>
