import css from './comparison.module.css'
import '#web/styles/drawing.css'
import { useMemo } from 'react'
import { HatchSwatch } from '#web/drawing/hatch-swatch.tsx'
import { SectionBody } from '#web/drawing/section-body.tsx'
import { layOut } from '#web/drawing/section-layout.ts'
import { STRIP_DENSITY } from '#web/drawing/section-strip.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { comparisonTexts } from './comparison-texts.ts'
import type { ComparedItem } from './figure-rows.ts'
import { SECTION, type SectionScale } from './section-scale.ts'

const { left, top, bodyHeight, lineHeight, dimension, text, height } = SECTION

/** The section of a construction in the scale of all, with its thickness below; the layer that was adapted is framed. */
export function ComparedSection({
  item,
  name,
  scale,
  adapted,
}: {
  item: ComparedItem
  name: string
  scale: SectionScale
  /** Its index, where there is one. */
  adapted: number | null | undefined
}) {
  const t = useTexts(comparisonTexts)
  const { withUnit } = useFormats()
  const layers = useMemo(
    () => item.section.map((layer) => ({ ...layer, framing: layer.framing ?? undefined })),
    [item.section],
  )
  const layout = layOut(layers, scale.scale)
  const end = left + layout.size
  const frame = typeof adapted === 'number' ? layout.spans[adapted] : undefined
  const told = item.layers.map(
    (layer, index) => `${layer.name} ${withUnit('thickness', item.section[index]?.thickness)}`,
  )
  return (
    <svg
      data-drawing="section"
      preserveAspectRatio="xMinYMin slice"
      viewBox={`0 0 ${scale.width} ${height}`}
      width={scale.width}
      height={height}
      role="img"
      aria-label={t('sectionOf', { name, layers: told.join(', ') })}
    >
      {scale.lines.map((at) => (
        <path key={at} className="hairl" d={`M${left + at} 0V${lineHeight}`} />
      ))}
      <SectionBody
        layers={layers}
        layout={layout}
        x={left}
        y={top}
        length={bodyHeight}
        lying={false}
        density={STRIP_DENSITY}
        seed={item.id}
        memberOffset={bodyHeight * 0.3}
      />
      {frame && (
        <rect
          className={css.adaptedLayer}
          x={left + frame.from}
          y={top}
          width={frame.size}
          height={bodyHeight}
          data-adapted={adapted}
        />
      )}
      <path
        className="thin"
        d={`M${left} ${dimension}H${end}M${left} ${dimension - 6}v12M${end} ${dimension - 6}v12`}
      />
      <path
        className="tick"
        d={[left, end].map((x) => `M${x - 4} ${dimension + 4} ${x + 4} ${dimension - 4}`).join('')}
      />
      <text x={(left + end) / 2} y={text} className="x12 k xb xm">
        {withUnit('thickness', item.thickness)}
      </text>
    </svg>
  )
}

/** The layers with their hatch and thickness [mm], outside first. */
export function LayerList({ item, name }: { item: ComparedItem; name: string }) {
  const t = useTexts(comparisonTexts)
  const { figure } = useFormats()
  return (
    <ul className={css.layers} aria-label={t('layersOf', { name })}>
      {item.layers.map((layer, index) => {
        const section = item.section[index]
        return (
          <li key={`${index} ${layer.materialId}`}>
            {section && <HatchSwatch hatch={section.hatch} width={18} height={12} />}
            <span className={css.layerName} title={layer.name}>
              {layer.name}
            </span>
            <span className="num">{figure('thickness', section?.thickness)}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** The scale all sections are drawn in. */
export function ScaleBar({ scale: { scale, bar } }: { scale: SectionScale }) {
  const { figure, withUnit } = useFormats()
  const quarter = (bar * scale) / 4
  return (
    <svg width={Math.max(200, bar * scale + 60)} height="34" aria-hidden="true">
      {[0, 1, 2, 3].map((part) => (
        <rect
          key={part}
          className={part % 2 === 0 ? 'inkf' : 'pf'}
          x={1 + part * quarter}
          y="20"
          width={quarter}
          height="5"
        />
      ))}
      <rect className="e" x="1" y="20" width={4 * quarter} height="5" />
      <text x="1" y="15" className="x11">
        {figure('thickness', 0)}
      </text>
      <text x={1 + 4 * quarter} y="15" className="x11 xm">
        {withUnit('thickness', bar)}
      </text>
    </svg>
  )
}
