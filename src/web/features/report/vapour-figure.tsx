import { vapourFaces } from '#web/drawing/layer-faces.ts'
import { VapourDrawing } from '#web/drawing/vapour-drawing.tsx'
import { type Reported } from '#web/resources/constructions/construction-queries.ts'
import { drawnLayers } from './layer-rows.ts'
import css from './report.module.css'
import type { Words } from './words.ts'

/** What the diagram shows: layers that count, and their faces; undefined where a figure is missing. */
function vapourOf(reported: Reported) {
  const { kpis } = reported
  const counted = kpis.layers.filter(({ counted: counts, sd }) => counts && sd !== null)
  if (!kpis.moisture.applicable || counted.length === 0) return undefined
  const drawn = drawnLayers(reported)
  const faces = vapourFaces(
    counted.map(({ layer }) => layer),
    kpis.thermal.temperatures,
  )
  if (!faces) return undefined
  return {
    faces,
    layers: counted.map(({ layer, sd }) => ({ hatch: drawn[layer]?.hatch ?? ('air' as const), sd: sd ?? 0 })),
  }
}

/** Vapour pressure against saturation, or why there is none. */
export function VapourFigure({ reported, words: { t, formats } }: { reported: Reported; words: Words }) {
  const vapour = vapourOf(reported)
  if (!vapour) return <p className="dim">{t('noVapour')}</p>
  return (
    <figure className={css.vapour} data-drawing="vapour">
      <figcaption>{t('vapourTitle')}</figcaption>
      <VapourDrawing
        {...vapour}
        seed={reported.construction.id}
        labels={{
          description: t('vapourTitle'),
          saturation: t('saturation'),
          pressure: t('pressure'),
          resistance: 's_d m',
        }}
        numbers={{ tick: (value) => formats.number(value), sd: (metres) => formats.figure('sd', metres) }}
      />
    </figure>
  )
}
