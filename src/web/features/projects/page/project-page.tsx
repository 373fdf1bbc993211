import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { ListStates } from '#web/components/list-frame.tsx'
import { NetworkError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { media, useMedia } from '#web/lib/media.ts'
import { useScreenShortcuts } from '#web/lib/shortcuts.ts'
import { useTitle } from '#web/lib/title.ts'
import { projectQuery, type StoredProject } from '#web/resources/projects/project-queries.ts'
import { draftOf } from '../document/draft.ts'
import { PastedTable } from '../paste/pasted-table.tsx'
import { projectsTexts, projectTexts } from '../projects-texts.ts'
import { resultsTexts } from '../results/results-texts.ts'
import { ElementSchedule } from '../schedule/element-schedule.tsx'
import { ItemSchedule } from '../schedule/item-schedule.tsx'
import { OpeningSchedule } from '../schedule/opening-schedule.tsx'
import { OperationForm } from '../settings/operation-form.tsx'
import { BuildingSum } from './building-sum.tsx'
import { keptBy } from './kept-by.ts'
import { forgetLocalProject, type LocalProject, localProjectQuery, useLocalProject } from './local-project.ts'
import { Merging } from './merging.tsx'
import { NewerVersions } from './newer-versions.tsx'
import { type HeadDialog, ProjectHead } from './project-head.tsx'
import css from './project-page.module.css'
import { type ProjectPart, useProjectPlace } from './project-place.ts'
import { ProjectHotSpots, ProjectResults } from './project-results.tsx'
import { ProjectTabs } from './project-tabs.tsx'
import { RestoredBanner } from './restored-banner.tsx'
import { type Begun, useAutosave } from './use-autosave.ts'
import { useHistory } from './use-history.ts'
import { useMarkedRows } from './use-marked-rows.ts'
import { useOrigins } from './use-origins.ts'
import { useProjectFigures } from './use-project-figures.ts'
import { useReturned } from './use-returned.ts'
import { useVariantFigures } from './use-variant-figures.ts'
import { useWarningPlaces } from './use-warning-places.ts'

await Promise.all([projectTexts.load(), projectsTexts.load(), resultsTexts.load()])

const schedules = { elements: ElementSchedule, openings: OpeningSchedule, items: ItemSchedule } as const

function useKeys(undo: () => void, redo: () => void, save: () => void) {
  const t = useTexts(projectTexts)
  useScreenShortcuts(
    useMemo(
      () => [
        {
          title: t('name'),
          shortcuts: [
            { label: t('undo'), keys: ['Ctrl+Z'], run: undo },
            { label: t('redo'), keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], run: redo },
            { label: t('saveNow'), keys: ['Ctrl+S'], run: save },
          ],
        },
      ],
      [t, undo, redo, save],
    ),
  )
}

