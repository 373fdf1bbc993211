import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ListStates } from '#web/components/list-frame.tsx'
import { NetworkError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useScreenShortcuts } from '#web/lib/shortcuts.ts'
import { useTitle } from '#web/lib/title.ts'
import { projectQuery, type StoredProject } from '#web/resources/projects/project-queries.ts'
import { draftOf } from '../document/draft.ts'
import { PasteDialog } from '../paste/paste-dialog.tsx'
import { projectsTexts, projectTexts } from '../projects-texts.ts'
import { resultsTexts } from '../results/results-texts.ts'
import { ElementSchedule } from '../schedule/element-schedule.tsx'
import { ItemSchedule } from '../schedule/item-schedule.tsx'
import { OpeningSchedule } from '../schedule/opening-schedule.tsx'
import { OperationForm } from '../settings/operation-form.tsx'
import { forgetLocalProject, type LocalProject, localProjectQuery, useLocalProject } from './local-project.ts'
import { Merging } from './merging.tsx'
import { NewerVersions } from './newer-versions.tsx'
import { ProjectHead } from './project-head.tsx'
import css from './project-page.module.css'
import { pagesOf } from './project-pages.tsx'
import { type ProjectPart, useProjectPlace } from './project-place.ts'
import { ProjectHotSpots, ProjectResults } from './project-results.tsx'
import { ProjectTabs } from './project-tabs.tsx'
import { RestoredBanner } from './restored-banner.tsx'
import { type Begun, useAutosave } from './use-autosave.ts'
import { useHistory } from './use-history.ts'
import { useMarkedRows } from './use-marked-rows.ts'
import { useOrigins } from './use-origins.ts'
import { useProjectFigures } from './use-project-figures.ts'

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
  const { id, permission, archived, name, newerData } = opened.project
  const readOnly = permission === 'view' || archived
  const [begun] = useState<Begun>(() => local ?? { stored: opened, basis: draftOf(opened.project) })
  const editing = useHistory(() => local?.draft ?? begun.basis)
  const { draft, latest, edit, undo, redo } = editing
  const { part, variant, hrefOf, show } = useProjectPlace(draft.variants)
  const saving = useAutosave(editing, begun, readOnly)
  useLocalProject({ draft, latest, basis: saving.basis, stored: saving.stored, readOnly })
  const { kpis, detailed, isStale, error, retry } = useProjectFigures(id, draft, variant, !newerData)
  const navigate = useNavigate()
  const goTo = useCallback((next: ProjectPart) => void navigate(hrefOf(next), { replace: true }), [navigate, hrefOf])
  const { marking, marked, highlighted, alone, showAll } = useMarkedRows(part, goTo)
  const [pasted, setPasted] = useState<string | null>(null)
  const { origins, newer } = useOrigins(saving)
  useTitle(name)
  useKeys(undo, redo, saving.save)
  const shown = { draft, variant, kpis, marking }
  const shownSpots = useDeferredValue(detailed)
  const Schedule = part === 'operation' ? null : schedules[part]
  return (
    <main id="main" className={css.page} tabIndex={-1}>
      <ProjectHead
        editing={editing}
        saving={saving}
        release={draft.release ?? kpis?.release}
        variant={variant}
        onVariant={show}
        readOnly={readOnly}
      />
      <ProjectTabs
        part={part}
        hrefOf={hrefOf}
        counts={{ elements: draft.elements.length, openings: draft.openings.length, items: draft.items.length }}
        pages={pagesOf({ id, variants: draft.variants }, variant)}
      />
      {!readOnly && <NewerVersions editing={editing} saving={saving} {...newer} />}
      <div className={css.columns}>
        <section aria-label={t(part)}>
          {Schedule ? (
            <Schedule
              key={part}
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
            />
          ) : (
            <OperationForm editing={editing} variant={variant} kpis={kpis} readOnly={readOnly} />
          )}
          {shownSpots && <ProjectHotSpots detailed={shownSpots} marking={marking} />}
        </section>
        <ProjectResults
          {...shown}
          marked={marked}
          isStale={isStale}
          error={error}
          retry={retry}
          editing={readOnly ? undefined : editing}
          saving={saving}
          onVariant={show}
        />
      </div>
      {pasted !== null && part !== 'operation' && (
        <PasteDialog
          list={part}
          text={pasted}
          draft={draft}
          variant={variant}
          onClose={() => setPasted(null)}
          onPut={(put) => {
            edit(put)
            setPasted(null)
          }}
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
