import '#web/styles/drawing.css'
import { clsx } from 'clsx'
import { type ReactNode, useMemo } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { BudgetSection } from './budget-section.tsx'
import { ChangeFirst } from './change-first.tsx'
import { ConformitySection } from './conformity-section.tsx'
import { CostSection } from './cost-section.tsx'
import type { Marking } from './marking.ts'
import { MassSection } from './mass-section.tsx'
import { budgetShareOf, type NamedBuilding, type NamedRow, namedRows, type RowKey } from './project-rows.ts'
import css from './results.module.css'
import { resultsTexts } from './results-texts.ts'
import { RowNames } from './row-names.ts'
import { StageSection } from './stage-bars.tsx'
import { TransmissionSection } from './transmission-section.tsx'
import type { WarningPlace } from './warning-places.ts'
import { WarningsSection } from './warnings-section.tsx'

/** The budget stands before the schedule where the window is narrow, all else after it. */
export type ResultPart = 'whole' | 'budget' | 'rest'

/** What is highlighted in the schedule or the results, and what it takes of the budget of the seal. */
function markedOf(rows: readonly NamedRow[], marked: readonly RowKey[], kpis: ProjectKpis, netRoomArea: number) {
  const own = rows.filter(({ key }) => marked.includes(key))
  if (own.length === 0) return undefined
  const value = budgetShareOf(
    own.map(({ figures }) => figures),
    netRoomArea,
    kpis.referenceStudyPeriod,
  )
  return value === undefined ? undefined : { name: own.map(({ name }) => name).join(', '), value }
}

/**
 * What a building comes to in one variant, beside its schedule: budget of the seal, what to mind, what to change first,
 * life cycle, heat loss, masses.
 *
 * @param kpis - what marked rows take of the budget is told once they tell their modules
 */
export function ResultPanel({
  project,
  kpis,
  stale = false,
  marked = [],
  marking,
  onAlternatives,
  part = 'whole',
  carriers,
  levers,
  onPlace,
}: {
  /** The variant on screen, whole. */
  project: NamedBuilding
  kpis: ProjectKpis
  /** Newer figures are on their way: those on screen are greyed. */
  stale?: boolean
  /** Rows that are highlighted. */
  marked?: readonly RowKey[]
  marking: Marking
  onAlternatives?: ((row: NamedRow) => void) | undefined
  part?: ResultPart
  /** What carriers are called, by their kind and id. */
  carriers?: ReadonlyMap<string, string>
  /** What would bring it most. */
  levers?: ReactNode
  /** Goes to where a warning is answered; absent where nothing can be changed. */
  onPlace?: ((place: WarningPlace) => void) | undefined
}) {
  const t = useTexts(resultsTexts)
  const rows = useMemo(() => namedRows(project, kpis), [project, kpis])
  const names = useMemo(
    () => new Map([...rows.map(({ key, name }): [string, string] => [key, name]), ...(carriers ?? [])]),
    [rows, carriers],
  )
  const { netRoomArea } = project.areas
  return (
    <RowNames value={names}>
      <aside
        className={clsx(css.panel, stale && css.stale)}
        aria-label={t(part === 'budget' ? 'budget.title' : 'panel')}
        aria-busy={stale}
      >
        {part !== 'rest' && (
          <BudgetSection
            kpis={kpis}
            marked={markedOf(rows, marked, kpis, netRoomArea)}
            level={part === 'budget' ? 2 : 3}
          />
        )}
        {part !== 'budget' && (
          <>
            <WarningsSection kpis={kpis} marking={marking} onPlace={onPlace} />
            {levers}
            <ChangeFirst
              kpis={kpis}
              rows={rows}
              netRoomArea={netRoomArea}
              marking={marking}
              onAlternatives={onAlternatives}
            />
            <StageSection kpis={kpis} netRoomArea={netRoomArea} />
            <ConformitySection kpis={kpis} />
            <TransmissionSection kpis={kpis} rows={rows} marking={marking} />
            <MassSection kpis={kpis} />
            <CostSection kpis={kpis} netRoomArea={netRoomArea} />
          </>
        )}
      </aside>
    </RowNames>
  )
}
