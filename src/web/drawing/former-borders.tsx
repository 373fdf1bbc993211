import { clsx } from 'clsx'
import css from './former-borders.module.css'
import type { SectionGeometry } from './section-drawing.tsx'
import type { PlacedSection } from './section-layout.ts'
import { inPercent } from './section-place.ts'

/** A layer by what tells it apart, and its thickness [m]; 0 where it has none. */
export type BorderedLayer = { readonly key: string | number; readonly thickness: number }

/** Nearer to a border than this a former one says nothing [px]. */
const NEAR = 1

/**
 * Where the borders of other layers would lie if their inner faces met: the outer one of each that is gone, or as thick
 * no more [px across the sheet]; not what would lie beyond it.
 */
export function formerFaces(
  { faces, outward, layout, extent }: PlacedSection,
  layers: readonly BorderedLayer[],
  former: readonly BorderedLayer[],
): readonly number[] {
  const now = new Map(layers.map(({ key, thickness }) => [key, thickness]))
  let face = faces.at(-1) ?? 0
  return former
    .toReversed()
    .flatMap(({ key, thickness }) => {
      face += outward * layout.scale * thickness
      return now.get(key) === thickness ? [] : [face]
    })
    .filter((former) => former > 0 && former < extent && faces.every((one) => Math.abs(one - former) > NEAR))
}

/** Where the inner borders of layers that are as thick no more would lie if their outer faces met [px across the sheet]. */
export function formerInnerFaces(
  { faces, outward, layout }: PlacedSection,
  layers: readonly BorderedLayer[],
  former: readonly BorderedLayer[],
): readonly number[] {
  const now = new Map(layers.map(({ key, thickness }) => [key, thickness]))
  let face = faces[0] ?? 0
  return former
    .flatMap(({ key, thickness }) => {
      face -= outward * layout.scale * thickness
      return now.get(key) === thickness ? [] : [face]
    })
    .filter((former) => faces.every((one) => Math.abs(one - former) > NEAR))
}

/** Dashed borders of what the section is shown against. */
export function FormerBorders({
  geometry,
  layers,
  former,
  fromOutside = false,
}: {
  geometry: SectionGeometry
  layers: readonly BorderedLayer[]
  former: readonly BorderedLayer[]
  /** Outer faces meet, not the inner ones: the inner one is moved. */
  fromOutside?: boolean
}) {
  const { lying, width, height, bands } = geometry
  const band = bands[0]
  if (!band) return null
  const along = lying
    ? { left: inPercent(band.x, width), width: inPercent(band.width, width) }
    : { top: inPercent(band.y, height), height: inPercent(band.height, height) }
  return (fromOutside ? formerInnerFaces : formerFaces)(geometry, layers, former).map((face, index) => (
    <div
      key={index}
      aria-hidden
      className={clsx(css.ghost, lying && css.lyingGhost)}
      style={{ ...along, ...(lying ? { top: inPercent(face, height) } : { left: inPercent(face, width) }) }}
    />
  ))
}
