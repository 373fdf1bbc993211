import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { changeOffice, type Office } from '#web/resources/accounts/offices.ts'
import css from './offices.module.css'
import { officesTexts } from './offices-texts.ts'

/** Whether administering the office takes a second factor, to be switched by whoever has one. */
export function OfficeSecondFactor({ office }: { office: Office }) {
  const t = useTexts(officesTexts)
  const hint = useId()
  const change = useMutation({
    ...changeOffice(office.id),
    onSuccess: ({ secondFactor, name }) =>
      showToast({ text: t(secondFactor ? 'factor.on' : 'factor.off', { office: name }) }),
    onError: useFailureToast((reason) => t('failed', { reason })),
  })
  return (
    <div className={css.setting}>
      <OptionLine>
        <Checkbox
          checked={office.secondFactor}
          disabled={change.isPending}
          aria-describedby={hint}
          onChange={({ target }) => change.mutate({ name: office.name, secondFactor: target.checked })}
        />
        {t('factor.label', { office: office.name })}
      </OptionLine>
      <p className="hint" id={hint}>
        {t('factor.hint')}
      </p>
    </div>
  )
}
