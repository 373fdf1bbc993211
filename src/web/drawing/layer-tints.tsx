import { clsx } from 'clsx'
import { textWidth } from './label-placement.ts'
import css from './layer-tints.module.css'
import type { Rect } from './section-place.ts'
import type { LayerTint, TintHue } from './section-types.ts'

/** Of the largest share; the hatch stays in sight. */
const STRONGEST = 0.6

const hues: Readonly<Record<TintHue, string | undefined>> = {
  heat: css.heat,
  gwp: css.gwp,
  penrt: css.penrt,
  vapour: css.vapour,
  mass: css.mass,
}

interface LayerTintsProps {
  readonly tints: readonly (LayerTint | undefined)[] | undefined
  readonly bands: readonly Rect[]
  readonly lying: boolean
}

/** Layers tinted over their hatch by a share that is written where it has room; what is negative is outlined instead. */
export function LayerTints({ tints, bands, lying }: LayerTintsProps) {
  const largest = Math.max(0, ...(tints ?? []).map((tint) => Math.abs(tint?.share ?? 0)))
  if (!tints || largest === 0) return null
  return tints.map((tint, index) => {
    const band = bands[index]
    if (!tint || !band) return null
    const hollow = tint.share < 0
    const width = textWidth(tint.text, 12)
    const hasRoom = lying ? band.height >= 14 : band.width >= width + 4
    return (
      <g key={index} data-tint={index}>
        <rect
          className={clsx(hues[tint.hue], hollow && css.hollow)}
          {...band}
          fillOpacity={hollow ? 0 : (STRONGEST * tint.share) / largest}
        />
        {hasRoom && (
          <text
            x={lying ? band.x + 14 : band.x + band.width / 2}
            y={lying ? band.y + band.height / 2 + 4 : band.y + band.height - 8}
            className={`x12 k xb halo ${lying ? '' : 'xm'}`}
          >
            {tint.text}
          </text>
        )}
      </g>
    )
  })
}
