import '#web/styles/drawing.css'
import type { Hatch } from '#vocabulary/materials.ts'
import { SectionBody } from '#web/drawing/section-body.tsx'
import { layOut } from '#web/drawing/section-layout.ts'
import { SectionStrip, STRIP_DENSITY } from '#web/drawing/section-strip.tsx'
import type { DrawnLayer } from '#web/drawing/section-types.ts'
import { printScale } from '#web/drawing/sheet-size.ts'
import { budgetOf, budgetUnits, fundingLimits } from '../results/budget.ts'
import { BudgetBar } from '../results/budget-bar.tsx'
import { spotTree } from '../results/hot-spots.ts'
import { stageLines } from '../results/life-stages.ts'
import { SpotTreemap } from '../results/spot-treemap.tsx'
import { StageDrawing } from '../results/stage-bars.tsx'
import css from './project-report.module.css'
import type { ReportSource } from './report-source.ts'
import { VariantBar } from './variant-bar.tsx'

/** px per m and size of the strips of a table. */
const STRIP = { scale: 110, height: 13, width: 62 } as const
const [TOP, BODY, DIMENSION, HEIGHT, SIDE] = [2, 68, 86, 106, 6] as const

/** A section at 1:10 with its thickness, outside or below at the left. */
function PrintedSection({
  layers,
  seed,
  label,
  total,
}: {
  layers: readonly DrawnLayer[]
  seed: string
  label: string
  total: string
}) {
  const layout = layOut(layers, printScale(10))
  const end = SIDE + layout.size
  const width = Math.max(end + SIDE, 60)
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} role="img" aria-label={label}>
      <SectionBody
        layers={layers}
        layout={layout}
        x={SIDE}
        y={TOP}
        length={BODY}
        lying={false}
        density={STRIP_DENSITY}
        seed={seed}
        memberOffset={BODY * 0.3}
      />
      <path
        className="thin"
        d={`M${SIDE} ${DIMENSION}H${end}M${SIDE} ${DIMENSION - 6}v12M${end} ${DIMENSION - 6}v12`}
      />
      <path
        className="tick"
        d={[SIDE, end].map((x) => `M${x - 4} ${DIMENSION + 4} ${x + 4} ${DIMENSION - 4}`).join('')}
      />
      <text x={(SIDE + end) / 2} y={HEIGHT - 4} className="x11 k xm">
        {total}
      </text>
    </svg>
  )
}

function Drawn({ name, source, drawn }: DrawingProps) {
  const { kpis, project, rows, words } = source
  const { fixed } = words.numbers
  const { results } = words
  if (name === 'budget') {
    if (!kpis.qng) return null
    const budget = budgetOf(kpis.qng.gwp)
    const parts = budget.parts.map((one) => `${results(`part.${one.part}`)} ${fixed(one.value, 1)}`).join(', ')
    const limit = fixed(budget.limits.at(-1)?.at ?? 0, 0)
    const label = results('budget.label', { value: fixed(budget.value, 1), limit, unit: budgetUnits.gwp, parts })
    return <BudgetBar budget={budget} label={label} further={fundingLimits(kpis)} />
  }
  if (name === 'stages') {
    const lines = stageLines(kpis, 'gwp', 'perYear', project.areas.netRoomArea)
    const stages = lines.map((line) => `${results(`stage.${line.name}`)} ${fixed(line.value, 2)}`).join(', ')
    return (
      <StageDrawing lines={lines} decimals={2} label={results('stages.label', { unit: budgetUnits.gwp, stages })} />
    )
  }
  if (name === 'treemap') {
    const hatchOf = (material: string): Hatch | undefined => source.materials.get(material)?.hatch
    const total = fixed(kpis.totals.fabricAndItems.gwp / 1000, 1)
    return <SpotTreemap groups={spotTree(rows, kpis)} hatchOf={hatchOf} label={results('spots.label', { total })} />
  }
  const [kind, ...rest] = name.split(' ')
  const key = rest.join(' ')
  if (kind === 'variant') return <VariantBar source={source} name={key} />
  const layers = drawn.get(key)
  const snapshot = project.constructions[key]
  if (!layers || !snapshot) return null
  if (kind === 'strip') return <SectionStrip layers={layers} seed={key} {...STRIP} />
  const total = words.formats.figure(
    'thickness',
    layers.reduce((sum, { thickness = 0 }) => sum + thickness, 0),
  )
  return <PrintedSection layers={layers} seed={key} label={`${snapshot.name}, ${total} mm`} total={total} />
}

type DrawingProps = {
  /** As blocks name it. */
  readonly name: string
  readonly source: ReportSource
  /** Layers of each construction, by its key. */
  readonly drawn: ReadonlyMap<string, readonly DrawnLayer[]>
}

/** A drawing of the report; the PDF takes it from here by its name. */
export function ReportDrawing(props: DrawingProps) {
  return (
    <div className={css.drawing} data-report-drawing={props.name}>
      <Drawn {...props} />
    </div>
  )
}
