import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useFormContext } from 'react-hook-form'
import { hatches, materialTraits } from '#vocabulary/materials.ts'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { HatchSwatch } from '#web/drawing/hatch-swatch.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { categoriesQuery } from '#web/resources/materials/material-queries.ts'
import { ChoiceField, Part, TextField } from './form-fields.tsx'
import type { FormValues } from './form-values.ts'
import css from './materials.module.css'
import { materialsTexts } from './materials-texts.ts'

function Traits() {
  const t = useTexts(materialsTexts)
  const { register } = useFormContext<FormValues>()
  return (
    <fieldset className={css.traits}>
      <legend className="lbl">{t('traits')}</legend>
      {materialTraits.map((trait) => (
        <OptionLine key={trait}>
          <Checkbox value={trait} {...register('traits')} />
          {t(`trait.${trait}`)}
        </OptionLine>
      ))}
    </fieldset>
  )
}

/** Names, category, hatching, traits. */
export function GeneralPart() {
  const t = useTexts(materialsTexts)
  const { data: categories = [] } = useQuery(categoriesQuery(useLocale()))
  const { watch } = useFormContext<FormValues>()
  return (
    <Part title={t('general')}>
      <div className="two">
        <TextField name="nameDe" label={t('nameDe')} hint={t('nameHint')} />
        <TextField name="nameEn" label={t('nameEn')} />
        <ChoiceField
          name="category"
          label={t('category')}
          options={categories.map(({ category, name }) => ({ value: category, text: name }))}
        />
        <div className={clsx('row', css.endLine)}>
          <ChoiceField
            name="hatch"
            label={t('hatch')}
            options={hatches.map((hatch) => ({ value: hatch, text: t(`hatch.${hatch}`) }))}
          />
          <HatchSwatch hatch={watch('hatch')} height={32} />
        </div>
      </div>
      <Traits />
      <TextField name="note" label={t('note')} />
    </Part>
  )
}

/** Figures of the data sheet, each with its source. */
export function PhysicsPart() {
  const t = useTexts(materialsTexts)
  const sourced = ['conductivity', 'density', 'specificHeatCapacity', 'serviceLife'] as const
  return (
    <Part title={t('physics')} text={t('physicsText')}>
      <div className="two">
        {sourced.flatMap((name) => [
          <TextField key={name} name={name} label={t(name)} numeric />,
          <TextField
            key={`${name} source`}
            name={`sources.${name}`}
            label={t('source', { figure: t(name).split(',')[0] ?? '' })}
            hint={t('sourceHint')}
          />,
        ])}
        <div className="two">
          <TextField name="muDry" label={t('muDry')} numeric />
          <TextField name="muWet" label={t('muWet')} numeric />
        </div>
        <TextField
          name="sources.vapourResistanceFactor"
          label={t('source', { figure: t('vapourResistanceFactor') })}
          hint={t('sourceHint')}
        />
        <TextField name="defaultThickness" label={t('defaultThickness')} numeric />
      </div>
    </Part>
  )
}
