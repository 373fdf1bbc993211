import { useMemo } from 'react'
import { alignedClimate } from '#web/drawing/aligned-climate.ts'
import { SectionDrawing } from '#web/drawing/section-drawing.tsx'
import { orientationOf } from '#web/drawing/section-types.ts'
import type { PrintRatio } from '#web/drawing/sheet-size.ts'
import { sideLabels } from '#web/drawing/side-labels.ts'
import { type Reported } from '#web/resources/constructions/construction-queries.ts'
import { drawnLayers } from './layer-rows.ts'
import css from './report.module.css'
import type { Words } from './words.ts'

/** The construction in section at a true scale, with its temperatures. */
export function SectionFigure({
  reported,
  words,
  ratio,
  name,
}: {
  reported: Reported
  words: Words
  ratio: PrintRatio
  name: string
}) {
  const { construction, kpis } = reported
  const { t, formats } = words
  const layers = useMemo(() => drawnLayers(reported), [reported])
  const { climate, temperatures } = kpis.thermal
  const lines = layers.map((layer) => `${layer.name} ${formats.withUnit('thickness', layer.thickness)}`)
  return (
    <figure className={css.drawing} data-drawing="section">
      <SectionDrawing
        layers={layers}
        labels={{
          description: t('drawing', { name, layers: lines.join(', ') }),
          layers: lines,
          ...sideLabels(construction.type, climate, words),
          empty: t('empty'),
        }}
        numbers={{
          thickness: (metres) => formats.figure('thickness', metres),
          temperature: (celsius) => formats.figure('temperature', celsius),
          tick: (value) => formats.number(value),
        }}
        seed={construction.id}
        climate={temperatures.length > 0 ? alignedClimate(layers, climate, temperatures) : undefined}
        orientation={orientationOf(construction.type)}
        scale={{ ratio }}
      />
    </figure>
  )
}
