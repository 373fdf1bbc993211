import { clsx } from 'clsx'
import { webhookEvents } from '#vocabulary/webhooks.ts'
import { Button } from '#web/components/button.tsx'
import { Menu } from '#web/components/menu.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Webhook } from '#web/resources/accounts/webhooks.ts'
import { accountTexts } from '../account-texts.ts'
import css from './webhooks.module.css'

/** What can be done with a webhook. */
export type WebhookActions = Readonly<
  Record<'deliveries' | 'change' | 'ping' | 'renew' | 'remove', (webhook: Webhook) => void>
>

function State({ of: { active, failures, retryAt, waiting } }: { of: Webhook }) {
  const t = useTexts(accountTexts)
  const { recent } = useFormats()
  if (!active) return t('hook.off')
  if (failures === 0) return waiting === 0 ? t('hook.well') : t('hook.waiting', { count: waiting })
  return (
    <>
      <span className="bad">{t('hook.failing', { count: failures })}</span>
      <div className="small dim">
        {t('hook.waiting', { count: waiting })}
        {retryAt !== null && `, ${t('hook.retry', { at: recent(retryAt) })}`}
      </div>
    </>
  )
}

function Actions({ of, actions }: { of: Webhook; actions: WebhookActions }) {
  const t = useTexts(accountTexts)
  const name = { address: of.address }
  return (
    <div className={css.actions}>
      <Button size="xs" aria-label={t('hook.deliveriesOf', name)} onClick={() => actions.deliveries(of)}>
        {t('hook.deliveries')}
      </Button>
      <Menu
        label={t('hook.moreOf', name)}
        align="end"
        items={[
          { label: t('hook.change'), icon: 'pencil', run: () => actions.change(of) },
          { label: t('hook.ping'), icon: 'bolt', run: () => actions.ping(of) },
          { label: t('hook.renew'), icon: 'lock', run: () => actions.renew(of) },
          { label: t('hook.remove'), icon: 'bin', danger: true, run: () => actions.remove(of) },
        ]}
        renderButton={({ open, toggle }) => (
          <Button
            look="quiet"
            size="xs"
            icon="more"
            aria-haspopup="menu"
            aria-expanded={open}
            aria-label={t('hook.moreOf', name)}
            onClick={toggle}
          />
        )}
      />
    </div>
  )
}

/** Webhooks with what they are told, how they stand, and what can be done with them. */
export function WebhookTable({ webhooks, actions }: { webhooks: readonly Webhook[]; actions: WebhookActions }) {
  const t = useTexts(accountTexts)
  const told = ({ events }: Webhook) =>
    events.length === webhookEvents.length ? t('hook.everything') : events.map((event) => t(`hook.${event}`)).join(', ')
  return (
    <table className={clsx('table adt', css.webhooks)}>
      <caption className="sr">{t('webhooks')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('hook.address')}</th>
          <th scope="col">{t('hook.events')}</th>
          <th scope="col">{t('hook.state')}</th>
          <th scope="col">
            <span className="sr">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {webhooks.map((webhook) => (
          <tr key={webhook.id}>
            <td className="mono">{webhook.address}</td>
            <td className="small" data-l={t('hook.events')}>
              {told(webhook)}
            </td>
            <td data-l={t('hook.state')}>
              <State of={webhook} />
            </td>
            <td className="num">
              <Actions of={webhook} actions={actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
