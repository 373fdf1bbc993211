import { clsx } from 'clsx'
import { Sankey } from 'recharts'
import { costGroupLabel } from '#vocabulary/cost-groups.ts'
import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { useWidth } from '#web/charts/use-width.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { type Flow, type FlowNode, flowColumns, type SpotGroup, spotFlow } from './hot-spots.ts'
import { type Marking, useMarkList } from './marking.ts'
import css from './results.module.css'
import { resultsTexts } from './results-texts.ts'
import { useNumbers } from './use-numbers.ts'

const [LEAST_WIDTH, NODE, NAMES] = [640, 10, 196]
const [ROW, LEAST_HEIGHT] = [26, 300]
const MOST_LETTERS = 24

type Placed = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly index: number
}

const shortened = (name: string) => (name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name)

/** What comes out of a node, or into one of the last column [kg CO₂e]. */
const throughput = ({ links }: Flow, column: FlowNode['column'], index: number) =>
  links.reduce(
    (sum, { source, target, value }) => sum + ((column === 'costGroup' ? target : source) === index ? value : 0),
    0,
  )

/** Climate change of the fabric as a flow from materials over rows to cost groups. */
export function SpotFlow({
  groups,
  label,
  marking,
}: {
  groups: readonly SpotGroup[]
  label: string
  marking: Marking
}) {
  const t = useTexts(resultsTexts)
  const locale = useLocale()
  const { fixed } = useNumbers()
  const { ref, width: measured } = useWidth<HTMLDivElement>(LEAST_WIDTH)
  const width = Math.max(LEAST_WIDTH, measured)
  const flow = spotFlow(groups, t('spots.others'))
  const { active, list, option } = useMarkList(
    flow.nodes.map(({ rows }) => rows),
    marking,
  )
  const inColumn = flowColumns.map((one) => flow.nodes.filter(({ column }) => column === one).length)
  const nameOf = ({ column, name }: FlowNode) => (column === 'costGroup' ? costGroupLabel(name, locale) : name)
  const node = ({ x, y, width: wide, height, index }: Placed) => {
    const own = flow.nodes[index]
    if (!own) return <g />
    const value = throughput(flow, own.column, index)
    return (
      <g>
        <rect
          aria-label={t('spots.node', { name: nameOf(own), value: fixed(value, 0) })}
          className={clsx('inkf', css.tile, index === active && css.nodeActive)}
          x={x}
          y={y}
          width={wide}
          height={Math.max(1, height)}
          {...option(index)}
        />
        <text x={x + wide + 6} y={y + height / 2 + 4} className={clsx('x11 k halo', css.tileName)}>
          {shortened(nameOf(own))} <tspan className="x11">{fixed(value / 1000, 1)} t</tspan>
        </text>
      </g>
    )
  }
  if (flow.links.length === 0) return <p className="small dim">{t('spots.none')}</p>
  return (
    <ScrollBox className={css.scroll} label={label}>
      <div ref={ref} aria-label={label} {...list}>
        <Sankey
          accessibilityLayer={false}
          width={width}
          height={Math.max(LEAST_HEIGHT, Math.max(...inColumn) * ROW)}
          data={{ nodes: flow.nodes.map((one) => ({ ...one })), links: flow.links.map((one) => ({ ...one })) }}
          nodeWidth={NODE}
          nodePadding={14}
          margin={{ top: 8, right: NAMES, bottom: 8, left: 0 }}
          node={node}
          link={{ stroke: 'var(--line)', strokeOpacity: 0.5, fill: 'none' }}
        />
      </div>
    </ScrollBox>
  )
}
