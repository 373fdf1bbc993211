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

const nameOf = (userId: string, id: string) => `aufbau.draft.${userId}.${id}`

const namesOf = (storage: Storage | undefined, userId: string): readonly string[] =>
  Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '').filter((name) =>
    name.startsWith(nameOf(userId, '')),
  )

const isDraft = (value: unknown): value is LocalDraft => {
  if (typeof value !== 'object' || value === null) return false
  const { format, document } = value as Partial<LocalDraft>
  return format === 1 && typeof document === 'object' && Array.isArray(document.layers)
}

/**
 * Drafts of one user on this device, one per construction. A device without storage, or a full one, keeps none:
 * `write` says so.
 */
export const draftStore = (storage: Storage | undefined, userId: string) => ({
  read(id: string): LocalDraft | undefined {
    try {
      const value: unknown = JSON.parse(storage?.getItem(nameOf(userId, id)) ?? 'null')
      return isDraft(value) ? value : undefined
    } catch {
      return undefined
    }
  },
  write(id: string, draft: LocalDraft): boolean {
    try {
      storage?.setItem(nameOf(userId, id), JSON.stringify(draft))
      return storage !== undefined
    } catch {
      return false
    }
  },
  remove(id: string): void {
    storage?.removeItem(nameOf(userId, id))
  },
  count: (): number => namesOf(storage, userId).length,
  clear(): void {
    for (const name of namesOf(storage, userId)) storage?.removeItem(name)
  },
})
export type DraftStore = ReturnType<typeof draftStore>
