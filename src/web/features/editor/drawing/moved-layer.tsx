import { clsx } from 'clsx'
import type { SectionGeometry } from '#web/drawing/section-drawing.tsx'
import { inPercent } from '#web/drawing/section-place.ts'
import { type Store, useStore } from '#web/lib/store.ts'
import css from './drawing-pane.module.css'
import { type DraggedLayer, landingFace } from './layer-drag.ts'

/** The outline of a layer that is dragged, and where it would come. */
export function MovedLayer({ geometry, dragged }: { geometry: SectionGeometry; dragged: Store<DraggedLayer | null> }) {
  const layer = useStore(dragged)
  const { lying, width, height, bands } = geometry
  const band = layer && bands[layer.index]
  if (!band) return null
  const face = landingFace(geometry, layer)
  const place = {
    left: inPercent(band.x + (lying ? 0 : layer.offset), width),
    top: inPercent(band.y + (lying ? layer.offset : 0), height),
    width: inPercent(band.width, width),
    height: inPercent(band.height, height),
  }
  return (
    <>
      <div aria-hidden className={css.movedLayer} style={place} />
      {layer.to !== layer.index && face !== undefined && (
        <div
          aria-hidden
          className={clsx(css.landing, lying && css.lyingLanding)}
          style={
            lying
              ? { left: place.left, width: place.width, top: inPercent(face, height) }
              : { top: place.top, height: place.height, left: inPercent(face, width) }
          }
        />
      )}
    </>
  )
}
