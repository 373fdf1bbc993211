import { useId, useState } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { Segments } from '#web/components/segments.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { boundedText } from './bounded.ts'
import { Explained } from './explained.tsx'
import {
  type StageLine,
  type StageMeasure,
  type StageQuantity,
  stageLines,
  stageMeasures,
  stageQuantities,
} from './life-stages.ts'
import { PartBox, PartPatterns } from './part-box.tsx'
import css from './results.module.css'
import { resultsTexts } from './results-texts.ts'
import { useNumbers } from './use-numbers.ts'

const [WIDTH, ROW, NAMES, VALUES, BAR] = [380, 22, 78, 58, 13]
const GAP = 8

export const stageUnit = (quantity: StageQuantity, measure: StageMeasure): string =>
  quantity === 'gwp' ? (measure === 'total' ? 'kg CO₂e' : 'kg CO₂e/(m²a)') : measure === 'total' ? 'MJ' : 'kWh/(m²a)'

export const stageDecimals = (measure: StageMeasure, quantity: StageQuantity): number =>
  measure === 'total' ? 0 : quantity === 'gwp' ? 2 : 1

/** The bars of the life cycle around zero; what lies beyond the boundary apart, below a line. */
export function StageDrawing({
  lines,
  span,
  decimals,
  label,
}: {
  lines: readonly StageLine[]
  /** Lowest and highest value that are drawn, where several drawings share a scale. */
  span?: readonly [number, number] | undefined
  decimals: number
  label: string
}) {
  const id = useId()
  const t = useTexts(resultsTexts)
  const { fixed } = useNumbers()
  const values = lines.flatMap(({ parts, value }) => [value, ...parts.map((part) => part.value)])
  const [lowest, highest] = span ?? [Math.min(0, ...values), Math.max(0, ...values)]
  const room = WIDTH - NAMES - VALUES
  const scale = room / Math.max(1e-9, highest - lowest)
  const zero = NAMES - lowest * scale
  const firstBeyond = lines.findIndex(({ beyond }) => beyond)
  const topOf = (index: number) => index * ROW + (firstBeyond >= 0 && index >= firstBeyond ? GAP : 0)
  const height = topOf(lines.length) + (firstBeyond >= 0 ? 0 : GAP)
  const inside = firstBeyond < 0 ? lines.length : firstBeyond
  return (
    <svg className={css.drawing} viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
      <PartPatterns id={id} />
      {lines.map(({ name, parts, value, beyond }, index) => {
        const top = topOf(index)
        const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, part) => sum + part.value, 0))
        return (
          <g key={name}>
            <text x={0} y={top + 14} className="x12 k">
              {t(`stage.${name}`)}
            </text>
            {parts.map((part, at) => {
              const from = zero + (starts[at] ?? 0) * scale
              const to = zero + ((starts[at] ?? 0) + part.value) * scale
              const box = {
                x: Math.min(from, to),
                y: top + 4,
                width: Math.max(0.6, Math.abs(to - from) - 0.6),
                height: BAR,
              }
              return <PartBox key={part.look} id={id} look={part.look} box={box} />
            })}
            <text x={WIDTH} y={top + 15} className={beyond ? 'x12 xe' : 'x12 xe k'}>
              {fixed(value, decimals)}
            </text>
          </g>
        )
      })}
      <path className="inkl" d={`M${zero} 0V${inside * ROW + 3}`} />
      {firstBeyond >= 0 && <path className="hairl" d={`M0 ${inside * ROW + 4}H${WIDTH}`} />}
    </svg>
  )
}

/** The life cycle of the building by stage, per m² and year or in all, by climate change or primary energy. */
export function StageSection({ kpis, netRoomArea }: { kpis: ProjectKpis; netRoomArea: number }) {
  const t = useTexts(resultsTexts)
  const { fixed } = useNumbers()
  const [quantity, setQuantity] = useState<StageQuantity>('gwp')
  const [measure, setMeasure] = useState<StageMeasure>('perYear')
  const lines = stageLines(kpis, quantity, measure, netRoomArea)
  const decimals = stageDecimals(measure, quantity)
  const unit = stageUnit(quantity, measure)
  const sum = lines.filter(({ beyond }) => !beyond).reduce((all, { value }) => all + value, 0)
  const told = lines.map(({ name, value }) => `${t(`stage.${name}`)} ${fixed(value, decimals)}`).join(', ')
  return (
    <section className={css.section}>
      <div className="sec-h">
        <h3>{t('stages.title')}</h3>
        <span className="small dim">
          <UnitText unit={unit} />
        </span>
      </div>
      <div className={css.choices}>
        <Segments
          label={t('stages.quantity')}
          value={quantity}
          segments={stageQuantities.map((value) => ({ value, label: value === 'gwp' ? 'GWP' : 'PENRT' }))}
          onChange={setQuantity}
        />
        <Segments
          label={t('stages.measure')}
          value={measure}
          segments={stageMeasures.map((value) => ({ value, label: t(`measure.${value}`) }))}
          onChange={setMeasure}
        />
      </div>
      <StageDrawing lines={lines} decimals={decimals} label={t('stages.label', { unit, stages: told })} />
      <dl className="kv s">
        <dt>{t('stages.sum')}</dt>
        <dd>
          <Explained
            figure={{ kind: 'total', quantity, measure, netRoomArea }}
            kpis={kpis}
            text={boundedText(kpis.bound[quantity], fixed(sum, decimals), t('incomplete'))}
          />
        </dd>
      </dl>
    </section>
  )
}
