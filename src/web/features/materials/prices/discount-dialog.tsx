import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { bounds, isWithin } from '#vocabulary/bounds.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { useFailureToast } from '#web/components/use-failure.ts'
import { readNumber, withoutDust } from '#web/lib/arithmetic.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { storePriceTerms } from '#web/resources/materials/price-mutations.ts'
import { priceTexts } from './price-texts.ts'

/** The rate that later costs are discounted by; an empty field discounts nothing. */
export function DiscountDialog({ rate, onClose }: { rate: number | null; onClose: () => void }) {
  const t = useTexts(priceTexts)
  const common = useTexts(commonTexts)
  const { number } = useFormats()
  const form = useId()
  const [text, setText] = useState(rate === null ? '' : number(rate * 100))
  const [tried, setTried] = useState(false)
  const percent = readNumber(text)
  const value = text.trim() === '' ? null : percent === undefined ? Number.NaN : withoutDust(percent / 100)
  const isRight = value === null || isWithin(bounds.discountRate, value)
  const save = useMutation({
    ...storePriceTerms,
    onSuccess: onClose,
    onError: useFailureToast((reason) => t('saveFailed', { reason })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isRight) save.mutate(value)
  }
  return (
    <Dialog
      title={t('rate')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="primary" type="submit" form={form} disabled={save.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field
          label={t('rateField')}
          hint={t('rateHint')}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={tried && !isRight ? t('error.rate', { maximum: bounds.discountRate.maximum * 100 }) : undefined}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </Dialog>
  )
}
