import css from '#web/features/administration/administration.module.css'
import '#web/styles/drawing.css'
import { memo, useMemo } from 'react'
import type { SectionLayer } from '#contract/constructions.ts'
import { SectionBody } from '#web/drawing/section-body.tsx'
import { layOut } from '#web/drawing/section-layout.ts'
import { STRIP_DENSITY } from '#web/drawing/section-strip.tsx'
import { useFormats } from '#web/lib/format.ts'

const ROW = { width: 206, height: 55, left: 8, top: 12.5, strip: 30 } as const
const PANEL = { width: 332, height: 104, left: 2, strip: 64 } as const
/** Distance of the hairlines behind the strips [m]. */
const TICK = 0.1
/** Thickness that a scale shows at least [m]. */
const LEAST_SHOWN = 0.55

const drawn = (section: readonly SectionLayer[]) =>
  section.map((layer) => ({ ...layer, framing: layer.framing ?? undefined }))

/** px per m, so that the thickest of the strips that stand together fits. */
export const rowScale = (thicknesses: readonly number[]): number =>
  (ROW.width - ROW.left - 2) / Math.max(LEAST_SHOWN, ...thicknesses)

/** px per m of the strips in the panel. */
export const panelScale = (thicknesses: readonly number[]): number =>
  (PANEL.width - 2 * PANEL.left - 20) / Math.max(0.1, ...thicknesses)

type Strip = { readonly section: readonly SectionLayer[]; readonly scale: number; readonly seed: string }

/** The section of a row, over hairlines 100 mm apart; the row says the same in words. */
export const RowStrip = memo(function RowStrip({ section, scale, seed }: Strip) {
  const layers = useMemo(() => drawn(section), [section])
  const lines = Math.floor((ROW.width - ROW.left) / (TICK * scale))
  return (
    <svg viewBox={`0 0 ${ROW.width} ${ROW.height}`} width={ROW.width} height={ROW.height} aria-hidden="true">
      {lines < 40 &&
        Array.from({ length: lines + 1 }, (_, index) => ROW.left + index * TICK * scale).map((x) => (
          <path key={x} className="hairl" d={`M${x} 0V${ROW.height}`} />
        ))}
      <SectionBody
        layers={layers}
        layout={layOut(layers, scale)}
        x={ROW.left}
        y={ROW.top}
        length={ROW.strip}
        lying={false}
        density={STRIP_DENSITY}
        seed={seed}
        memberOffset={ROW.strip * 0.7}
      />
    </svg>
  )
})

/** A section with its thickness below. */
export const MeasuredStrip = memo(function MeasuredStrip({
  section,
  scale,
  seed,
  label,
}: Strip & { readonly label: string }) {
  const { withUnit } = useFormats()
  const layers = useMemo(() => drawn(section), [section])
  const thickness = section.reduce((sum, layer) => sum + layer.thickness, 0)
  const layout = layOut(layers, scale)
  const end = PANEL.left + layout.size
  return (
    <svg
      className={css.measured}
      viewBox={`0 0 ${PANEL.width} ${PANEL.height}`}
      width={PANEL.width}
      height={PANEL.height}
      role="img"
      aria-label={label}
    >
      <SectionBody
        layers={layers}
        layout={layout}
        x={PANEL.left}
        y={4}
        length={PANEL.strip}
        lying={false}
        density={STRIP_DENSITY}
        seed={seed}
        memberOffset={PANEL.strip * 0.7}
      />
      <path className="thin" d={`M${PANEL.left} 86H${end}M${PANEL.left} 72v18M${end} 72v18`} />
      <path className="tick" d={`M${PANEL.left - 3.5} 89.5l7-7M${end - 3.5} 89.5l7-7`} />
      <text x={Math.max(24, (PANEL.left + end) / 2)} y="101" className="x12 k xm">
        {withUnit('thickness', thickness)}
      </text>
    </svg>
  )
})
