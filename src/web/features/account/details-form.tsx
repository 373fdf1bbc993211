import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { accountUpdate, type User } from '#contract/accounts.ts'
import { locales } from '#vocabulary/constructions.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { Select } from '#web/components/select.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { showServerErrors } from '#web/lib/form-errors.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { userChanged } from '#web/lib/session.ts'
import { updateAccount } from '#web/resources/accounts/own-account.ts'
import css from './account.module.css'
import { accountTexts } from './account-texts.ts'

type Details = z.input<typeof accountUpdate>

const languageNames = { de_DE: 'Deutsch', en_GB: 'English' } as const

/** Name and language of the account; the language changes at once on saving. */
export function DetailsForm({ user }: { user: User }) {
  const t = useTexts(accountTexts)
  const form = useForm<Details>({
    resolver: zodResolver(accountUpdate),
    values: { name: user.name, locale: user.locale },
  })
  const failed = useFailureToast((reason) => t('saveFailed', { reason }))
  const save = useMutation({
    mutationFn: updateAccount,
    onSuccess: async (changed) => {
      await setLocale(changed.locale)
      userChanged(changed)
      showToast({ text: t('saved') })
    },
    onError: (error) => {
      if (!showServerErrors(error, ['name', 'locale'], form.setError)) failed(error)
    },
  })
  const submit = form.handleSubmit((body) => save.mutate(body))
  const { errors } = form.formState
  const nameError = errors.name && t((form.getValues('name') ?? '').trim() === '' ? 'nameMissing' : 'nameTooLong')
  return (
    <form className={clsx('stack', css.form)} noValidate onSubmit={(event) => void submit(event)}>
      <Field label={t('name')} hint={t('nameHint')} autoComplete="name" error={nameError} {...form.register('name')} />
      <Field label={t('email')} type="email" value={user.email} readOnly />
      <div className="field">
        <label htmlFor="account-language">{t('language')}</label>
        <Select id="account-language" width={220} aria-describedby="account-language-note" {...form.register('locale')}>
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {languageNames[locale]}
            </option>
          ))}
        </Select>
        <p className="hint" id="account-language-note">
          {t('languageHint')}
        </p>
      </div>
      <Button look="primary" type="submit" disabled={save.isPending || !form.formState.isDirty}>
        {t('save')}
      </Button>
    </form>
  )
}
