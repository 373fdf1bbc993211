import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router'
import { type Locale, type Ownership, ownerships } from '#vocabulary/constructions.ts'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { Button } from '#web/components/button.tsx'
import { Unhurried } from '#web/components/unhurried.tsx'
import { useFailureToast } from '#web/components/use-failure.ts'
import { datasetTexts } from '#web/datasets/datasets-texts.ts'
import { kpiTexts } from '#web/features/editor/editor-texts.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { formatsOf } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { currentLocale, useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { copyConstructions } from '#web/resources/constructions/construction-mutations.ts'
import { constructionQuery, type StoredConstruction } from '#web/resources/constructions/construction-queries.ts'
import { beginOpening, figuresOf, hasMade, openingQuery } from '#web/resources/constructions/opening.ts'
import { pricesQuery } from '#web/resources/materials/price-queries.ts'
import { emptyDocument } from './document/document.ts'
import { sameContent } from './document/stored-layers.ts'
import css from './editor.module.css'
import { Editor, type EditorProps } from './editor.tsx'
import { Failed, Loading, Missing } from './editor-states.tsx'
import { editorTexts, sectionTexts } from './editor-texts.ts'
import { type LocalDraft, NEW_DRAFT } from './saving/draft-store.ts'
import { userDrafts } from './saving/use-local-draft.ts'
import { basisOf } from './saving/use-saving.ts'
import { fetchRowFacts } from './table/row-facts.tsx'

const ownershipOf = (named: string | undefined) => ownerships.find((one) => one === named)

/** Fetches the texts of the screen. */
export async function prefetch(): Promise<void> {
  await Promise.all([editorTexts, sectionTexts, kpiTexts, datasetTexts, chartTexts].map(async ({ load }) => load()))
}

/** Asks for the construction of the address while the rest of the screen is fetched. */
export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  const ownership = ownershipOf(params['ownership'])
  if (ownership && params['id'] !== undefined) beginOpening({ ownership, id: params['id'], locale: currentLocale() })
  fetchRowFacts()
  await prefetch()
  return null
}

type Opening = Pick<EditorProps, 'initial' | 'opened' | 'draftId' | 'draftBasis' | 'creationKey' | 'asked'> & {
  readonly restoredFrom: number | null
}

/** What the editor begins with: the draft of this device where it holds changes, else what is stored, else nothing. */
const openingOf = (opened: StoredConstruction | null, locale: Locale, kept: LocalDraft | null): Opening => {
  const draftId = opened?.construction.id ?? NEW_DRAFT
  const stored = opened ? basisOf(opened).document : emptyDocument(locale)
  const draft = opened?.construction.permission === 'view' ? null : kept
  if (!draft || sameContent(draft.document, stored)) {
    const asked = opened ? figuresOf(opened) : undefined
    return { initial: stored, opened, draftId, draftBasis: null, creationKey: randomKey(), restoredFrom: null, asked }
  }
  return {
    initial: draft.document,
    opened,
    draftId,
    draftBasis: draft.basis,
    creationKey: draft.creationKey ?? randomKey(),
    restoredFrom: draft.changedAt,
    asked: undefined,
  }
}

type OpenedProps = {
  readonly stored: StoredConstruction | null
  readonly ownership: Ownership
  readonly onCreated: (stored: StoredConstruction) => void
}

function Opened({ stored, draft, ownership, onCreated }: OpenedProps & { draft: LocalDraft | null }) {
  const t = useTexts(editorTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const [discarded, setDiscarded] = useState(0)
  const [{ restoredFrom, ...opening }, setOpening] = useState(() => openingOf(stored, locale, draft))
  const [told, setTold] = useState(restoredFrom === null)
  const copy = useMutation({
    ...copyConstructions(locale),
    onSuccess: async ([made]) => {
      if (made) await navigate(paths.construction.href('custom', made.id))
    },
    onError: useFailureToast((reason) => reason),
  })
  const discard = () => {
    void userDrafts().remove(opening.draftId)
    setOpening(openingOf(stored, locale, null))
    setDiscarded(discarded + 1)
    setTold(true)
  }
  return (
    <>
      {!told && restoredFrom !== null && (
        <div className="banner" role="status">
          <span>{t('draft.restored', { time: formatsOf(locale).recent(new Date(restoredFrom).toISOString()) })}</span>
          <Button size="s" className={css.bannerEnd} onClick={discard}>
            {t('draft.discard')}
          </Button>
          <Button size="s" look="quiet" onClick={() => setTold(true)}>
            {t('draft.keep')}
          </Button>
        </div>
      )}
      <Editor
        key={discarded}
        {...opening}
        ownership={ownership}
        onCreated={onCreated}
        onCopy={() => stored && copy.mutate([{ ownership, id: stored.construction.id }])}
      />
    </>
  )
}

/** Reads what this device keeps of a construction; null where it keeps nothing. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['drafts', id],
    queryFn: async () => (await userDrafts().read(id)) ?? null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Begins a construction, or goes on with the one that this device keeps. */
function New(props: Omit<OpenedProps, 'stored' | 'ownership'>) {
  const { data: draft } = useQuery(draftQuery(NEW_DRAFT))
  if (draft === undefined) return <Loading />
  return (
    <Unhurried until={<Loading />}>
      <Opened stored={null} ownership="custom" draft={draft} {...props} />
    </Unhurried>
  )
}

/** Reads the construction of the address, then opens it. */
function Stored({
  ownership,
  id,
  onCreated,
}: {
  ownership: Ownership
  id: string
  onCreated: (stored: StoredConstruction) => void
}) {
  const locale = useLocale()
  const [query] = useState(() => openingQuery({ ownership, id, locale }))
  const { data, error, refetch } = useQuery({ ...query, staleTime: Number.POSITIVE_INFINITY })
  const { data: draft } = useQuery(draftQuery(id))
  if (data && draft !== undefined)
    return (
      <Unhurried until={<Loading />}>
        <Opened stored={data} {...{ draft, ownership, onCreated }} />
      </Unhurried>
    )
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <Missing />
  return error ? <Failed error={error} retry={() => void refetch()} /> : <Loading />
}

/** A construction created by the editor on screen, which then stays open at the new address. */
type Creation = { readonly serial: number; readonly id?: string; readonly arrived?: boolean }

/** The editor at `/constructions/new` and `/constructions/{ownership}/{id}`; the first save leads from one to the other. */
function EditorPage() {
  const { ownership: named, id } = useParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const locale = useLocale()
  const [creation, setCreation] = useState<Creation>({ serial: 0 })
  const ownership = ownershipOf(named) ?? 'custom'
  // the first figures wait for them
  useEffect(() => void client.prefetchQuery(pricesQuery), [client])
  const onCreated = (stored: StoredConstruction) => {
    const { id: newId, ownership: kind } = stored.construction
    void userDrafts().remove(NEW_DRAFT)
    client.setQueryData(constructionQuery(kind, newId, locale).queryKey, stored)
    setCreation({ ...creation, id: newId })
    hasMade(newId)
    void navigate(paths.construction.href(kind, newId), { replace: true })
  }
  if (id !== undefined && id === creation.id && !creation.arrived) setCreation({ ...creation, arrived: true })
  if (id === undefined && creation.arrived) setCreation({ serial: creation.serial + 1 })
  if (named !== undefined && !ownershipOf(named)) return <Missing />
  return id === undefined || id === creation.id ? (
    <New key={`new ${creation.serial}`} onCreated={onCreated} />
  ) : (
    <Stored key={id} ownership={ownership} id={id} onCreated={onCreated} />
  )
}

export { EditorPage as Component }
