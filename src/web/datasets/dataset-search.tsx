import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { DatasetItem } from '#contract/datasets.ts'
import { type DatasetType, datasetTypes } from '#vocabulary/materials.ts'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { Notice } from '#web/components/notice.tsx'
import { Radio } from '#web/components/option.tsx'
import { SearchField } from '#web/components/search-field.tsx'
import { Select } from '#web/components/select.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { datasetSearchQuery } from '#web/resources/datasets/dataset-queries.ts'
import css from './dataset-search.module.css'
import { datasetTexts } from './datasets-texts.ts'

const STEP = 25

function Choice({
  dataset,
  group,
  chosen,
  onChoose,
}: {
  dataset: DatasetItem
  group: string
  chosen: boolean
  onChoose: () => void
}) {
  const t = useTexts(datasetTexts)
  const { number } = useFormats()
  const { gwpA1A3, referenceQuantity, referenceUnit } = dataset
  const amount = referenceQuantity === null || referenceQuantity === 1 ? '' : `${number(referenceQuantity)} `
  return (
    <label className={css.hit} aria-label={dataset.name}>
      <Radio name={group} checked={chosen} onChange={onChoose} />
      <span>
        <b>{dataset.name}</b>
        <span className="small dim">
          {[
            t(`type.${dataset.type}`),
            dataset.owner,
            gwpA1A3 === null
              ? null
              : t('production', {
                  value: number(Number(gwpA1A3.toPrecision(4))),
                  unit: `${amount}${referenceUnit.replace('m3', 'm³').replace('m2', 'm²')}`,
                }),
            dataset.version,
          ]
            .filter((part) => part !== null)
            .join(' · ')}
          {dataset.expired && (
            <span className="warn">
              <Icon name="warning" /> {t('expired')}
            </span>
          )}
        </span>
      </span>
    </label>
  )
}

/** Finds datasets of a release while one types; of the hits one may be chosen. */
export function DatasetSearch({
  release,
  chosen,
  initial = '',
  onChoose,
}: {
  release: string | null
  /** UUID of what is chosen now. */
  chosen: string | null
  /** What is looked for at first. */
  initial?: string
  onChoose: (dataset: DatasetItem) => void
}) {
  const t = useTexts(datasetTexts)
  const locale = useLocale()
  const group = useId()
  const [text, setText] = useState(initial)
  const [type, setType] = useState<DatasetType | null>(null)
  const [take, setTake] = useState(STEP)
  const asked = useQuery(datasetSearchQuery({ text: text.trim(), release, type, locale, take }))
  const { items: datasets = [], total = 0 } = asked.data ?? {}
  return (
    <div className={css.search}>
      <div className="row">
        <SearchField
          label={t('search')}
          placeholder={t('hint')}
          query={text}
          onQuery={(next) => {
            setText(next)
            setTake(STEP)
          }}
        />
        <Select
          aria-label={t('type')}
          value={type ?? ''}
          onChange={({ target }) => setType(datasetTypes.find((one) => one === target.value) ?? null)}
        >
          <option value="">{t('anyType')}</option>
          {datasetTypes.map((one) => (
            <option key={one} value={one}>
              {t(`type.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      <p className="small dim" role="status">
        {asked.isPending ? t('searching') : asked.data && total > 0 ? t('found', { count: total }) : ''}
        {asked.data && total === 0 && t('none', { text })}
      </p>
      {asked.isError && (
        <Notice kind="error">
          {t('failed')}{' '}
          <Button size="s" icon="reload" onClick={() => void asked.refetch()}>
            {t('again')}
          </Button>
        </Notice>
      )}
      {datasets.length > 0 && (
        <div className={css.hits} role="radiogroup" aria-label={t('results')} aria-busy={asked.isFetching}>
          {datasets.map((dataset) => (
            <Choice
              key={`${dataset.release} ${dataset.uuid}`}
              dataset={dataset}
              group={group}
              chosen={dataset.uuid === chosen}
              onChoose={() => onChoose(dataset)}
            />
          ))}
          {datasets.length < total && take < 200 && (
            <Button size="s" onClick={() => setTake(Math.min(200, take + STEP))}>
              {t('more')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
