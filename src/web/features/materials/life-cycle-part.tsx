import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useFormContext } from 'react-hook-form'
import { generations } from '#vocabulary/indicators.ts'
import { datasetTypes, referenceUnits } from '#vocabulary/materials.ts'
import { Icon } from '#web/components/icon.tsx'
import { Segments } from '#web/components/segments.tsx'
import { Select } from '#web/components/select.tsx'
import { DatasetSearch } from '#web/datasets/dataset-search.tsx'
import { datasetTexts } from '#web/datasets/datasets-texts.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { datasetQuery } from '#web/resources/datasets/dataset-queries.ts'
import { releasesQuery } from '#web/resources/materials/material-queries.ts'
import { DeclarationTable } from './declaration-table.tsx'
import { EpdUpload } from './epd-upload.tsx'
import { ChoiceField, Part, TextField, useFieldError } from './form-fields.tsx'
import type { FormValues } from './form-values.ts'
import css from './materials.module.css'
import { materialsTexts } from './materials-texts.ts'

function ChosenDataset() {
  const t = useTexts(materialsTexts)
  const locale = useLocale()
  const { watch, setValue, clearErrors } = useFormContext<FormValues>()
  const { data: releases = [] } = useQuery(releasesQuery)
  const dataset = watch('dataset')
  const error = useFieldError('dataset.uuid')
  const release = dataset.release || (releases.find(({ isDefault }) => isDefault)?.id ?? '')
  const stored = useQuery({
    ...datasetQuery(release, dataset.uuid, dataset.version, locale),
    enabled: dataset.uuid !== '' && dataset.name === '',
  })
  const name = dataset.name || stored.data?.name || dataset.uuid
  return (
    <>
      <label className={clsx('field', css.release)}>
        <span className="lbl">{t('release')}</span>
        <Select
          value={release}
          onChange={({ target }) =>
            setValue('dataset', { release: target.value, uuid: '', version: '', name: '' }, { shouldDirty: true })
          }
        >
          {releases.map(({ id }) => (
            <option key={id}>{id}</option>
          ))}
        </Select>
      </label>
      <p role="status">{name === '' ? t('noneChosen') : t('chosen', { name })}</p>
      {error !== undefined && (
        <p className="hint bad" role="alert">
          <Icon name="error" />
          {error}
        </p>
      )}
      {release !== '' && (
        <DatasetSearch
          release={release}
          chosen={dataset.uuid}
          onChoose={(found) => {
            const { uuid, version, name: found_name } = found
            setValue('dataset', { release: found.release, uuid, version, name: found_name }, { shouldDirty: true })
            clearErrors('dataset')
          }}
        />
      )}
    </>
  )
}

const shownUnit = (unit: string) => unit.replace('m3', 'm³').replace('m2', 'm²')

function Declaration() {
  const t = useTexts(materialsTexts)
  const datasets = useTexts(datasetTexts)
  return (
    <>
      <EpdUpload />
      <div className="two">
        <ChoiceField
          name="epd.generation"
          label={t('generation')}
          options={generations.map((value) => ({ value, text: value }))}
        />
        <ChoiceField
          name="epd.type"
          label={t('epdType')}
          options={datasetTypes.map((value) => ({ value, text: datasets(`type.${value}`) }))}
        />
        <TextField name="epd.name" label={t('epdName')} />
        <TextField name="epd.owner" label={t('owner')} />
        <TextField name="epd.number" label={t('number')} />
        <TextField name="epd.validUntil" label={t('validUntil')} hint={t('validUntilHint')} />
        <TextField name="epd.url" label={t('url')} />
        <div className="two">
          <TextField name="epd.referenceQuantity" label={t('referenceQuantity')} numeric />
          <ChoiceField
            name="epd.referenceUnit"
            label={t('referenceUnit')}
            options={referenceUnits.map((value) => ({ value, text: shownUnit(value) }))}
          />
        </div>
        <TextField name="epd.density" label={t('epdDensity')} numeric />
        <TextField name="epd.arealMass" label={t('arealMass')} numeric />
        <TextField name="epd.referenceThickness" label={t('referenceThickness')} numeric />
        <TextField name="epd.biogenicCarbon" label={t('biogenicCarbon')} numeric />
      </div>
      <DeclarationTable />
    </>
  )
}

/** Where the life cycle comes from: nowhere, a dataset of a release, or the figures of a declaration. */
export function LifeCyclePart() {
  const t = useTexts(materialsTexts)
  const { watch, setValue } = useFormContext<FormValues>()
  const lifeCycle = watch('lifeCycle')
  return (
    <Part title={t('lifeCycle')} text={t('lifeCycleText')}>
      <Segments
        label={t('lifeCycle')}
        value={lifeCycle}
        segments={(['none', 'dataset', 'declaration'] as const).map((value) => ({
          value,
          label: t(`lifeCycle.${value}`),
        }))}
        onChange={(value) => setValue('lifeCycle', value, { shouldDirty: true })}
      />
      <div className={css.life}>
        {lifeCycle === 'dataset' && <ChosenDataset />}
        {lifeCycle === 'declaration' && <Declaration />}
        {lifeCycle !== 'none' && (
          <TextField name="sources.dataset" label={t('source', { figure: t('lifeCycle') })} hint={t('sourceHint')} />
        )}
      </div>
    </Part>
  )
}
