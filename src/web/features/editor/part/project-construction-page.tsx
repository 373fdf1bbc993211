import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { Button } from '#web/components/button.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { pricesQuery } from '#web/resources/materials/price-queries.ts'
import {
  type LentConstruction,
  lentConstruction,
  returnConstruction,
} from '#web/resources/projects/lent-construction.ts'
import { projectQuery } from '#web/resources/projects/project-queries.ts'
import { sameContent } from '../document/stored-layers.ts'
import css from '../editor.module.css'
import { Editor } from '../editor.tsx'
import { draftQuery, prefetch } from '../editor-page.tsx'
import { Failed, Loading, Missing } from '../editor-states.tsx'
import { editorTexts } from '../editor-texts.ts'
import type { LocalDraft } from '../saving/draft-store.ts'
import { userDrafts } from '../saving/use-local-draft.ts'
import { fetchRowFacts } from '../table/row-facts.tsx'
import { partDocument, partOf } from './part-document.ts'

/** Fetches what the rows tell, and the texts. */
export async function loader(): Promise<null> {
  fetchRowFacts()
  await prefetch()
  return null
}

const draftIdOf = (project: string, key: string) => `project ${project} ${key}`
const nobody = () => undefined

/** The editor upon a construction that was lent; what it is then goes back to the project as one step. */
function PartEditor({ lent, draft }: { lent: LentConstruction; draft: LocalDraft | null }) {
  const t = useTexts(editorTexts)
  const locale = useLocale()
  const { recent } = useFormats()
  const navigate = useNavigate()
  const { project, key, construction, release, back } = lent
  const [begun] = useState(() => partDocument(construction, release, randomKey, locale))
  const kept = draft && !sameContent(draft.document, begun) ? draft : null
  const [isTold, setTold] = useState(kept === null)
  const [discarded, setDiscarded] = useState(0)
  const [isTaken, setTaken] = useState(false)
  const draftId = draftIdOf(project, key)
  const handOver = useMemo(
    () => ({
      begun,
      project: back,
      take: (document: typeof begun) => {
        returnConstruction(project, key, partOf(document, construction))
        setTaken(true)
      },
    }),
    [begun, back, project, key, construction],
  )
  // after the editor has seen that nothing is left to keep on this device
  useEffect(() => {
    if (isTaken) void navigate(back)
  }, [isTaken, navigate, back])
  const discard = useCallback(() => {
    void userDrafts().remove(draftId)
    setDiscarded(1)
    setTold(true)
  }, [draftId])
  return (
    <>
      {!isTold && kept && (
        <div className="banner" role="status">
          <span>{t('draft.restored', { time: recent(new Date(kept.changedAt).toISOString()) })}</span>
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
        initial={discarded === 0 && kept ? kept.document : begun}
        opened={null}
        ownership="custom"
        draftId={draftId}
        draftBasis={null}
        creationKey={draftId}
        onCreated={nobody}
        onCopy={nobody}
        handOver={handOver}
      />
    </>
  )
}

/** What is edited: as it stands on screen in the project, else as the service has it. */
function useLent(id: string, key: string) {
  const [lent] = useState(() => lentConstruction(id, key))
  const asked = useQuery({ ...projectQuery(id), enabled: lent === undefined })
  const project = asked.data?.project
  const stored = useMemo((): LentConstruction | undefined => {
    const construction = project?.constructions[key]
    if (!project || !construction) return undefined
    const release = project.release ?? project.assessedWith?.release ?? null
    return { project: id, key, construction, release, back: paths.project.href(id) }
  }, [project, id, key])
  return {
    lent: lent ?? stored,
    isReadOnly: lent === undefined && project !== undefined && (project.permission === 'view' || project.archived),
    isMissing: lent === undefined && project !== undefined && stored === undefined,
    error: asked.error,
    retry: () => void asked.refetch(),
  }
}

/** The layer editor upon a construction of a project; whoever may not edit that sees the project. */
function ProjectConstruction({ id, of }: { id: string; of: string }) {
  const client = useQueryClient()
  const { lent, isReadOnly, isMissing, error, retry } = useLent(id, of)
  const { data: draft } = useQuery(draftQuery(draftIdOf(id, of)))
  // the first figures wait for them
  useEffect(() => void client.prefetchQuery(pricesQuery), [client])
  if (isReadOnly) return <Navigate to={paths.project.href(id)} replace />
  if (isMissing) return <Missing />
  if (lent && draft !== undefined) return <PartEditor lent={lent} draft={draft} />
  return error ? <Failed error={error} retry={retry} /> : <Loading />
}

function ProjectConstructionPage() {
  const { id = '', key = '' } = useParams()
  return <ProjectConstruction key={`${id} ${key}`} id={id} of={key} />
}

export { ProjectConstructionPage as Component }
