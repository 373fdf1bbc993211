import { clsx } from 'clsx'
import css from '#web/features/administration/administration.module.css'
import { materialQuery } from '#web/resources/materials/material-queries.ts'
import '#web/styles/drawing.css'
import { useQuery } from '@tanstack/react-query'
import type { MaterialDetail } from '#contract/materials.ts'
import { Icon } from '#web/components/icon.tsx'
import { HatchFill } from '#web/drawing/hatch-fill.tsx'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { administrationTexts } from '../administration-texts.ts'
import { SidePanel } from '../side-panel.tsx'
import { ModuleFigures } from './module-figures.tsx'
import { todayIso, validityOf } from './validity.ts'

function Figures({ material }: { material: MaterialDetail }) {
  const t = useTexts(administrationTexts)
  const { withUnit, figure } = useFormats()
  const { vapourResistanceFactor: mu } = material
  const rows = [
    ['conductivity', withUnit('conductivity', material.conductivity)],
    ['density', withUnit('density', material.density)],
    ['specificHeatCapacity', withUnit('specificHeatCapacity', material.specificHeatCapacity)],
    [
      'vapourResistanceFactor',
      mu ? `${figure('vapourResistanceFactor', mu.dry)} / ${figure('vapourResistanceFactor', mu.wet)}` : ABSENT,
    ],
    ['serviceLife', withUnit('years', material.serviceLife)],
    ['defaultThickness', withUnit('thickness', material.defaultThickness)],
  ] as const
  return (
    <dl className="kv">
      {rows.flatMap(([name, value]) => [
        <dt key={name}>{t(`long.${name}`)}</dt>,
        <dd key={`${name} value`}>{value}</dd>,
      ])}
    </dl>
  )
}

/** A year as it is, a date as the language writes it, and whether it is over. */
function ValidUntil({ until }: { until: string | null }) {
  const t = useTexts(administrationTexts)
  const { date } = useFormats()
  if (until === null) return t('validity.unknown')
  const text = /^\d{4}-\d{2}-\d{2}/.test(until) ? date(until) : until
  return validityOf(until, todayIso()) === 'expired' ? (
    <span className={clsx('row warn', css.endRow)}>
      <Icon name="warning" />
      {text}, {t('expired')}
    </span>
  ) : (
    text
  )
}

function Dataset({ dataset }: { dataset: NonNullable<MaterialDetail['dataset']> }) {
  const t = useTexts(administrationTexts)
  return (
    <section className={css.sidePart}>
      <h3>{t('dataset')}</h3>
      <dl className={clsx('kv', css.texts)}>
        <dt>{t('datasetName')}</dt>
        <dd>{dataset.name}</dd>
        <dt>{t('datasetType')}</dt>
        <dd>{t(`type.${dataset.type}`)}</dd>
        <dt>{t('validUntil')}</dt>
        <dd>
          <ValidUntil until={dataset.validUntil} />
        </dd>
        <dt>{t('generation')}</dt>
        <dd>{dataset.generation}</dd>
        <dt>{t('owner')}</dt>
        <dd>{dataset.owner ?? ABSENT}</dd>
        {dataset.endOfLife && (
          <>
            <dt>{t('endOfLife')}</dt>
            <dd>{dataset.endOfLife.name}</dd>
          </>
        )}
        <dt>{t('uuid')}</dt>
        <dd className="small">
          {dataset.uuid} {dataset.version}
        </dd>
      </dl>
      {dataset.url !== null && (
        <p className={css.next}>
          <a className="btn block" href={dataset.url} target="_blank" rel="noreferrer">
            <Icon name="report" />
            {t('openDataset')}
          </a>
        </p>
      )}
    </section>
  )
}

function Sources({ sources }: Pick<MaterialDetail, 'sources'>) {
  const t = useTexts(administrationTexts)
  const names = ['conductivity', 'density', 'specificHeatCapacity', 'vapourResistanceFactor', 'serviceLife'] as const
  return (
    <section className={css.sidePart}>
      <h3>{t('sources')}</h3>
      <dl className={clsx('small', css.sourceList)}>
        {names.flatMap((name) =>
          sources[name] === undefined
            ? []
            : [<dt key={name}>{t(`long.${name}`)}</dt>, <dd key={`${name} source`}>{sources[name]}</dd>],
        )}
        {sources.dataset !== undefined && (
          <>
            <dt>{t('dataset')}</dt>
            <dd>{sources.dataset}</dd>
          </>
        )}
      </dl>
    </section>
  )
}

function Detail({ material }: { material: MaterialDetail }) {
  const t = useTexts(administrationTexts)
  return (
    <>
      <svg className={css.materialSwatch} viewBox="0 0 307 56" aria-hidden="true">
        <HatchFill hatch={material.hatch} x={0} y={0} width={307} height={56} density={1} lying seed="swatch" />
        <rect className="e" x={0.5} y={0.5} width={306} height={55} />
      </svg>
      <Figures material={material} />
      {material.note !== null && <p className={clsx('small dim', css.next)}>{material.note}</p>}
      {material.dataset ? (
        <>
          <section className={css.sidePart}>
            <ModuleFigures declarations={material.indicators} dataset={material.dataset} />
          </section>
          <Dataset dataset={material.dataset} />
        </>
      ) : (
        <p className={clsx(css.sidePart, 'dim')}>{t('noFigures')}</p>
      )}
      <Sources sources={material.sources} />
    </>
  )
}

/** One material beside the list: its figures, what its dataset declares, and where each figure comes from. */
export function MaterialPanel({
  id,
  release,
  takeFocus,
  onClose,
}: {
  id: string
  release: string | null
  takeFocus: boolean
  onClose: () => void
}) {
  const asked = useQuery(materialQuery(id, release, useLocale()))
  return (
    <SidePanel title={asked.data?.name} asked={asked} takeFocus={takeFocus} onClose={onClose}>
      {asked.data && <Detail material={asked.data} />}
    </SidePanel>
  )
}
