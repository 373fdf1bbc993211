import { deviceDrafts } from '#web/lib/device-drafts.ts'
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

/** Drafts of one user on this device, one per construction. */
export const draftStore = (userId: string) => deviceDrafts<LocalDraft>(userId, isDraft)
export type DraftStore = ReturnType<typeof draftStore>
