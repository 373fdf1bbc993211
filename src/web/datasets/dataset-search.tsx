import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { DatasetItem } from '#contract/datasets.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { datasetCategoryName } from '#vocabulary/dataset-categories.ts'
import { type DatasetType, datasetTypes } from '#vocabulary/materials.ts'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { Notice } from '#web/components/notice.tsx'
import { Radio } from '#web/components/option.tsx'
import { SearchField } from '#web/components/search-field.tsx'
import { Segments } from '#web/components/segments.tsx'
import { Select } from '#web/components/select.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { type DatasetKind, datasetSearchQuery } from '#web/resources/datasets/dataset-queries.ts'
import css from './dataset-search.module.css'
import { datasetTexts } from './datasets-texts.ts'

const STEP = 25

const shownUnit = (unit: string) => unit.replace('m3', 'm³').replace('m2', 'm²')

const kindOf = ({ category: [general], referenceUnit }: DatasetKind, locale: Locale) =>
  [general && datasetCategoryName(general, locale), shownUnit(referenceUnit)].filter(Boolean).join(', ')

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
                  unit: `${amount}${shownUnit(referenceUnit)}`,
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

function Found({ total, text }: { total: number; text: string }) {
  const t = useTexts(datasetTexts)
  if (total > 0) return t('found', { count: total })
  return text === '' ? t('noneOfKind') : t('none', { text })
}

/** Whether only what can stand for the one to be replaced is offered, or everything. */
function Offered({ like, all, onAll }: { like: DatasetKind; all: boolean; onAll: (all: boolean) => void }) {
  const t = useTexts(datasetTexts)
  const locale = useLocale()
  return (
    <Segments
      label={t('offered')}
      value={all ? 'all' : 'like'}
      segments={[
        { value: 'like', label: t('sameKind', { kind: kindOf(like, locale) }) },
        { value: 'all', label: t('allDatasets') },
      ]}
      onChange={(next) => onAll(next === 'all')}
    />
  )
}

/** Finds datasets of a release while one types; of the hits one may be chosen. */
export function DatasetSearch({
  release,
  chosen,
  initial = '',
  like = null,
  onChoose,
}: {
  release: string | null
  /** UUID of what is chosen now. */
  chosen: string | null
  /** What is looked for at first. */
  initial?: string
  /** What is to be replaced: only its kind is offered, until all are asked for. */
  like?: DatasetKind | null | undefined
  onChoose: (dataset: DatasetItem) => void
}) {
  const t = useTexts(datasetTexts)
  const locale = useLocale()
  const group = useId()
  const [text, setText] = useState(initial)
  const [type, setType] = useState<DatasetType | null>(null)
  const [take, setTake] = useState(STEP)
  const [all, setAll] = useState(false)
  const show = (everything: boolean) => {
    setAll(everything)
    setTake(STEP)
  }
  const asked = useQuery(
    datasetSearchQuery({ text: text.trim(), release, type, like: all ? null : like, locale, take }),
  )
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
      {like && <Offered like={like} all={all} onAll={show} />}
      <p className="small dim" role="status">
        {asked.isPending ? t('searching') : asked.data && <Found total={total} text={text.trim()} />}
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
