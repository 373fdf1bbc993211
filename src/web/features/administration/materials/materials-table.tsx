import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Material } from '#contract/materials.ts'
import { Icon } from '#web/components/icon.tsx'
import { HatchSwatch } from '#web/drawing/hatch-swatch.tsx'
import css from '#web/features/administration/administration.module.css'
import { ABSENT, quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { administrationTexts } from '../administration-texts.ts'
import { productionPerCubicMetre } from './production.ts'
import { todayIso, validityOf } from './validity.ts'

const columns = [
  css.hatchColumn,
  '',
  css.figureColumn,
  css.figureColumn,
  css.figureColumn,
  css.muColumn,
  css.productionColumn,
  css.lifeColumn,
  css.sourceColumn,
] as const

function Production({ material }: { material: Material }) {
  const t = useTexts(administrationTexts)
  const { number } = useFormats()
  const cubic = productionPerCubicMetre(material)
  const { dataset } = material
  if (cubic !== null) return number(Number(cubic.toFixed(1)), 1)
  if (!dataset || dataset.gwpA1A3 === null || dataset.referenceQuantity === 0) return ABSENT
  const unit = t(`unit.${dataset.referenceUnit}`)
  return (
    <span title={t('productionPerUnit', { unit })}>
      {number(Number((dataset.gwpA1A3 / dataset.referenceQuantity).toFixed(1)), 1)}
      <span className="unit">/{unit}</span>
    </span>
  )
}

/** Where the figures come from; how long they hold where that differs from most of the release. */
function Source({ dataset, outdated }: Pick<Material, 'dataset'> & { outdated: boolean }) {
  const t = useTexts(administrationTexts)
  if (!dataset) return t('noDataset')
  const validity = validityOf(dataset.validUntil, todayIso())
  return (
    <>
      {releaseName(dataset.release)}
      {validity === 'expired' && !outdated && (
        <span className="row warn">
          <Icon name="warning" />
          {t('expired')}
        </span>
      )}
      {validity === 'valid' && outdated && (
        <span className="small dim">{t('stillValid', { until: dataset.validUntil ?? '' })}</span>
      )}
    </>
  )
}

function Row({
  material,
  chosen,
  outdated,
  to,
}: {
  material: Material
  chosen: boolean
  outdated: boolean
  to: string
}) {
  const t = useTexts(administrationTexts)
  const { figure } = useFormats()
  return (
    <tr className={chosen ? 'on' : undefined}>
      <td>
        <HatchSwatch hatch={material.hatch} width={36} height={24} />
      </td>
      <td>
        <Link className="nm" to={to} preventScrollReset aria-current={chosen ? 'true' : undefined}>
          {material.name}
        </Link>
      </td>
      <td className="num" data-l={t('conductivity')}>
        {figure('conductivity', material.conductivity)}
      </td>
      <td className="num" data-l={t('density')}>
        {figure('density', material.density)}
      </td>
      <td className="num" data-l={t('heatCapacity')}>
        {figure('specificHeatCapacity', material.specificHeatCapacity)}
      </td>
      <td className="num" data-l={t('diffusion')}>
        {figure('vapourResistanceFactor', material.vapourResistanceFactor?.dry)}
      </td>
      <td className="num" data-l={t('production')}>
        <Production material={material} />
      </td>
      <td className="num" data-l={t('serviceLife')}>
        {figure('years', material.serviceLife)}
      </td>
      <td className="small dim" data-l={t('source')}>
        <Source dataset={material.dataset} outdated={outdated} />
      </td>
    </tr>
  )
}

/** The materials of one page. */
export function MaterialsTable({
  materials,
  chosen,
  outdated,
  hrefTo,
  busy,
}: {
  materials: readonly Material[]
  /** Whether most of the release has expired, which is said elsewhere. */
  outdated: boolean
  chosen: string | null
  hrefTo: (id: string) => string
  busy: boolean
}) {
  const t = useTexts(administrationTexts)
  const head = (label: ReactNode, unit: string) => (
    <th scope="col" className="num">
      {label} <span className="unit">{unit}</span>
    </th>
  )
  return (
    <table className={clsx('table adt', css.materials)} aria-busy={busy}>
      <caption className="sr">{t('materials')}</caption>
      <colgroup>
        {columns.map((name, index) => (
          <col key={`${name}${columns.indexOf(name) === index ? '' : index}`} className={name} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t('hatch')}</span>
          </th>
          <th scope="col">{t('material')}</th>
          {head(t('conductivity'), quantities.conductivity.unit)}
          {head(t('density'), quantities.density.unit)}
          {head(<i>{t('heatCapacity')}</i>, quantities.specificHeatCapacity.unit)}
          {head(t('diffusion'), '')}
          {head(t('production'), 'kg/m³')}
          {head(t('serviceLife'), quantities.years.unit)}
          <th scope="col">{t('source')}</th>
        </tr>
      </thead>
      <tbody>
        {materials.map((material) => (
          <Row
            key={material.id}
            material={material}
            chosen={material.id === chosen}
            outdated={outdated}
            to={hrefTo(material.id)}
          />
        ))}
      </tbody>
    </table>
  )
}
