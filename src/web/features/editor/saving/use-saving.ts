import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Ownership } from '#vocabulary/constructions.ts'
import { ApiError, NetworkError, waitOf } from '#web/lib/api-error.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { useSession } from '#web/lib/session.ts'
import { storeConstruction } from '#web/resources/constructions/construction-mutations.ts'
import {
  constructionQuery,
  readStored,
  type StoredConstruction,
} from '#web/resources/constructions/construction-queries.ts'
import { constructionKeys } from '#web/resources/keys.ts'
import { type ConstructionDocument, editableDocument } from '../document/document.ts'
import { constructionInput, sameContent, saveProblems } from '../document/stored-layers.ts'
import { flushing } from './flushing.ts'

/** What the editor began from, or last saved. */
export type Basis = {
  readonly stored: StoredConstruction
  /** The stored state as a document, for comparison. */
  readonly document: ConstructionDocument
}

export type SaveState =
  | { readonly kind: 'idle' | 'saving' }
  | { readonly kind: 'rateLimited' | 'unreachable'; readonly until: number }
  /** Tried again once the document changes, or when asked. */
  | { readonly kind: 'failed'; readonly message: string; readonly document: ConstructionDocument }
  /** Somebody saved in between. */
  | { readonly kind: 'conflict'; readonly theirs: StoredConstruction }

export type Saving = {
  readonly state: SaveState
  readonly basis: Basis | null
  readonly dirty: boolean
  /** Saves now, whatever waits. `over` is the ETag of a newer version that is knowingly replaced. */
  readonly save: (over?: StoredConstruction) => void
  /** Saves what is not stored yet; done when it is, or cannot be. */
  readonly flush: () => Promise<void>
  /** Keeps the stored version of somebody else as what edits begin from. */
  readonly adopt: (theirs: StoredConstruction) => void
}

export type SavingOptions = {
  readonly document: ConstructionDocument
  readonly latest: () => ConstructionDocument
  readonly opened: StoredConstruction | null
  readonly ownership: Ownership
  /** ETag the restored local draft began from, where it differs from the opened one. */
  readonly draftBasis: string | null
  readonly creationKey: string
  readonly automatic: boolean
  readonly readOnly: boolean
  readonly onCreated: (stored: StoredConstruction) => void
}

/** Rest after the last change before it is saved [ms]. */
const DEBOUNCE = 2_000
const RETRY = 5_000

/** A stored construction as the basis of edits. */
export const basisOf = (stored: StoredConstruction): Basis => ({
  stored,
  document: editableDocument(stored.construction, randomKey),
})

type Autosave = {
  readonly state: SaveState
  readonly document: ConstructionDocument
  /** There is something to save, and it may be saved. */
  readonly start: boolean
  /** Saves by itself once typing rests; otherwise only what waits after a refusal. */
  readonly rests: boolean
  readonly save: () => void
}

