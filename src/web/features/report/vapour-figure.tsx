import { VapourDrawing } from '#web/drawing/vapour-drawing.tsx'
import { drawnLayers } from './layer-rows.ts'
import type { Reported } from './report-queries.ts'
import type { Words } from './words.ts'

const SAME = 1e-5

/** What the diagram shows: layers that count, and their faces; undefined where a figure is missing. */
function vapourOf(reported: Reported) {
  const { kpis, construction } = reported
  const counted = kpis.layers.filter(({ counted: counts, sd }) => counts && sd !== null)
  if (!kpis.moisture.applicable || counted.length === 0) return undefined
  const drawn = drawnLayers(reported)
  let position = 0
  const ends = construction.layers.map(({ state, thickness }) => {
    const from = position
    position += state === 'removed' ? 0 : thickness
    return [from, position] as const
  })
  const faceAt = (at: number) => kpis.thermal.temperatures.find((face) => Math.abs(face.position - at) < SAME)
  const places = [ends[counted[0]?.layer ?? 0]?.[0] ?? 0, ...counted.map(({ layer }) => ends[layer]?.[1] ?? 0)]
  const faces = places.flatMap((at) => {
    const face = faceAt(at)
    return face && face.dewPoint !== null ? { temperature: face.temperature, dewPoint: face.dewPoint } : []
  })
  if (faces.length !== places.length) return undefined
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
    <figure className="rep-vapour">
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
