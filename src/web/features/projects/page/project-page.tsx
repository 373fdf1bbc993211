import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { ListStates } from '#web/components/list-frame.tsx'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useScreenShortcuts } from '#web/lib/shortcuts.ts'
import { useTitle } from '#web/lib/title.ts'
import { projectQuery, type StoredProject } from '#web/resources/projects/project-queries.ts'
import { draftOf } from '../document/draft.ts'
import { merged } from '../document/merge.ts'
import { projectsTexts, projectTexts } from '../projects-texts.ts'
import { ElementSchedule } from '../schedule/element-schedule.tsx'
import { ProjectHead } from './project-head.tsx'
import css from './project-page.module.css'
import { type Saving, useAutosave } from './use-autosave.ts'
import { type Editing, useHistory } from './use-history.ts'
import { useProjectFigures } from './use-project-figures.ts'

await Promise.all([projectTexts.load(), projectsTexts.load()])

/** Goes on by itself after somebody else saved, where both did not change the same. */
function useMerging(editing: Editing, { state, basis, adopt }: Saving) {
  const { latest, edit } = editing
  useEffect(() => {
    if (state.kind !== 'conflict') return
    const { draft, conflicts } = merged(basis, latest(), state.theirs.project)
    if (conflicts.length > 0) return
    adopt(state.theirs, draftOf(state.theirs.project))
    edit(() => draft)
  }, [state, basis, adopt, latest, edit])
}

function Opened({ opened }: { opened: StoredProject }) {
  const t = useTexts(projectTexts)
  const { number } = useFormats()
  const { id, permission, archived, name } = opened.project
  const readOnly = permission === 'view' || archived
  const editing = useHistory(useCallback(() => draftOf(opened.project), [opened.project]))
  const [variant, setVariant] = useState<string>(BASE_VARIANT)
  const saving = useAutosave(editing.draft, editing.latest, opened, readOnly)
  const { kpis, isStale } = useProjectFigures(id, editing.draft, variant)
  useMerging(editing, saving)
  useTitle(name)
  const { undo, redo } = editing
  useScreenShortcuts(
    useMemo(
      () => [
        {
          title: t('name'),
          shortcuts: [
            { label: 'Undo', keys: ['Ctrl+Z'], run: undo },
            { label: 'Redo', keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], run: redo },
          ],
        },
      ],
      [t, undo, redo],
    ),
  )
  const perYear = kpis?.totals.perAreaYear.gwp
  return (
    <main id="main" className={css.page} tabIndex={-1}>
      <ProjectHead editing={editing} saving={saving} variant={variant} onVariant={setVariant} readOnly={readOnly} />
      <div className={css.columns}>
        <section aria-label={t('elements')}>
          <ElementSchedule editing={editing} variant={variant} kpis={kpis} readOnly={readOnly} />
        </section>
        <aside className={clsx(isStale && css.stale)} aria-busy={isStale}>
          <p className="fig">
            <span className="big">{perYear === undefined ? ABSENT : number(perYear, 1)}</span>
            <span className="u">kg CO₂e/(m²a)</span>
          </p>
        </aside>
      </div>
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