/** Starts saving after a rest, after a wait that the service asked for, and when the network is back. */
function useAutosave({ state, document, start, rests, save }: Autosave): void {
  const until = 'until' in state ? state.until : null
  const pause = start && (until !== null || (rests && state.kind === 'idle'))
  useEffect(() => {
    if (!pause || saveProblems(document).length > 0) return
    const timer = setTimeout(save, until === null ? DEBOUNCE : Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [pause, document, until, save])
  useEffect(() => {
    const again = () => until !== null && save()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [until, save])
}

const outdatedBySaving = [constructionKeys.lists, constructionKeys.counts, constructionKeys.tags]

const isDirty = (document: ConstructionDocument, basis: Basis | null) =>
  basis ? !sameContent(document, basis.document) : document.layers.length > 0 || document.name !== ''

/** Until when saving waits after a failure; undefined where waiting does not help. */
function delayedBy(error: unknown): SaveState | undefined {
  const seconds = waitOf(error)
  if (seconds !== null) return { kind: 'rateLimited', until: Date.now() + seconds * 1000 }
  return error instanceof NetworkError ? { kind: 'unreachable', until: Date.now() + RETRY } : undefined
}

/** What is stored now, or nothing. @throws {ApiError | NetworkError} */
async function readNow(client: QueryClient, ownership: Ownership, id: string): Promise<StoredConstruction> {
  const locale = currentLocale()
  const stored = await readStored({ ownership, id, locale }, undefined, 'no-store')
  client.setQueryData(constructionQuery(ownership, id, locale).queryKey, stored)
  return stored
}

/** Saves what is edited: by itself 2 s after the last change, or when asked; nothing is overwritten unseen. */
export function useSaving(options: SavingOptions): Saving {
  const { document, latest, opened, ownership, automatic, readOnly, onCreated } = options
  const client = useQueryClient()
  const session = useSession()
  const [state, setState] = useState<SaveState>({ kind: 'idle' })
  const [basis, setBasis] = useState<Basis | null>(() => opened && basisOf(opened))
  const etag = useRef(options.draftBasis ?? opened?.etag ?? '')
  const key = useRef(options.creationKey)
  const running = useRef(false)
  const [leaving] = useState(() => flushing(basis?.document))
  const dirty = useMemo(() => isDirty(document, basis), [basis, document])

  const succeed = useCallback(
    (stored: StoredConstruction, sent: ConstructionDocument, created: boolean) => {
      etag.current = stored.etag
      leaving.stored(sent)
      setBasis({ stored, document: sent })
      client.setQueryData(constructionQuery(ownership, stored.construction.id, currentLocale()).queryKey, stored)
      setState({ kind: 'idle' })
      for (const queryKey of outdatedBySaving) void client.invalidateQueries({ queryKey })
      if (created) onCreated(stored)
    },
    [client, ownership, leaving, onCreated],
  )
  const fail = useCallback(
    async (error: unknown, sent: ConstructionDocument, id: string | undefined) => {
      const delayed = delayedBy(error)
      if (delayed) return setState(delayed)
      // The session ended: the work waits until the user has signed in again.
      if (error instanceof ApiError && error.status === 401) return setState({ kind: 'idle' })
      if (error instanceof ApiError && error.status === 412 && id !== undefined) {
        const theirs = await readNow(client, ownership, id)
        // it was stored, and the answer lost on its way
        if (sameContent(sent, basisOf(theirs).document)) return succeed(theirs, sent, false)
        return setState({ kind: 'conflict', theirs })
      }
      if (error instanceof ApiError && error.code === 'idempotencyKeyReused') key.current = randomKey()
      setState({ kind: 'failed', message: error instanceof Error ? error.message : String(error), document: sent })
    },
    [client, ownership, succeed],
  )
  const save = useCallback(
    (over?: StoredConstruction) => {
      const sent = latest()
      if (running.current || readOnly || saveProblems(sent).length > 0) return
      if (over) etag.current = over.etag
      running.current = true
      setState({ kind: 'saving' })
      const id = basis?.stored.construction.id
      leaving.started(
        storeConstruction({
          ownership,
          body: constructionInput(sent),
          ...(id === undefined ? { creationKey: key.current } : { id, etag: etag.current }),
        })
          .then((stored) => succeed(stored, sent, basis === null))
          .catch((error: unknown) =>
            fail(error, sent, id).catch(() => setState({ kind: 'unreachable', until: Date.now() + RETRY })),
          )
          .finally(() => {
            running.current = false
          }),
      )
    },
    [latest, readOnly, basis, ownership, leaving, succeed, fail],
  )

  const flush = useCallback(() => leaving.flush(latest, save), [leaving, latest, save])
  const outdated = state.kind === 'failed' && state.document !== document
  const shown: SaveState = outdated ? { kind: 'idle' } : state
  const ready = dirty && !readOnly && session.state !== 'expired'
  useAutosave({ state: shown, document, start: ready, rests: automatic, save })

  const adopt = useCallback(
    (theirs: StoredConstruction) => {
      etag.current = theirs.etag
      const basis = basisOf(theirs)
      leaving.stored(basis.document)
      setBasis(basis)
      setState({ kind: 'idle' })
    },
    [leaving],
  )
  return { state: shown, basis, dirty, save, flush, adopt }
}
