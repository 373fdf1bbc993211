import { clsx } from 'clsx'
import { Link } from 'react-router'
import type { LayerState } from '#vocabulary/life-cycle.ts'
import { stateOf } from '#vocabulary/renovation.ts'
import { ScrollBox } from '#web/charts/scroll-box.tsx'
import { UnitText } from '#web/charts/unit-text.tsx'
import { HatchSwatch } from '#web/drawing/hatch-swatch.tsx'
import { builtInLabel } from '#web/lib/accessory-label.ts'
import { ABSENT, quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import css from './renovation.module.css'
import { renovationTexts } from './renovation-texts.ts'
import { drawnLayer, layerName, serviceLifeOf, type Variant } from './variant.ts'

/** A figure of a layer; on a phone, where its head is gone, with the unit beside it. */
const FigureCell = ({ text, unit }: { text: string; unit: string }) => (
  <td className="num" data-unit={text === ABSENT ? undefined : unit}>
    {text}
  </td>
)

const signs = { existing: 'zs-b', new: 'zs-n', removed: 'zs-r' } as const satisfies Record<LayerState, string>

function WorksRow({ variant, index, number }: { variant: Variant; index: number; number: number | null }) {
  const common = useTexts(commonTexts)
  const formats = useFormats()
  const { figure } = formats
  const { construction, assessed } = variant
  const layer = construction.layers[index]
  if (!layer) return null
  const state = stateOf(layer)
  const gwp = assessed.after.layers.find((one) => one.layer === index)
  return (
    <tr className={state === 'removed' ? css.removedRow : undefined}>
      <td>{number ?? '–'}</td>
      <td>
        <HatchSwatch hatch={drawnLayer(layer, assessed).hatch} width={28} height={18} />
      </td>
      <td>
        {layerName(layer, assessed)}
        {builtInLabel(layer.accessories, formats)}
      </td>
      <FigureCell text={figure('thickness', layer.thickness)} unit={quantities.thickness.unit} />
      <td className={css.stateColumn}>
        <span className="zs">
          <span className={signs[state]} aria-hidden="true" />
          {common(`state.${state}`)}
        </span>
      </td>
      <FigureCell text={state === 'new' ? figure('years', serviceLifeOf(index, assessed)) : ABSENT} unit="a" />
      <FigureCell
        text={`${gwp && !gwp.complete && gwp.gwp !== null ? '≥ ' : ''}${figure('gwp', gwp?.gwp)}`}
        unit={quantities.gwp.unit}
      />
    </tr>
  )
}

/** The layers with what is done to them. */
export function WorksSection({ variant }: { variant: Variant }) {
  const t = useTexts(renovationTexts)
  const { id, ownership, layers } = variant.construction
  const numberOf = (index: number) => layers.slice(0, index + 1).filter((layer) => stateOf(layer) !== 'removed').length
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('works')}</h2>
        <Link className={clsx('small', css.noPrint)} to={paths.construction.href(ownership, id)}>
          {t('openInEditor')}
        </Link>
      </div>
      <ScrollBox className={css.table} label={t('works')}>
        <table className={clsx('table tight', css.layers)}>
          <thead>
            <tr>
              <th scope="col" style={{ width: 36 }}>
                {t('number')}
              </th>
              <th scope="col" style={{ width: 48 }}>
                <span className="sr">{t('hatch')}</span>
              </th>
              <th scope="col">{t('material')}</th>
              <th scope="col" className="num">
                <i>d</i> <span className="unit">{quantities.thickness.unit}</span>
              </th>
              <th scope="col" className={css.stateColumn}>
                {t('state')}
              </th>
              <th scope="col" className="num">
                {t('serviceLife')} <span className="unit">a</span>
              </th>
              <th scope="col" className="num">
                {t('gwpTotal')}{' '}
                <span className="unit nowrap">
                  <UnitText unit={quantities.gwp.unit} />
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {layers.map((layer, index) => (
              <WorksRow
                key={`${index} ${layer.materialId}`}
                variant={variant}
                index={index}
                number={stateOf(layer) === 'removed' ? null : numberOf(index)}
              />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  )
}
