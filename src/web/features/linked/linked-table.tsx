import { clsx } from 'clsx'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import { HatchSwatch } from '#web/drawing/hatch-swatch.tsx'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Linked } from '#web/resources/links/links.ts'
import css from './linked.module.css'
import { conductivityOf, drawnLayers, framingText, nameOfPart } from './linked-layers.ts'
import { linkedTexts } from './linked-texts.ts'

/** The layers with their figures; a name chooses its layer. */
export function LinkedTable({
  linked: { figures },
  layers,
  kpis,
  selected,
  onSelect,
}: {
  linked: Linked
  layers: readonly ConstructionLayer[]
  kpis: KeyPerformanceIndicators
  selected: number | undefined
  onSelect: (index: number) => void
}) {
  const t = useTexts(linkedTexts)
  const formats = useFormats()
  const { figure } = formats
  const drawn = drawnLayers(figures, layers, formats)
  return (
    <table className={clsx('table', css.table)}>
      <caption className="sr">{t('layers')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">
            <span className="sr">{t('hatch')}</span>
          </th>
          <th scope="col">{t('material')}</th>
          <th scope="col" className="num">
            <i>d</i> <span className="unit">mm</span>
          </th>
          <th scope="col" className={clsx('num', css.wide)}>
            λ <span className="unit">W/(mK)</span>
          </th>
          <th scope="col" className={clsx('num', css.wide)}>
            <i>R</i> <span className="unit">m²K/W</span>
          </th>
          <th scope="col" className={css.wide}>
            {t('framing')}
          </th>
          <th scope="col" className={clsx('num', css.wide)}>
            GWP <span className="unit">kg</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {layers.map((layer, index) => {
          const computed = kpis.layers.find((one) => one.layer === index)
          const name = nameOfPart(figures, layer.materialId, formats)
          const gwp = figure('gwp', computed?.gwp)
          return (
            // layers are told apart by their place alone, and do not move here
            <tr key={`${index} ${layer.materialId}`} className={index === selected ? css.on : undefined}>
              <td>{index + 1}</td>
              <td>
                <HatchSwatch hatch={drawn[index]?.hatch ?? 'air'} width={30} height={20} />
              </td>
              <td>
                <button
                  type="button"
                  className={css.choose}
                  aria-pressed={index === selected}
                  aria-label={t('choose', { number: index + 1, name })}
                  onClick={() => onSelect(index)}
                >
                  {name}
                </button>
              </td>
              <td className="num">{figure('thickness', layer.thickness)}</td>
              <td className={clsx('num', css.wide)}>{conductivityOf(figures, layer, formats)}</td>
              <td className={clsx('num', css.wide)}>
                {computed?.counted === false ? ABSENT : figure('resistance', computed?.resistance)}
              </td>
              <td className={css.wide}>{framingText(figures, layer, formats)}</td>
              <td className={clsx('num', css.wide)}>
                {computed?.complete === false && gwp !== ABSENT ? `≥ ${gwp}` : gwp}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
