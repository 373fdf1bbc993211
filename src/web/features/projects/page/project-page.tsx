import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useCallback, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { ListStates } from '#web/components/list-frame.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useScreenShortcuts } from '#web/lib/shortcuts.ts'
import { useTitle } from '#web/lib/title.ts'
import { projectQuery, type StoredProject } from '#web/resources/projects/project-queries.ts'
import { draftOf } from '../document/draft.ts'
import { PasteDialog } from '../paste/paste-dialog.tsx'
import { projectsTexts, projectTexts } from '../projects-texts.ts'
import { ElementSchedule } from '../schedule/element-schedule.tsx'
import { ItemSchedule } from '../schedule/item-schedule.tsx'
import { OpeningSchedule } from '../schedule/opening-schedule.tsx'
import { OperationForm } from '../settings/operation-form.tsx'
import { Merging } from './merging.tsx'
import { NewerVersions } from './newer-versions.tsx'
import { ProjectHead } from './project-head.tsx'
import css from './project-page.module.css'
import { useProjectPlace } from './project-place.ts'
import { ProjectTabs } from './project-tabs.tsx'
import { useAutosave } from './use-autosave.ts'
import { useHistory } from './use-history.ts'
import { useProjectFigures } from './use-project-figures.ts'

await Promise.all([projectTexts.load(), projectsTexts.load()])

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

/** What the building comes to per m² and year, beside the schedule. */
function Sum({ kpis, error }: { kpis: ProjectKpis | undefined; error: Error | null }) {
  const t = useTexts(projectTexts)
  const { number } = useFormats()
  if (!kpis) return error && <p className="bad">{t('figuresFailed', { reason: error.message })}</p>
  const { totals, bound } = kpis
  return (
    <p className="fig">
      <span className="big">
        {bound.gwp === 'lower' && '≥\u00a0'}
        {number(totals.perAreaYear.gwp, 1, 1)}
      </span>{' '}
      <span className="u">kg CO₂e/(m²a)</span>
      {bound.gwp === 'unknown' && <span className="small warn"> {t('incomplete')}</span>}
    </p>
  )
}

function Opened({ opened }: { opened: StoredProject }) {
  const t = useTexts(projectTexts)
  const { id, permission, archived, name, newerData } = opened.project
  const readOnly = permission === 'view' || archived
  const editing = useHistory(useCallback(() => draftOf(opened.project), [opened.project]))
  const { draft, latest, edit, undo, redo } = editing
  const { part, variant, hrefOf, show } = useProjectPlace(draft.variants)
  const saving = useAutosave(draft, latest, opened, readOnly)
  const { kpis, isStale, error } = useProjectFigures(id, draft, variant, !newerData)
  const [pasted, setPasted] = useState<string | null>(null)
  useTitle(name)
  useKeys(undo, redo, saving.save)
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
      />
      {!readOnly && <NewerVersions editing={editing} saving={saving} />}
      <div className={css.columns}>
        <section aria-label={t(part)}>
          {Schedule ? (
            <Schedule
              key={part}
              editing={editing}
              variant={variant}
              kpis={kpis}
              readOnly={readOnly}
              alone={null}
              onAll={() => undefined}
              onTable={setPasted}
            />
          ) : (
            <OperationForm editing={editing} variant={variant} kpis={kpis} readOnly={readOnly} />
          )}
        </section>
        <aside className={clsx(isStale && css.stale)} aria-busy={isStale}>
          <Sum kpis={kpis} error={error} />
        </aside>
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

/** One project: its schedules, and what they add up to. */
function ProjectPage() {
  const { id = '' } = useParams()
  const asked = useQuery(projectQuery(id))
  if (!asked.data)
    return (
      <main id="main" className={css.page} tabIndex={-1}>
        <ListStates asked={asked} />
      </main>
    )
  return <Opened key={id} opened={asked.data} />
}

export { ProjectPage as Component }
