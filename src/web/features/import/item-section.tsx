import { useMemo } from 'react'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import type { DrawnLayer } from '#web/drawing/section-types.ts'
import type { MaterialFor } from './model/constructions-to-send.ts'
import { type ImportItem, plannedLayers } from './model/import-items.ts'

/** Width of the drawing [px]. */
const WIDTH = 240
/** Thickness that the scale shows at least [m]. */
const LEAST_SHOWN = 0.5
/** Thickness drawn where nobody has said one [m]. */
const UNTOLD = 0.01

/** px per m, the same for all items, so that they can be compared. */
export const scaleOf = (items: readonly ImportItem[]): number => {
  const thicknesses = items.map((item) =>
    plannedLayers(item).reduce((sum, { thickness }) => sum + (thickness ?? UNTOLD), 0),
  )
  return (WIDTH - 2) / Math.max(LEAST_SHOWN, ...thicknesses)
}

/** The section of an item as it fills: what has no material yet is drawn as air. */
export function ItemSection({
  item,
  scale,
  materialFor,
}: {
  item: ImportItem
  scale: number
  materialFor: MaterialFor
}) {
  const layers = useMemo(
    () =>
      plannedLayers(item).map(({ layer, thickness }): DrawnLayer => {
        const member = layer.framing && materialFor(layer.framing.material)
        return {
          hatch: materialFor(layer.material)?.hatch ?? 'air',
          thickness: thickness ?? UNTOLD,
          ...(layer.framing &&
            member && { framing: { hatch: member.hatch, width: layer.framing.width, spacing: layer.framing.spacing } }),
        }
      }),
    [item, materialFor],
  )
  return <SectionStrip layers={layers} scale={scale} height={38} seed={item.source.sourceRef} width={WIDTH} />
}
