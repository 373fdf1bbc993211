import { memo, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { FetchFailure } from '#web/components/fetch-states.tsx'
import { afterPaint } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { projectKeys } from '#web/resources/keys.ts'
import { traceProject } from '#web/resources/projects/project-queries.ts'
import { blockOf } from '../document/blocks.ts'
import { numberOf, type ProjectDraft } from '../document/draft.ts'
import { storable } from '../document/storable.ts'
import { projectTexts } from '../projects-texts.ts'
import { HotSpots } from '../results/hot-spots-section.tsx'
import type { Marking } from '../results/marking.ts'
import { inVariant, type NamedRow, namedRows, type RowKey } from '../results/project-rows.ts'
import { ResultPanel, type ResultPart } from '../results/result-panel.tsx'
import { resultsTexts } from '../results/results-texts.ts'
import { Trace, type TraceSource } from '../results/trace-steps.tsx'
import type { WarningPlace } from '../results/warning-places.ts'
import { useMaterialsOf } from '../schedule/use-drawn.ts'
import { Levers, LeversHere } from './project-levers.tsx'
import css from './project-page.module.css'
import { ReleaseGone, useGoneRelease } from './release-gone.tsx'
import { RowAlternatives } from './row-alternatives.tsx'
import type { Saving } from './use-autosave.ts'
import type { Editing } from './use-history.ts'
import type { Detailed } from './use-project-figures.ts'

type Shown = {
  readonly draft: ProjectDraft
  readonly variant: string
  /** undefined until the first figures are there. */
  readonly kpis: ProjectKpis | undefined
  readonly marking: Marking
}

/** What carriers are called: by their own name, else what they are for. */
function useCarrierNames(draft: ProjectDraft, variant: string): ReadonlyMap<string, string> {
  const t = useTexts(projectTexts)
  const operation = blockOf(draft, variant, 'operation')
  return useMemo(
    () =>
      new Map([
        ...(operation?.carriers ?? []).map(({ id, name, purpose }): [string, string] => [
          `carrier ${id}`,
          name ?? t(`purpose.${purpose}`),
        ]),
        ['userElectricity user', t('user')],
      ]),
    [operation, t],
  )
}

/** The same all the time, so that the panel waits for no key that is pressed. */
const leversHere = <LeversHere />

/** Drawn anew only where something of it has changed. */
const Panel = memo(ResultPanel)

/** Figures that take longer than this stand as stale [ms]. */
const SOON = 150

/** The last state with its figures while those of the next are about to come: to draw it as stale would keep them waiting. */
function useCaughtUp<Told extends { readonly isStale: boolean }>(now: Told): Told {
  const [told, setTold] = useState(now)
  if (!now.isStale && told !== now) setTold(now)
  useEffect(() => {
    if (!now.isStale) return undefined
    const timer = setTimeout(() => setTold(now), SOON)
    return () => clearTimeout(timer)
  }, [now])
  return told
}

/** The value once the rows that it came with are painted: a frame with both would keep them waiting. */
function usePainted<T>(value: T): T {
  const [shown, setShown] = useState(() => value)
  const newest = useRef(value)
  const [follow] = useState(() => afterPaint(() => startTransition(() => setShown(() => newest.current))))
  useEffect(() => {
    newest.current = value
    follow()
  }, [value, follow])
  return shown
}

/** What the building comes to, beside the schedule: a moment after the rows, which are written in. */
export function ProjectResults({
  draft,
  variant,
  kpis,
  marking,
  marked,
  isStale,
  error,
  retry,
  pinned,
  editing,
  saving,
  onVariant,
  onPlace,
  part = 'whole',
}: Shown & {
  readonly marked: readonly RowKey[]
  readonly isStale: boolean
  readonly error: Error | null
  readonly retry: () => void
  /** Stored project whose data holds although there is newer. */
  readonly pinned: string | undefined
  /** undefined where nothing may be changed. */
  readonly editing: Editing | undefined
  readonly saving: Saving
  readonly onVariant: (variant: string) => void
  /** Goes to where a warning is answered. */
  readonly onPlace: (place: WarningPlace) => void
  readonly part?: ResultPart
}) {
  const t = useTexts(resultsTexts)
  const [asked, setAsked] = useState<NamedRow | null>(null)
  const project = useMemo(() => inVariant(draft, variant), [draft, variant])
  const carriers = useCarrierNames(draft, variant)
  const gone = useGoneRelease(draft, saving.stored)
  const shown = usePainted(useCaughtUp(useMemo(() => ({ project, kpis, isStale }), [project, kpis, isStale])))
  const levers = { project, kpis: shown.kpis, editing, saving, variant, onVariant, marking }
  const trace = useMemo<TraceSource>(
    () => ({
      key: [...projectKeys.one(saving.stored.project.id), 'trace', variant, pinned, numberOf(draft)],
      read: (signal) => traceProject(storable(draft).document, { variant, pinned }, signal),
    }),
    [saving.stored.project.id, draft, variant, pinned],
  )
  return (
    <Trace value={trace}>
      <Levers value={levers}>
        <div className={css.results}>
          {part !== 'rest' && gone && <ReleaseGone gone={gone} onChoose={() => onPlace('drift')} />}
          {part !== 'rest' && error && !gone?.isAsked && (
            <FetchFailure title={t('failed')} text={(reason) => reason} error={error} retry={retry} />
          )}
          {shown.kpis ? (
            <Panel
              project={shown.project}
              kpis={shown.kpis}
              stale={shown.isStale}
              marked={marked}
              marking={marking}
              onAlternatives={editing && setAsked}
              part={part}
              carriers={carriers}
              levers={part !== 'budget' && leversHere}
              onPlace={onPlace}
            />
          ) : (
            !error && (
              <div
                className={`sk ${part === 'budget' ? css.awaitedBudget : css.awaited}`}
                role="status"
                aria-label={t('loading')}
              />
            )
          )}
          {asked && editing && (
            <RowAlternatives
              row={asked}
              editing={editing}
              saving={saving}
              release={kpis?.release}
              variant={variant}
              onVariant={onVariant}
              onClose={() => setAsked(null)}
            />
          )}
        </div>
      </Levers>
    </Trace>
  )
}

/** Where the emissions are, below the schedule. */
export const ProjectHotSpots = memo(function ProjectHotSpots({
  detailed: { draft, variant, kpis },
  marking,
}: {
  readonly detailed: Detailed
  readonly marking: Marking
}) {
  const materials = useMaterialsOf(draft)
  const rows = useMemo(() => namedRows(inVariant(draft, variant), kpis), [draft, variant, kpis])
  const hatchOf = useCallback((material: string) => materials.get(material)?.hatch, [materials])
  return <HotSpots kpis={kpis} rows={rows} hatchOf={hatchOf} marking={marking} />
})
