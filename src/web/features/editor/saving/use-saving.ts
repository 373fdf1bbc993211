import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Ownership } from '#vocabulary/constructions.ts'
import { callWithHeaders } from '#web/lib/api-client.ts'
import { ApiError, NetworkError, waitOf } from '#web/lib/api-error.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import { constructionKeys } from '#web/lib/query-keys.ts'
import { useSession } from '#web/lib/session.ts'
import { constructionQuery, type StoredConstruction } from '../editor-queries.ts'
import { type ConstructionDocument, editableDocument } from '../model/document.ts'
import { randomKey } from '../model/random-key.ts'
import { constructionInput, sameContent, saveProblems } from '../model/stored-layers.ts'

/** What the editor began from, or last saved. */
export type Basis = {
  readonly stored: StoredConstruction
  /** The stored state as a document, for comparison. */
  readonly document: ConstructionDocument
}

export type SaveState =
  | { readonly kind: 'idle' | 'saving' }
  | { readonly kind: 'rateLimited' | 'unreachable'; readonly until: number }
  | { readonly kind: 'failed'; readonly message: string }
  /** Somebody saved in between. */
  | { readonly kind: 'conflict'; readonly theirs: StoredConstruction }

export type Saving = {
  readonly state: SaveState
  readonly basis: Basis | null
  readonly dirty: boolean
  /** Saves now, whatever waits. `over` is the ETag of a newer version that is knowingly replaced. */
  readonly save: (over?: StoredConstruction) => void
  /** Keeps the stored version of somebody else as what edits begin from. */
  readonly adopt: (theirs: StoredConstruction) => void
  readonly dismissConflict: () => void
}

type Options = {
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
const REST = 2_000
const RETRY = 5_000

/** A stored construction as the basis of edits. */
export const basisOf = (stored: StoredConstruction): Basis => ({
  stored,
  document: editableDocument(stored.construction, randomKey),
})

/** Sends the document: creates it at the first time, replaces it later. */
const send = async (
  document: ConstructionDocument,
  basis: Basis | null,
  etag: string,
  ownership: Ownership,
  creationKey: string,
): Promise<StoredConstruction> => {
  const query = { locale: currentLocale() }
  const body = constructionInput(document)
  const { reply, etag: next } = basis
    ? await callWithHeaders('replaceConstruction', {
        params: { ownership, id: basis.stored.construction.id },
        query,
        headers: { 'if-match': etag },
        body,
      })
    : await callWithHeaders('createConstruction', {
        params: { ownership },
        query,
        headers: { 'idempotency-key': creationKey },
        body,
      })
  return { construction: reply, etag: next ?? '' }
}

/** Saves what is edited: by itself 2 s after the last change, or when asked; nothing is overwritten unseen. */
export function useSaving(options: Options): Saving {
  const { document, latest, opened, ownership, automatic, readOnly, onCreated } = options
  const client = useQueryClient()
  const session = useSession()
  const [state, setState] = useState<SaveState>({ kind: 'idle' })
  const [basis, setBasis] = useState<Basis | null>(() => opened && basisOf(opened))
  const etag = useRef(options.draftBasis ?? opened?.etag ?? '')
  const key = useRef(options.creationKey)
  const running = useRef(false)
  const dirty = basis ? !sameContent(document, basis.document) : document.layers.length > 0 || document.name !== ''

  const succeed = useCallback(
    (stored: StoredConstruction, sent: ConstructionDocument, created: boolean) => {
      etag.current = stored.etag
      setBasis({ stored, document: sent })
      setState({ kind: 'idle' })
      void client.invalidateQueries({ queryKey: constructionKeys.lists })
      void client.invalidateQueries({ queryKey: constructionKeys.counts })
      void client.invalidateQueries({ queryKey: constructionKeys.tags })
      if (created) onCreated(stored)
    },
    [client, onCreated],
  )
  const fail = useCallback(
    async (error: unknown, id: string | undefined) => {
      const seconds = waitOf(error)
      if (seconds !== null) return setState({ kind: 'rateLimited', until: Date.now() + seconds * 1000 })
      if (error instanceof NetworkError) return setState({ kind: 'unreachable', until: Date.now() + RETRY })
      if (error instanceof ApiError && error.status === 412 && id !== undefined) {
        const theirs = await client.fetchQuery({ ...constructionQuery(ownership, id, currentLocale()), staleTime: 0 })
        return setState({ kind: 'conflict', theirs })
      }
      if (error instanceof ApiError && error.code === 'idempotencyKeyReused') key.current = randomKey()
      setState({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
    },
    [client, ownership],
  )
  const save = useCallback(
    (over?: StoredConstruction) => {
      const sent = latest()
      if (running.current || readOnly || saveProblems(sent).length > 0) return
      if (over) etag.current = over.etag
      running.current = true
      setState({ kind: 'saving' })
      const id = basis?.stored.construction.id
      send(sent, basis, etag.current, ownership, key.current)
        .then((stored) => succeed(stored, sent, basis === null))
        .catch((error: unknown) =>
          fail(error, id).catch(() => setState({ kind: 'unreachable', until: Date.now() + RETRY })),
        )
        .finally(() => {
          running.current = false
        })
    },
    [latest, readOnly, basis, ownership, succeed, fail],
  )

  const waits = state.kind === 'rateLimited' || state.kind === 'unreachable'
  const until = waits ? state.until : null
  const mayStart =
    dirty && !readOnly && state.kind !== 'saving' && state.kind !== 'conflict' && session.state !== 'expired'
  useEffect(() => {
    if (!mayStart || saveProblems(document).length > 0) return
    if (until === null && !(automatic && basis)) return
    if (state.kind === 'failed' && until === null) return
    const timer = setTimeout(save, until === null ? REST : Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [mayStart, document, automatic, basis, until, save, state.kind])
  useEffect(() => {
    const again = () => waits && save()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [waits, save])
  useEffect(() => {
    setState((now) => (now.kind === 'failed' ? { kind: 'idle' } : now))
  }, [document])

  const adopt = useCallback((theirs: StoredConstruction) => {
    etag.current = theirs.etag
    setBasis(basisOf(theirs))
    setState({ kind: 'idle' })
  }, [])
  const dismissConflict = useCallback(() => setState({ kind: 'idle' }), [])
  return { state, basis, dirty, save, adopt, dismissConflict }
}
