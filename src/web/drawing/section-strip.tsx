import '#web/styles/drawing.css'
import { SectionBody } from './section-body.tsx'
import { layOut } from './section-layout.ts'
import type { DrawnLayer } from './section-types.ts'

/** Spacing of hatches in strips and swatches against the editor. */
export const STRIP_DENSITY = 0.6

/** Room for the line weight of the faces [px]. */
const MARGIN = 1

export interface SectionStripProps {
  readonly layers: readonly DrawnLayer[]
  /** px per m; the same for all strips that stand together. */
  readonly scale: number
  /** Along the layers [px]. */
  readonly height: number
  /** Keeps the random marks stable between renders; the construction's id. */
  readonly seed?: string | undefined
  /** Spoken text; without it the strip is decoration of a row that says the same. */
  readonly label?: string | undefined
  /** An equal width for all strips that stand together [px]; else as wide as the section. */
  readonly width?: number | undefined
}

/** The layers of a construction to scale, outside left, without numbers. */
export function SectionStrip({ layers, scale, height, seed = '', label, width }: SectionStripProps) {
  const layout = layOut(layers, scale)
  const full = width ?? layout.size + 2 * MARGIN
  return (
    <svg
      data-drawing="strip"
      viewBox={`0 0 ${full} ${height}`}
      width={full}
      height={height}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <SectionBody
        layers={layers}
        layout={layout}
        x={MARGIN}
        y={0}
        length={height}
        lying={false}
        density={STRIP_DENSITY}
        seed={seed}
        memberOffset={height * 0.7}
      />
    </svg>
  )
}
