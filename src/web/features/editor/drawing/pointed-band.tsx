import type { SectionGeometry } from '#web/drawing/section-drawing.tsx'
import { inPercent } from '#web/drawing/section-place.ts'
import { useStore } from '#web/lib/store.ts'
import type { LayerDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import css from './drawing-pane.module.css'

/** Outlines the layer that is pointed at here or in the table, unless it is the chosen one, which is outlined already. */
export function PointedBand({
  geometry,
  layers,
  selected,
}: {
  geometry: SectionGeometry
  layers: readonly LayerDraft[]
  selected: string | undefined
}) {
  const key = useStore(useControls().pointed)
  const band = geometry.bands[layers.findIndex((layer) => layer.key === key)]
  if (!band || key === selected) return null
  const { width, height } = geometry
  return (
    <div
      aria-hidden
      className={css.pointed}
      style={{
        left: inPercent(band.x, width),
        top: inPercent(band.y, height),
        width: inPercent(band.width, width),
        height: inPercent(band.height, height),
      }}
    />
  )
}