function Opened({ local, opened }: { local: LocalProject | null; opened: StoredProject }) {
  const t = useTexts(projectTexts)
  const { id, permission, archived, name } = opened.project
  const readOnly = permission === 'view' || archived
  const [begun] = useState<Begun>(() => local ?? { stored: opened, basis: draftOf(opened.project) })
  const editing = useHistory(() => local?.draft ?? begun.basis)
  const { draft, latest, undo, redo } = editing
  useReturned(id, editing)
  const { part, variant, isBeside, setBeside, hrefOf, show } = useProjectPlace(draft.variants)
  const saving = useAutosave(editing, begun, readOnly)
  const pinned = keptBy(saving.stored)
  useLocalProject({ draft, latest, basis: saving.basis, stored: saving.stored, readOnly })
  const { kpis, assessed, detailed, isStale, error, retry } = useProjectFigures(id, editing, variant, pinned)
  const beside = useVariantFigures(assessed, isBeside && part !== 'operation', pinned)
  const navigate = useNavigate()
  const goTo = useCallback((next: ProjectPart) => void navigate(hrefOf(next), { replace: true }), [navigate, hrefOf])
  const { marking, marked, highlighted, alone, showAll } = useMarkedRows(part, goTo)
  const [pasted, setPasted] = useState<string | null>(null)
  const [dialog, setDialog] = useState<HeadDialog | null>(null)
  const onPlace = useWarningPlaces(hrefOf, setDialog)
  const { origins, newer } = useOrigins(saving)
  useTitle(name)
  useKeys(undo, redo, saving.save)
  const release = draft.release ?? kpis?.release
  const isNarrow = useMedia(media.phone)
  const results = {
    draft,
    variant,
    kpis,
    marking,
    marked,
    isStale,
    error,
    retry,
    pinned,
    saving,
    editing: readOnly ? undefined : editing,
    onVariant: show,
    onPlace,
  }
  const shownSpots = useDeferredValue(detailed)
  const Schedule = part === 'operation' ? null : schedules[part]
  return (
    <main id="main" className={css.page} tabIndex={-1}>
      <ProjectHead
        editing={editing}
        saving={saving}
        release={release}
        variant={variant}
        onVariant={show}
        readOnly={readOnly}
        dialog={dialog}
        onDialog={setDialog}
      />
      <ProjectTabs id={id} draft={draft} variant={variant} part={part} hrefOf={hrefOf} />
      {!readOnly && <NewerVersions editing={editing} saving={saving} {...newer} />}
      {isNarrow && <ProjectResults {...results} part="budget" />}
      <div className={css.columns}>
        <section aria-label={t(part)}>
          {Schedule ? (
            <Schedule
              key={part}
              release={release}
              editing={editing}
              variant={variant}
              kpis={kpis}
              origins={origins}
              projectId={id}
              readOnly={readOnly}
              highlighted={highlighted}
              alone={alone}
              onAll={showAll}
              onTable={setPasted}
              beside={beside}
              onBeside={setBeside}
            />
          ) : (
            <OperationForm editing={editing} variant={variant} kpis={kpis} release={release} readOnly={readOnly} />
          )}
          {part === 'elements' && kpis && (
            <BuildingSum draft={draft} variant={variant} kpis={kpis} operationHref={hrefOf('operation')} />
          )}
          {shownSpots && <ProjectHotSpots detailed={shownSpots} marking={marking} />}
        </section>
        <ProjectResults {...results} part={isNarrow ? 'rest' : 'whole'} />
      </div>
      {pasted !== null && (
        <PastedTable
          text={pasted}
          part={part}
          variant={beside ? BASE_VARIANT : variant}
          editing={editing}
          onClose={() => setPasted(null)}
        />
      )}
      <Merging editing={editing} saving={saving} />
    </main>
  )
}

/** A project as it is stored, or as this device goes on with it. */
function Project({ id }: { id: string }) {
  const asked = useQuery(projectQuery(id))
  const local = useQuery(localProjectQuery(id)).data
  const [round, setRound] = useState(0)
  const [isTold, setTold] = useState(false)
  // without a network one goes on with what the device keeps
  const stored = asked.data ?? (asked.error instanceof NetworkError ? local?.stored : undefined)
  const kept = round === 0 && stored?.project.permission !== 'view' ? (local ?? null) : null
  if (!stored || local === undefined)
    return (
      <main id="main" className={css.page} tabIndex={-1}>
        <ListStates asked={asked} />
      </main>
    )
  return (
    <>
      {kept && !isTold && (
        <RestoredBanner
          changedAt={kept.changedAt}
          onKeep={() => setTold(true)}
          onDiscard={() => {
            void forgetLocalProject(id)
            setRound(1)
          }}
        />
      )}
      <Opened key={round} local={kept} opened={stored} />
    </>
  )
}

/** One project: its schedules, and what they add up to. */
function ProjectPage() {
  const { id = '' } = useParams()
  return <Project key={id} id={id} />
}

export { ProjectPage as Component }
