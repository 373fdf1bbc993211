import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { changeOffice, type Office } from '#web/resources/accounts/offices.ts'
import css from './offices.module.css'
import { officesTexts } from './offices-texts.ts'

/** Whether links may lead to what the office owns, for people without an account. */
export function OfficeLinks({ office }: { office: Office }) {
  const t = useTexts(officesTexts)
  const hint = useId()
  const change = useMutation({
    ...changeOffice(office.id),
    onSuccess: ({ linksForbidden, name }) =>
      showToast({ text: t(linksForbidden ? 'links.off' : 'links.on', { office: name }) }),
    onError: useFailureToast((reason) => t('failed', { reason })),
  })
  return (
    <div className={css.setting}>
      <OptionLine>
        <Checkbox
          checked={!office.linksForbidden}
          disabled={change.isPending}
          aria-describedby={hint}
          onChange={({ target }) => change.mutate({ name: office.name, linksForbidden: !target.checked })}
        />
        {t('links.label', { office: office.name })}
      </OptionLine>
      <p className="hint" id={hint}>
        {t('links.hint')}
      </p>
    </div>
  )
}
