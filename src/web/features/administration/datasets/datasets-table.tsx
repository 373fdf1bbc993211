import { clsx } from 'clsx'
import { Link } from 'react-router'
import type { DatasetItem } from '#contract/datasets.ts'
import { referenceUnits } from '#vocabulary/materials.ts'
import { writeSignificant } from '#web/charts/indicator-display.ts'
import { Icon } from '#web/components/icon.tsx'
import css from '#web/features/administration/administration.module.css'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { languageTag, useLocale } from '#web/lib/i18n/locale.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { administrationTexts, dataTexts } from '../administration-texts.ts'

/** What the figures of a dataset are for, such as 1 m³. */
export function useReference() {
  const t = useTexts(administrationTexts)
  const tag = languageTag(useLocale())
  return ({ referenceQuantity, referenceUnit }: Pick<DatasetItem, 'referenceQuantity' | 'referenceUnit'>) => {
    const known = referenceUnits.find((one) => one === referenceUnit)
    const written = referenceQuantity === null ? ABSENT : writeSignificant(referenceQuantity, tag)
    const quantity = referenceQuantity === 1 ? '1' : written
    return `${quantity} ${known ? t(`unit.${known}`) : referenceUnit}`.trim()
  }
}

/** A year as it is, a date as the language writes it, and whether it is over where that is not said for the whole list. */
export function ValidUntil({
  dataset,
  outdated = false,
}: {
  dataset: Pick<DatasetItem, 'validUntil' | 'expired'>
  /** That most are over is said above. */
  outdated?: boolean
}) {
  const t = useTexts(administrationTexts)
  const { date } = useFormats()
  const { validUntil, expired } = dataset
  if (validUntil === null) return ABSENT
  const text = /^\d{4}-\d{2}-\d{2}/.test(validUntil) ? date(validUntil) : validUntil
  if (outdated) return expired ? text : <b>{t('stillValid', { until: text })}</b>
  return expired ? (
    <span className="row warn">
      <Icon name="warning" />
      {text}
      <span className="sr">, {t('expired')}</span>
    </span>
  ) : (
    text
  )
}

function Row({
  dataset,
  chosen,
  outdated,
  to,
}: {
  dataset: DatasetItem
  chosen: boolean
  outdated: boolean
  to: string
}) {
  const t = useTexts(administrationTexts)
  const data = useTexts(dataTexts)
  const reference = useReference()
  const tag = languageTag(useLocale())
  return (
    <tr className={chosen ? 'on' : undefined}>
      <td>
        <Link className="nm" to={to} preventScrollReset aria-current={chosen ? 'true' : undefined}>
          {dataset.name}
        </Link>
        {dataset.owner !== null && <span className="small dim">{dataset.owner}</span>}
      </td>
      <td className="small" data-l={t('datasetType')}>
        {t(`type.${dataset.type}`)}
      </td>
      <td className="num" data-l={data('unit')}>
        {reference(dataset)}
      </td>
      <td className="num" data-l={t('production')}>
        {dataset.gwpA1A3 === null ? ABSENT : writeSignificant(dataset.gwpA1A3, tag)}
      </td>
      <td className="small" data-l={data('validUntil')}>
        <ValidUntil dataset={dataset} outdated={outdated} />
      </td>
      <td className="small dim" data-l={data('release')}>
        {releaseName(dataset.release)}
      </td>
    </tr>
  )
}

/** The datasets of one page. */
export function DatasetsTable({
  datasets,
  isChosen,
  hrefTo,
  outdated,
  busy,
}: {
  datasets: readonly DatasetItem[]
  isChosen: (dataset: DatasetItem) => boolean
  hrefTo: (dataset: DatasetItem) => string
  /** Most have expired, which is said once: of the rows only those are marked that have not. */
  outdated: boolean
  busy: boolean
}) {
  const t = useTexts(administrationTexts)
  const data = useTexts(dataTexts)
  return (
    <table className={clsx('table adt', css.datasets)} aria-busy={busy}>
      <caption className="sr">{data('datasets')}</caption>
      <colgroup>
        <col />
        <col className={css.typeColumn} />
        <col className={css.unitColumn} />
        <col className={css.climateColumn} />
        <col className={css.untilColumn} />
        <col className={css.releaseColumn} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{data('name')}</th>
          <th scope="col">{t('datasetType')}</th>
          <th scope="col" className="num">
            {data('unit')}
          </th>
          <th scope="col" className="num">
            GWP {t('production')} <span className="unit">kg</span>
          </th>
          <th scope="col">{data('validUntil')}</th>
          <th scope="col">{data('release')}</th>
        </tr>
      </thead>
      <tbody>
        {datasets.map((dataset) => (
          <Row
            key={`${dataset.release} ${dataset.uuid} ${dataset.version}`}
            dataset={dataset}
            chosen={isChosen(dataset)}
            outdated={outdated}
            to={hrefTo(dataset)}
          />
        ))}
      </tbody>
    </table>
  )
}
