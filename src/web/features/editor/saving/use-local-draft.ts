import { useEffect, useRef, useState } from 'react'
import { currentSession, userOf } from '#web/lib/session.ts'
import type { ConstructionDocument } from '../document/document.ts'
import { type DraftStore, draftStore } from './draft-store.ts'

/** Rest after a change before it is written to this device [ms]. */
const DEBOUNCE = 150

const currentUser = () => userOf(currentSession())?.userId

/** Drafts of the signed-in user on this device. */
export const userDrafts = (): DraftStore => draftStore(currentUser() ?? 'nobody')

/**
 * Keeps what is not saved yet on this device, so that it survives a crash, a reload and the end of the session; removes
 * it once it is saved.
 *
 * @returns false while the device takes no draft, as where its storage is full
 */
export function useLocalDraft({
  id,
  document,
  latest,
  dirty,
  basis,
  creationKey,
}: {
  id: string
  document: ConstructionDocument
  /** The document as it is now, ahead of what is on screen. */
  latest: () => ConstructionDocument
  dirty: boolean
  basis: string | null
  creationKey: string | null
}): boolean {
  const [stored, setStored] = useState(true)
  const wasDirty = useRef(dirty)
  const newest = useRef<(leaving: boolean) => void>(() => {})
  useEffect(() => {
    const [drafts, user] = [userDrafts(), currentUser()]
    newest.current = (leaving) => {
      // who signed out leaves nothing behind
      if (currentUser() !== user) return
      const now = latest()
      if (dirty || now !== document) {
        const draft = { format: 1, document: now, basis, creationKey, changedAt: Date.now() } as const
        void (leaving ? drafts.writeLeaving : drafts.write)(id, draft).then(setStored)
      } else {
        void drafts.remove(id)
        setStored(true)
      }
    }
    // what has just been saved is gone at once: who signs out then is not asked about it
    const rest = wasDirty.current && !dirty ? 0 : DEBOUNCE
    wasDirty.current = dirty
    const timer = setTimeout(() => newest.current(false), rest)
    return () => clearTimeout(timer)
  }, [id, document, latest, dirty, basis, creationKey])
  useEffect(() => {
    const flush = () => newest.current(true)
    addEventListener('pagehide', flush)
    addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('pagehide', flush)
      removeEventListener('visibilitychange', flush)
      newest.current(false)
    }
  }, [])
  return stored
}
