import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
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

/** The tints of a hue from none to the largest share. */
export const TintRamp = ({ hue }: { hue: TintHue }) => (
  <span
    aria-hidden
    className={clsx(css.ramp, hues[hue])}
    style={{ '--strongest': `${100 * STRONGEST}%` } as CSSProperties}
  />
)

type CurvesIn = (layer: number, share: number) => readonly number[]

interface LayerTintsProps {
  readonly tints: readonly (LayerTint | undefined)[] | undefined
  readonly bands: readonly Rect[]
  readonly lying: boolean
  /** Where curves pass a layer, along the section [px]; nothing is written over them. */
  readonly curves?: CurvesIn | undefined
}

/** From the middle of a line to what it must keep clear of [px]. */
const CLEAR = 15
const SIZE = 12
/** At that end of a lying layer the line to its number begins [px]. */
const DOT = 36
/** Below the dew point its name is written, in layers so wide [px]. */
const NAMED = { width: 160, below: 16 } as const

/** The first place that is clear, else the one that is clearest. */
const clearest = (places: readonly number[], obstacles: readonly number[]): number => {
  const clearance = (place: number) => Math.min(CLEAR, ...obstacles.map((one) => Math.abs(one - place)))
  return places.reduce((best, place) => (clearance(place) > clearance(best) ? place : best))
}

/** Where a share is written in its layer: its middle [px]. */
export function sharePlace(
  { band, text, index }: { readonly band: Rect; readonly text: string; readonly index: number },
  lying: boolean,
  curves: CurvesIn | undefined,
) {
  const [across, along] = [band.x + band.width / 2, band.y + band.height / 2]
  const half = textWidth(text, SIZE) / 2
  const reach = lying ? 0.5 : Math.min(0.5, half / Math.max(1, band.width))
  const passed = curves ? [-reach, 0, reach].map((share) => curves(index, 0.5 + share)) : []
  if (lying) {
    const ends = [band.x + 14 + half, band.x + band.width - DOT - half]
    const obstacles = passed.flat().flatMap((x) => [x - half, x, x + half])
    return { x: clearest(ends, obstacles), y: along }
  }
  const names = band.width < NAMED.width ? [] : passed.flatMap(([, dewPoint]) => dewPoint ?? []).slice(1, 2)
  const obstacles = [...passed.flat(), ...names.map((dewPoint) => dewPoint + NAMED.below)]
  return { x: across, y: clearest([band.y + band.height - 12, band.y + 18, along], obstacles) }
}

/** Layers tinted over their hatch by a share that is written where it has room; what is negative is outlined instead. */
export function LayerTints({ tints, bands, lying, curves }: LayerTintsProps) {
  const largest = Math.max(0, ...(tints ?? []).map((tint) => Math.abs(tint?.share ?? 0)))
  if (!tints || largest === 0) return null
  return tints.map((tint, index) => {
    const band = bands[index]
    if (!tint || !band) return null
    const hollow = tint.share < 0
    const hasRoom = lying ? band.height >= 14 : band.width >= textWidth(tint.text, SIZE) + 4
    const { x, y } = sharePlace({ band, text: tint.text, index }, lying, curves)
    return (
      <g key={index} data-tint={index}>
        <rect
          className={clsx(hues[tint.hue], hollow && css.hollow)}
          {...band}
          fillOpacity={hollow ? 0 : (STRONGEST * tint.share) / largest}
        />
        {hasRoom && (
          <text x={x} y={y + 4} className="x12 k xb xm halo">
            {tint.text}
          </text>
        )}
      </g>
    )
  })
}
