import { layOut } from '#web/drawing/section-layout.ts'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import type { DrawnLayer } from '#web/drawing/section-types.ts'
import css from './proposals.module.css'

const HEIGHT = 30
/** px per m: a wall of half a metre fits into the column, all in one scale. */
const SCALE = 470
const LONGEST = 250
/** The strip begins so far from its edge [px]. */
const MARGIN = 1

/** The layers of a proposal to scale, those that change outlined. */
export function ProposalStrip({
  layers,
  changed,
  longest,
}: {
  layers: readonly DrawnLayer[]
  changed: ReadonlySet<number>
  /** Thickness of the thickest of all that stand together [m]. */
  longest: number
}) {
  const scale = Math.min(SCALE, LONGEST / Math.max(longest, 0.01))
  const { spans, size } = layOut(layers, scale)
  return (
    <span className={css.strip} aria-hidden="true">
      <SectionStrip layers={layers} scale={scale} height={HEIGHT} />
      <svg width={size + 2 * MARGIN} height={HEIGHT}>
        {spans
          .filter(({ index }) => changed.has(index))
          .map(({ index, from, size: width }) => (
            <rect
              key={index}
              className={css.changed}
              x={MARGIN + from}
              y={1}
              width={Math.max(width, 2)}
              height={HEIGHT - 2}
            />
          ))}
      </svg>
    </span>
  )
}
