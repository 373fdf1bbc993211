import '#web/styles/drawing.css'
import { memo, useMemo } from 'react'
import type { ConstructionListItem } from '#contract/constructions.ts'
import { SectionBody } from '#web/drawing/section-body.tsx'
import { layOut } from '#web/drawing/section-layout.ts'
import { STRIP_DENSITY } from '#web/drawing/section-strip.tsx'
import { useFormats } from '#web/lib/format.ts'
import { STRIP_COLUMN, type StripScale } from './strip-scale.ts'

const ROW_HEIGHT = 63
const STRIP_HEIGHT = 38
const STRIP_TOP = 12.5

/** Hairlines at the labelled ticks, so that every row can be read against the scale above. */
export function ScaleLines({ ticks, scale, height = ROW_HEIGHT }: StripScale & { height?: number }) {
  return ticks.map((tick) => {
    const x = STRIP_COLUMN.left + tick * scale
    return <path key={tick} className="hairl" d={`M${x} 0V${height}`} />
  })
}

/** The scale in the head of the list, in mm. */
export function ScaleHead({ ticks, step, scale }: StripScale) {
  const { figure, withUnit } = useFormats()
  const xOf = (metres: number) => STRIP_COLUMN.left + metres * scale
  const last = ticks.at(-1) ?? 0
  return (
    <svg viewBox={`0 0 ${STRIP_COLUMN.width} 18`} width={STRIP_COLUMN.width} height="18" aria-hidden="true">
      <path className="linel" d={`M${STRIP_COLUMN.left} 17.5H${xOf(last)}`} />
      {ticks.map((tick) => (
        <path
          key={tick}
          className="thin"
          d={`M${xOf(tick)} 18v-5${tick < last ? `M${xOf(tick + step / 2)} 18v-3` : ''}`}
        />
      ))}
      {ticks.map((tick) => (
        <text key={tick} x={xOf(tick)} y="10" className={tick === 0 ? 'x11' : 'x11 xm'}>
          {tick === last ? withUnit('thickness', tick) : figure('thickness', tick)}
        </text>
      ))}
    </svg>
  )
}

/** The section of a listed construction, in the scale of its page. Its figures stand beside it. */
export const ConstructionStrip = memo(function ConstructionStrip({
  item,
  scale,
}: {
  item: ConstructionListItem
  scale: StripScale
}) {
  const layers = useMemo(
    () => item.section.map((layer) => ({ ...layer, framing: layer.framing ?? undefined })),
    [item.section],
  )
  return (
    <svg
      viewBox={`0 0 ${STRIP_COLUMN.width} ${ROW_HEIGHT}`}
      width={STRIP_COLUMN.width}
      height={ROW_HEIGHT}
      aria-hidden="true"
    >
      <ScaleLines {...scale} />
      <SectionBody
        layers={layers}
        layout={layOut(layers, scale.scale)}
        x={STRIP_COLUMN.left}
        y={STRIP_TOP}
        length={STRIP_HEIGHT}
        lying={false}
        density={STRIP_DENSITY}
        seed={item.id}
        memberOffset={STRIP_HEIGHT * 0.7}
      />
    </svg>
  )
})
