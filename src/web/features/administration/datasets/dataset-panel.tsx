import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import type { DatasetDetail } from '#contract/datasets.ts'
import { datasetCategoryName } from '#vocabulary/dataset-categories.ts'
import { writeSignificant } from '#web/charts/indicator-display.ts'
import { Icon } from '#web/components/icon.tsx'
import css from '#web/features/administration/administration.module.css'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { languageTag, useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { datasetQuery } from '#web/resources/datasets/dataset-queries.ts'
import { administrationTexts, dataTexts } from '../administration-texts.ts'
import { ModuleFigures } from '../materials/module-figures.tsx'
import { SidePanel } from '../side-panel.tsx'
import { useReference, ValidUntil } from './datasets-table.tsx'

function Facts({ dataset }: { dataset: DatasetDetail }) {
  const t = useTexts(administrationTexts)
  const data = useTexts(dataTexts)
  const { withUnit } = useFormats()
  const locale = useLocale()
  const tag = languageTag(locale)
  const { arealMass, biogenicCarbon, density, referenceThickness } = dataset
  const rows = [
    [t('datasetType'), t(`type.${dataset.type}`)],
    [data('category'), dataset.category.map((one) => datasetCategoryName(one, locale)).join(' / ')],
    [data('unit'), useReference()(dataset)],
    [t('long.density'), density === null ? null : withUnit('density', density)],
    [data('area'), arealMass === null ? null : withUnit('mass', arealMass)],
    [data('thickness'), referenceThickness === null ? null : withUnit('thickness', referenceThickness)],
    [data('carbon'), biogenicCarbon === null ? null : `${writeSignificant(biogenicCarbon, tag)} kg C`],
    [t('generation'), dataset.generation],
    [data('conformity'), dataset.conformity.join(', ')],
    [data('location'), dataset.location],
    [data('year'), dataset.referenceYear],
    [t('owner'), dataset.owner],
    [data('release'), releaseName(dataset.release)],
  ] as const
  return (
    <dl className={clsx('kv', css.texts)}>
      <dt>{data('validUntil')}</dt>
      <dd className={css.until}>
        <ValidUntil dataset={dataset} />
      </dd>
      {rows.flatMap(([name, value]) =>
        value === null || value === '' ? [] : [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>],
      )}
      <dt>{t('uuid')}</dt>
      <dd className="small">
        {dataset.uuid} {dataset.version}
      </dd>
    </dl>
  )
}

function Versions({
  dataset,
  hrefTo,
}: {
  dataset: DatasetDetail
  hrefTo: (version: { release: string; version: string; current: boolean }) => string
}) {
  const data = useTexts(dataTexts)
  if (dataset.versions.length < 2) return null
  return (
    <section className={css.sidePart}>
      <h3>{data('versions')}</h3>
      <ul className={css.versionList}>
        {dataset.versions.map((one) => {
          const isShown = one.release === dataset.release && one.version === dataset.version
          const label = `${one.version}, ${releaseName(one.release)}`
          return (
            <li key={label}>
              {isShown ? <b>{label}</b> : <Link to={hrefTo(one)}>{label}</Link>}
              <span className="small dim">
                {' '}
                {one.current && data('current')} {one.validUntil ?? ABSENT}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function UsedFor({ materials }: Pick<DatasetDetail, 'materials'>) {
  const data = useTexts(dataTexts)
  if (materials.length === 0) return null
  return (
    <section className={css.sidePart}>
      <h3>{data('usedFor')}</h3>
      <ul className={css.versionList}>
        {materials.map((id) => (
          <li key={id}>
            <Link to={paths.materials.hrefFor(id, '')}>{id.replaceAll('_', ' ')}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Detail({ dataset, hrefTo }: { dataset: DatasetDetail; hrefTo: Parameters<typeof Versions>[0]['hrefTo'] }) {
  const data = useTexts(dataTexts)
  return (
    <>
      {!dataset.layerable && (
        <p className={clsx('small dim', css.next)}>
          {data('notLayerable', { unit: dataset.referenceUnit || data('noUnit') })}
        </p>
      )}
      <section className={css.sidePart}>
        <ModuleFigures declarations={dataset.indicators} dataset={dataset} />
      </section>
      <section className={css.sidePart}>
        <Facts dataset={dataset} />
        {dataset.url === null ? (
          <p className={clsx('small dim', css.next)}>{data('noLink')}</p>
        ) : (
          <p className={css.next}>
            <a className="btn block" href={dataset.url} target="_blank" rel="noreferrer">
              <Icon name="report" />
              {data('sourceLink')}
            </a>
          </p>
        )}
        <p className={clsx('small dim', css.next)}>{dataset.attribution}</p>
      </section>
      <Versions dataset={dataset} hrefTo={hrefTo} />
      <UsedFor materials={dataset.materials} />
    </>
  )
}

/** One dataset beside the list: what it declares per module, what it is, where it comes from, its other versions. */
export function DatasetPanel({
  release,
  uuid,
  version,
  takeFocus,
  hrefTo,
  onClose,
}: {
  release: string
  uuid: string
  version: string | null
  takeFocus: boolean
  hrefTo: Parameters<typeof Versions>[0]['hrefTo']
  onClose: () => void
}) {
  const asked = useQuery(datasetQuery(release, uuid, version, useLocale()))
  return (
    <SidePanel title={asked.data?.name} asked={asked} takeFocus={takeFocus} onClose={onClose}>
      {asked.data && <Detail dataset={asked.data} hrefTo={hrefTo} />}
    </SidePanel>
  )
}
