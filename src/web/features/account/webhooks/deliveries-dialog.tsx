import { useMutation, useQuery } from '@tanstack/react-query'
import { PING } from '#vocabulary/webhooks.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { ListStates } from '#web/components/list-frame.tsx'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import {
  deliveriesQuery,
  redeliver,
  type Webhook,
  type WebhookDelivery,
  type WebhooksOf,
} from '#web/resources/accounts/webhooks.ts'
import { accountTexts } from '../account-texts.ts'
import css from './webhooks.module.css'

/** How an attempt ended: the status of the answer, or why there was none. */
function useOutcome() {
  const t = useTexts(accountTexts)
  return ({ state, status, failure, attempts }: WebhookDelivery) => {
    if (attempts === 0) return t('hook.underWay')
    const why = failure === null || failure === 'status' ? (status ?? '') : t(`hook.failure.${failure}`)
    return [t(`hook.state.${state}`), why].filter((part) => part !== '').join(' · ')
  }
}

function Row({ of, webhook, office }: { of: WebhookDelivery; webhook: Webhook; office: WebhooksOf }) {
  const t = useTexts(accountTexts)
  const { recent } = useFormats()
  const outcomeOf = useOutcome()
  const again = useMutation({ ...redeliver(office, webhook.id), onError: useFailureToast((reason) => reason) })
  const event = of.event === PING ? t('hook.test') : t(`hook.${of.event}`)
  const at = recent(of.createdAt)
  return (
    <tr>
      <td>
        {event}
        <div className="small dim mono">{of.id}</div>
      </td>
      <td data-l={t('hook.at')}>{at}</td>
      <td data-l={t('hook.outcome')}>{outcomeOf(of)}</td>
      <td className="num" data-l={t('hook.attempts')}>
        {of.attempts}
      </td>
      <td className="num">
        <Button
          size="xs"
          disabled={again.isPending}
          aria-label={t('hook.againOf', { event, at })}
          onClick={() => again.mutate(of)}
        >
          {t('hook.again')}
        </Button>
      </td>
    </tr>
  )
}

/** What a webhook was told, and what came of it; each can be sent once more. */
export function DeliveriesDialog({
  webhook,
  office,
  onClose,
}: {
  webhook: Webhook
  office: WebhooksOf
  onClose: () => void
}) {
  const t = useTexts(accountTexts)
  const common = useTexts(commonTexts)
  const asked = useQuery(deliveriesQuery(office, webhook.id))
  const rows = asked.data ?? []
  const heads = [t('hook.event'), t('hook.at'), t('hook.outcome')]
  return (
    <Dialog
      title={t('hook.deliveries')}
      subtitle={webhook.address}
      onClose={onClose}
      className={css.wide}
      footer={<Button onClick={onClose}>{common('close')}</Button>}
    >
      <ListStates asked={asked} />
      {asked.data && rows.length === 0 && <p className="dim">{t('hook.noDeliveries')}</p>}
      {rows.length > 0 && (
        <table className={`table adt ${css.deliveries}`}>
          <caption className="sr">{t('hook.deliveries')}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              <th scope="col" className="num">
                {t('hook.attempts')}
              </th>
              <th scope="col">
                <span className="sr">{t('actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} of={row} webhook={webhook} office={office} />
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}
