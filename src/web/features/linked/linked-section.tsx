import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import { usePlace } from '#web/charts/use-place.ts'
import { Segments } from '#web/components/segments.tsx'
import { alignedClimate } from '#web/drawing/aligned-climate.ts'
import { FormerBorders } from '#web/drawing/former-borders.tsx'
import { colouredLayers } from '#web/drawing/layer-shares.ts'
import { SectionDrawing, type SectionGeometry } from '#web/drawing/section-drawing.tsx'
import { orientationOf } from '#web/drawing/section-types.ts'
import { screenPlace } from '#web/drawing/sheet-size.ts'
import { sideLabels } from '#web/drawing/side-labels.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import type { Linked } from '#web/resources/links/links.ts'
import css from './linked.module.css'
import { drawnLayers } from './linked-layers.ts'
import { linkedTexts } from './linked-texts.ts'

const views = ['climate', 'shares', 'plain'] as const

/** Thickness of all that is built [m]. */
const totalOf = (layers: readonly ConstructionLayer[]) =>
  layers.reduce((sum, { thickness, state }) => (state === 'removed' ? sum : sum + thickness), 0)

/** The construction in section; a layer is chosen in it by click or arrow keys. */
export function LinkedSection({
  linked: { construction, figures },
  name,
  layers,
  kpis,
  selected,
  onSelect,
}: {
  linked: Linked
  name: string
  layers: readonly ConstructionLayer[]
  kpis: KeyPerformanceIndicators
  selected: number | undefined
  onSelect: (index: number) => void
}) {
  const t = useTexts(linkedTexts)
  const common = useTexts(commonTexts)
  const formats = useFormats()
  const [view, setView] = useState<(typeof views)[number]>('climate')
  const { ref, place } = usePlace<HTMLDivElement>(screenPlace)
  const drawn = useMemo(() => drawnLayers(figures, layers, formats), [figures, layers, formats])
  const { climate, temperatures } = kpis.thermal
  const keyed = layers.map(({ thickness }, key) => ({ key, thickness }))
  const isChanged = construction.layers.some(({ thickness }, index) => layers[index]?.thickness !== thickness)
  // of the outermost its outer face is told, where it has moved
  const former = construction.layers.map(({ thickness }, index) => ({
    key: index === 0 ? 'outside' : index,
    thickness,
  }))
  const overlaid = (geometry: SectionGeometry) =>
    isChanged && <FormerBorders geometry={geometry} layers={keyed} former={former} />
  const keys = layers.map((_, index) => String(index))
  const tints =
    view === 'shares'
      ? colouredLayers(
          kpis,
          keys,
          keys.map((key) => ({ key })),
          'gwp',
        ).map((one) =>
          one && one.share !== null
            ? { hue: 'gwp' as const, share: one.share, text: formats.withUnit('percentage', one.share) }
            : undefined,
        )
      : undefined
  const lines = drawn.map((layer) => `${layer.name} ${formats.withUnit('thickness', layer.thickness)}`)
  return (
    <>
      <div className={css.tools}>
        <Segments
          label={t('view')}
          value={view}
          segments={views.map((value) => ({ value, label: t(value) }))}
          onChange={setView}
        />
        {view === 'shares' && <span className="small dim">{t('sharesOf')}</span>}
        {isChanged && (
          <span className={clsx('small dim', css.asShared)}>
            {t('asShared', { value: formats.withUnit('thickness', totalOf(construction.layers)) })}
          </span>
        )}
      </div>
      <figure className={css.sheet}>
        <div className={css.stage} ref={ref}>
          <SectionDrawing
            place={place}
            layers={drawn}
            labels={{
              description: t('drawing', { name, layers: lines.join(', ') }),
              layers: lines.map((line, index) => t('layer', { number: index + 1, layer: line })),
              ...sideLabels(construction.type, climate, { common, formats }),
              temperature: t('temperature'),
              dewPoint: t('dewPoint'),
              empty: t('empty'),
            }}
            numbers={{
              thickness: (metres) =>
                metres < 0.001 ? formats.number(metres * 1000) : formats.figure('thickness', metres),
              temperature: (celsius) => formats.figure('temperature', celsius),
              tick: (value) => formats.number(value),
            }}
            seed={name}
            selected={selected}
            onSelect={onSelect}
            climate={
              view === 'climate' && temperatures.length > 0 ? alignedClimate(drawn, climate, temperatures) : undefined
            }
            orientation={orientationOf(construction.type)}
            tints={tints}
            overlay={overlaid}
          />
        </div>
      </figure>
    </>
  )
}
