import { useQuery } from '@tanstack/react-query'
import { createContext, use, useState } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { leversQuery } from '#web/resources/projects/project-kpi-queries.ts'
import { AskForLevers, LeverSection } from '../results/lever-section.tsx'
import type { Marking } from '../results/marking.ts'
import type { NamedBuilding } from '../results/project-rows.ts'
import type { Saving } from './use-autosave.ts'
import type { Editing } from './use-history.ts'
import { useTaking } from './use-taking.ts'

/** Rows up to which measures are computed without being asked for. */
const MOST_ROWS = 200

type Given = {
  /** In the variant on screen. */
  project: NamedBuilding
  kpis: ProjectKpis | undefined
  editing: Editing | undefined
  saving: Saving
  variant: string
  onVariant: (variant: string) => void
  marking: Marking
}

/** What of the library would bring the building most, computed by the service once everything is stored. */
function ProjectLevers({ project, kpis, editing, saving: { stored, isDirty }, variant, onVariant, marking }: Given) {
  const rows = kpis?.rows.length ?? 0
  const [isAsked, setAsked] = useState(false)
  const isWanted = isAsked || rows <= MOST_ROWS
  const version = isWanted && !isDirty && rows > 0 ? stored.project.version : undefined
  const { data, isFetching, isPlaceholderData } = useQuery(
    leversQuery({ project: stored.project.id, variant, version }),
  )
  if (rows === 0) return null
  if (!isWanted) return <AskForLevers onAsk={() => setAsked(true)} />
  const shared = {
    levers: data,
    isPending: isFetching || isPlaceholderData,
    areaYears: project.areas.netRoomArea * (kpis?.referenceStudyPeriod ?? 1),
    level: kpis?.qng?.level,
    constructions: project.constructions,
    marking,
  }
  return editing ? (
    <Taking {...shared} editing={editing} variant={variant} onVariant={onVariant} />
  ) : (
    <LeverSection {...shared} onTake={undefined} />
  )
}

type Shown = Omit<Parameters<typeof LeverSection>[0], 'onTake'>

function Taking({
  editing,
  variant,
  onVariant,
  ...shown
}: Shown & { editing: Editing; variant: string; onVariant: (variant: string) => void }) {
  const { take, mayDerive } = useTaking(editing, variant, onVariant)
  const onTake = mayDerive
    ? ({ elements, alternative }: { elements: readonly string[]; alternative: Parameters<typeof take>[1] }) =>
        void take(elements, alternative, true)
    : undefined
  return <LeverSection {...shown} onTake={onTake} />
}

/** What the measures are of; null where there are none. */
export const Levers = createContext<Given | null>(null)

/** The measures where they stand in the panel. */
export function LeversHere() {
  const given = use(Levers)
  return given && <ProjectLevers {...given} />
}
