import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError, NetworkError, waitOf } from '#web/lib/api-error.ts'
import { useSession } from '#web/lib/session.ts'
import { projectKeys } from '#web/resources/keys.ts'
import { projectQuery, readProject, type StoredProject } from '#web/resources/projects/project-queries.ts'
import type { ProjectDraft } from '../document/draft.ts'
import { storable } from '../document/storable.ts'
import { isStoredAs, storeDraft } from './store-draft.ts'

/** Rest after the last change before it is saved, and before another try [ms]. */
const REST = 2_000
const RETRY = 5_000

export type SaveState =
  | { readonly kind: 'idle' | 'saving' }
  | { readonly kind: 'rateLimited' | 'unreachable'; readonly until: number }
  | { readonly kind: 'failed'; readonly reason: string; readonly draft: ProjectDraft }
  /** Somebody saved in between. */
  | { readonly kind: 'conflict'; readonly theirs: StoredProject }

const idle: SaveState = { kind: 'idle' }

export type Saving = {
  readonly state: SaveState
  /** What is stored, as far as is known. */
  readonly stored: StoredProject
  /** What the stored state was written from. */
  readonly basis: ProjectDraft
  readonly isDirty: boolean
  /** Rows that lack what the service needs of them. */
  readonly waiting: number
  readonly save: () => void
  /** Goes on from what somebody else stored. */
  readonly adopt: (theirs: StoredProject, basis: ProjectDraft) => void
}

function delayedBy(error: unknown): SaveState | undefined {
  const seconds = waitOf(error)
  if (seconds !== null) return { kind: 'rateLimited', until: Date.now() + seconds * 1000 }
  return error instanceof NetworkError ? { kind: 'unreachable', until: Date.now() + RETRY } : undefined
}

/** What a project is edited from: what is stored, and what that was written from. */
export type Begun = { readonly stored: StoredProject; readonly basis: ProjectDraft }

/** Saves a project 2 s after its last change; nothing is overwritten unseen. */
export function useAutosave(
  { draft, latest }: { readonly draft: ProjectDraft; readonly latest: () => ProjectDraft },
  { stored: opened, basis: begun }: Begun,
  readOnly: boolean,
): Saving {
  const client = useQueryClient()
  const session = useSession()
  const [state, setState] = useState(idle)
  const [stored, setStored] = useState(opened)
  const [basis, setBasis] = useState(begun)
  const isRunning = useRef(false)
  const { waiting } = useMemo(() => storable(draft), [draft])
  const isDirty = draft !== basis

  const adopt = useCallback((theirs: StoredProject, next: ProjectDraft) => {
    setStored(theirs)
    setBasis(next)
    setState(idle)
  }, [])
  const fail = useCallback(
    async (error: unknown, sent: ProjectDraft) => {
      const delayed = delayedBy(error)
      if (delayed) return setState(delayed)
      // the session ended: the work waits until the user has signed in again
      if (error instanceof ApiError && error.status === 401) return setState(idle)
      if (error instanceof ApiError && error.status === 412) {
        const theirs = await readProject(stored.project.id, undefined, 'no-store')
        client.setQueryData(projectQuery(stored.project.id).queryKey, theirs)
        // it was stored, and the answer lost on its way
        if (isStoredAs(theirs, sent)) return adopt(theirs, sent)
        return setState({ kind: 'conflict', theirs })
      }
      setState({ kind: 'failed', reason: error instanceof Error ? error.message : String(error), draft: sent })
    },
    [client, stored.project.id, adopt],
  )
  const store = useCallback(async () => {
    const sent = latest()
    isRunning.current = true
    setState({ kind: 'saving' })
    try {
      const next = await storeDraft(stored, sent)
      setStored(next)
      setBasis(sent)
      setState(idle)
      client.setQueryData(projectQuery(next.project.id).queryKey, next)
      void client.invalidateQueries({ queryKey: projectKeys.lists })
    } catch (error) {
      await fail(error, sent).catch(() => setState({ kind: 'unreachable', until: Date.now() + RETRY }))
    } finally {
      isRunning.current = false
    }
  }, [client, fail, latest, stored])
  const save = useCallback(() => {
    if (!isRunning.current && !readOnly) void store()
  }, [readOnly, store])

  const shown = state.kind === 'failed' && state.draft !== draft ? idle : state
  const until = 'until' in shown ? shown.until : null
  const isReady = isDirty && !readOnly && session.state !== 'expired' && (shown.kind === 'idle' || until !== null)
  // every change of the draft begins the rest anew
  useEffect(() => {
    if (!isReady || draft === basis) return undefined
    const timer = setTimeout(save, until === null ? REST : Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [isReady, draft, basis, until, save])
  return useMemo(
    () => ({ state: shown, stored, basis, isDirty, waiting, save, adopt }),
    [shown, stored, basis, isDirty, waiting, save, adopt],
  )
}
