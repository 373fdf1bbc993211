import { useMutation } from '@tanstack/react-query'
import { useId, useMemo, useRef, useState } from 'react'
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form'
import type { OwnPrice } from '#contract/prices.ts'
import { LONGEST_PRICE_NOTE, priceUnits, writtenPriceUnits } from '#vocabulary/prices.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { Notice } from '#web/components/notice.tsx'
import { Select } from '#web/components/select.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useReason } from '#web/components/use-failure.ts'
import { showServerErrors } from '#web/lib/form-errors.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { storePrice } from '#web/resources/materials/price-mutations.ts'
import { type PriceToStore, type PriceValues, priceResolver, valuesOf } from './price-form.ts'
import { priceTexts } from './price-texts.ts'
import { PricedMaterialField } from './priced-material-field.tsx'
import css from './prices.module.css'

/** The day here and now as ISO date. */
const today = () => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

/** The thickness that a price per m² holds for. */
function ThicknessField({ form }: { form: UseFormReturn<PriceValues, unknown, PriceToStore> }) {
  const t = useTexts(priceTexts)
  if (form.watch('per') !== 'm2') return null
  return (
    <Field
      label={t('thickness')}
      hint={t('thicknessHint')}
      inputMode="decimal"
      autoComplete="off"
      error={form.formState.errors.thickness?.message}
      {...form.register('thickness')}
    />
  )
}

/**
 * The price of a material: a new one, or the one that is known.
 *
 * @param material - whose price it is; null: to be chosen
 */
export function PriceDialog({
  material,
  prices,
  onClose,
}: {
  material: { readonly id: string; readonly name: string } | null
  /** All that there are: choosing a material that has one changes it. */
  prices: readonly OwnPrice[]
  onClose: () => void
}) {
  const t = useTexts(priceTexts)
  const common = useTexts(commonTexts)
  const locale = useLocale()
  const reasonOf = useReason()
  const formId = useId()
  const { id = '' } = material ?? {}
  const [chosen, setChosen] = useState(material)
  const of = (id: string) => ({ materialId: id, mark: locale === 'de_DE' ? ',' : '.', today: today() })
  const known = (id: string | undefined) => prices.find(({ materialId }) => materialId === id)
  const form = useForm<PriceValues, unknown, PriceToStore>({
    defaultValues: valuesOf(known(id), of(id)),
    resolver: useMemo(() => priceResolver(t), [t]),
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const save = useMutation({
    ...storePrice,
    onSuccess: () => {
      showToast({ text: t('saved', { name: chosen?.name ?? '' }) })
      onClose()
    },
    onError: (error) =>
      showServerErrors<PriceValues>(error, ['amount', 'per', 'thickness', 'on', 'note'], form.setError),
  })
  const materialField = useRef<HTMLDivElement>(null)
  const focusFirst = (found: FieldErrors<PriceValues>) => {
    if (found.materialId) return materialField.current?.querySelector('input')?.focus()
    const first = (['amount', 'thickness', 'on', 'note'] as const).find((name) => found[name])
    if (first) form.setFocus(first)
  }
  const choose = (next: { readonly id: string; readonly name: string }) => {
    setChosen(next)
    const before = known(next.id)
    if (before) form.reset(valuesOf(before, of(next.id)))
    else form.setValue('materialId', next.id, { shouldValidate: form.formState.isSubmitted })
  }
  return (
    <Dialog
      title={t(known(id) ? 'change' : 'add')}
      subtitle={material?.name}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="primary" type="submit" form={formId} disabled={save.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={css.form}
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => save.mutate(values), focusFirst)(event)}
      >
        {material === null && (
          <div ref={materialField}>
            <PricedMaterialField
              value={chosen?.name ?? ''}
              error={errors.materialId?.message}
              hint={known(chosen?.id) ? t('replaces') : t('materialHint')}
              onChoose={choose}
            />
          </div>
        )}
        <div className={css.two}>
          <Field
            label={t('amount')}
            inputMode="decimal"
            autoComplete="off"
            error={errors.amount?.message}
            {...form.register('amount')}
          />
          <div className="field">
            <label htmlFor={`${formId}-per`}>{t('per')}</label>
            <Select id={`${formId}-per`} {...form.register('per')}>
              {priceUnits.map((unit) => (
                <option key={unit} value={unit}>
                  {writtenPriceUnits[unit][locale === 'de_DE' ? 0 : 1]}
                </option>
              ))}
            </Select>
          </div>
        </div>
        <ThicknessField form={form} />
        <Field label={t('on')} type="date" hint={t('onHint')} error={errors.on?.message} {...form.register('on')} />
        <Field
          label={t('note')}
          hint={t('noteHint')}
          maxLength={LONGEST_PRICE_NOTE}
          autoComplete="off"
          error={errors.note?.message}
          {...form.register('note')}
        />
        {save.error && <Notice kind="error">{t('saveFailed', { reason: reasonOf(save.error) })}</Notice>}
      </form>
    </Dialog>
  )
}
