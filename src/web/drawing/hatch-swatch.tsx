import '#web/styles/drawing.css'
import type { Hatch } from '#vocabulary/materials.ts'
import { HatchFill } from './hatch-fill.tsx'
import { STRIP_DENSITY } from './section-strip.tsx'

export interface HatchSwatchProps {
  readonly hatch: Hatch
  /** [px] */
  readonly width?: number | undefined
  readonly height?: number | undefined
}

/** The hatch of a material beside its name, framed; decoration. */
export function HatchSwatch({ hatch, width = 32, height = 22 }: HatchSwatchProps) {
  const sheet = hatch === 'waterproofing' || hatch === 'vapourBarrier'
  return (
    <svg data-drawing="swatch" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      <HatchFill
        hatch={hatch}
        x={0}
        y={0}
        width={width}
        height={height}
        density={STRIP_DENSITY}
        lying={sheet}
        seed="swatch"
      />
      <rect className="e" x={0.5} y={0.5} width={width - 1} height={height - 1} />
    </svg>
  )
}
