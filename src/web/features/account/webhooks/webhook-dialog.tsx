import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { webhookEvents } from '#vocabulary/webhooks.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { Notice } from '#web/components/notice.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { useReason } from '#web/components/use-failure.ts'
import { showServerErrors } from '#web/lib/form-errors.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { saveWebhook, type Webhook, type WebhookDraft, type WebhooksOf } from '#web/resources/accounts/webhooks.ts'
import css from '../account.module.css'
import { accountTexts } from '../account-texts.ts'

/**
 * Where something is told, and what: of a new webhook, or of one that is there.
 *
 * @param onDone - what the service keeps now; of a new one with its secret
 */
export function WebhookDialog({
  webhook,
  office,
  onDone,
  onClose,
}: {
  webhook: Webhook | null
  office: WebhooksOf
  onDone: (kept: Webhook & { secret?: string }) => void
  onClose: () => void
}) {
  const t = useTexts(accountTexts)
  const common = useTexts(commonTexts)
  const reasonOf = useReason()
  const id = useId()
  const { register, handleSubmit, setError, formState } = useForm<Required<WebhookDraft>>({
    defaultValues: webhook ?? { address: 'https://', events: [...webhookEvents], active: true },
  })
  const save = useMutation(saveWebhook(office, webhook?.id ?? null))
  const { errors } = formState
  const submit = handleSubmit((draft) =>
    save.mutate(draft, {
      onSuccess: onDone,
      onError: (error) => {
        if (!showServerErrors(error, ['address', 'events'], setError)) setError('root', { message: reasonOf(error) })
      },
    }),
  )
  const eventField = register('events', { validate: (events) => events.length > 0 || t('hook.eventMissing') })
  return (
    <Dialog
      title={t(webhook ? 'hook.change' : 'hook.new')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="primary" type="submit" form={id} disabled={save.isPending}>
            {t(webhook ? 'save' : 'hook.new')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        {errors.root?.message !== undefined && <Notice kind="error">{errors.root.message}</Notice>}
        <Field
          label={t('hook.address')}
          type="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          required
          hint={t('hook.addressHint')}
          error={errors.address?.message}
          {...register('address', { required: t('hook.addressMissing') })}
        />
        <fieldset className={css.scopes}>
          <legend className="lbl">{t('hook.events')}</legend>
          {webhookEvents.map((event) => (
            <OptionLine key={event}>
              <Checkbox value={event} {...eventField} />
              {t(`hook.${event}`)}
            </OptionLine>
          ))}
          {errors.events?.message !== undefined && (
            <p className="hint bad" role="alert">
              {errors.events.message}
            </p>
          )}
        </fieldset>
        <OptionLine>
          <Checkbox {...register('active')} />
          {t('hook.active')}
        </OptionLine>
      </form>
    </Dialog>
  )
}
