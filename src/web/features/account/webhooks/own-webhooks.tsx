import { useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { MOST_WEBHOOKS, RETRY_HOURS, SECRET_OVERLAP_HOURS } from '#vocabulary/webhooks.ts'
import { ShownSecret } from '#web/access-keys/shown-secret.tsx'
import { Button } from '#web/components/button.tsx'
import { Confirm } from '#web/components/confirm.tsx'
import { ListStates, Nothing } from '#web/components/list-frame.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import {
  type CreatedWebhook,
  deleteWebhook,
  pingWebhook,
  renewSecret,
  type Webhook,
  webhooksQuery,
} from '#web/resources/accounts/webhooks.ts'
import css from '../account.module.css'
import { accountTexts } from '../account-texts.ts'
import { DeliveriesDialog } from './deliveries-dialog.tsx'
import { OwnerChoice, useOwner } from './owner-choice.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookTable } from './webhook-table.tsx'

type Opened =
  | { readonly what: 'deliveries' | 'change' | 'remove'; readonly webhook: Webhook }
  | { readonly what: 'new' }

/** How a receiver knows that it is Aufbau that tells it. */
const example = `POST /aufbau
Aufbau-Event: construction.changed
Aufbau-Delivery: 5d3c…
Aufbau-Signature: t=1795436400,v1=8f2a…
{ "id": "5d3c…", "event": "construction.changed",
  "createdAt": "…", "data": { "constructions":
  [{ "id": "01a2…", "version": 7 }] } }`

function Help() {
  const t = useTexts(accountTexts)
  return (
    <aside className={css.side} aria-label={t('hook.helpTitle')}>
      <h2>{t('hook.helpTitle')}</h2>
      <pre className={css.example}>{example}</pre>
      <p className={css.next}>{t('hook.help', { hours: RETRY_HOURS })}</p>
      <p className={css.next}>
        <a href="/docs">{t('hook.docs')}</a>
      </p>
    </aside>
  )
}

/** What is done with one of them, or with a new one. */
function OpenedDialog({
  opened,
  office,
  onClose,
  onCreated,
  onRemove,
}: {
  opened: Opened
  office: string | null
  onClose: () => void
  onCreated: (hook: CreatedWebhook) => void
  onRemove: (webhook: Webhook) => void
}) {
  const t = useTexts(accountTexts)
  if (opened.what === 'deliveries')
    return <DeliveriesDialog webhook={opened.webhook} office={office} onClose={onClose} />
  if (opened.what === 'remove')
    return (
      <Confirm
        title={t('hook.removeTitle')}
        text={t('hook.removeText', { address: opened.webhook.address })}
        action={t('hook.remove')}
        onConfirm={() => onRemove(opened.webhook)}
        onClose={onClose}
      />
    )
  return (
    <WebhookDialog
      webhook={opened.what === 'change' ? opened.webhook : null}
      office={office}
      onClose={onClose}
      onDone={({ secret, ...hook }) => {
        onClose()
        if (secret !== undefined) onCreated({ ...hook, secret })
      }}
    />
  )
}

/** Addresses that are told what happens to constructions of one's own, or of an office; of each owner apart. */
export function OwnWebhooks() {
  const { isPending, ...owner } = useOwner()
  // the choice would push down what stands below it
  return isPending ? null : <WebhooksOf key={owner.office} owner={owner} />
}

/** Their secrets are shown once. */
function WebhooksOf({ owner }: { owner: Parameters<typeof OwnerChoice>[0] }) {
  const t = useTexts(accountTexts)
  const { office } = owner
  const asked = useQuery(webhooksQuery(office))
  const [opened, open] = useState<Opened | null>(null)
  const [created, setCreated] = useState<{ hook: CreatedWebhook; note?: string } | null>(null)
  const onError = useFailureToast((reason) => t('hook.actionFailed', { reason }))
  const close = () => open(null)
  const renew = useMutation({
    ...renewSecret(office),
    onError,
    onSuccess: (hook) => setCreated({ hook, note: t('hook.formerSigns', { hours: SECRET_OVERLAP_HOURS }) }),
  })
  const remove = useMutation({ ...deleteWebhook(office), onError })
  const ping = useMutation({
    ...pingWebhook(office),
    onError,
    onSuccess: (_, webhook) => {
      showToast({ text: t('hook.pinged') })
      open({ what: 'deliveries', webhook })
    },
  })
  const webhooks = asked.data ?? []
  return (
    <div className={css.keyPage}>
      <section aria-label={t('webhooks')}>
        <OwnerChoice {...owner} />
        <div className="row libtop between">
          <p className={clsx('dim', css.intro)}>
            {t(office === null ? 'hook.intro' : 'hook.introOffice', { most: MOST_WEBHOOKS })}
          </p>
          <Button look="primary" icon="plus" onClick={() => open({ what: 'new' })}>
            {t('hook.new')}
          </Button>
        </div>
        {created && (
          <ShownSecret
            key={created.hook.secret}
            title={t('hook.secretTitle')}
            label={t('hook.secret')}
            secret={created.hook.secret}
            onSaved={() => setCreated(null)}
          >
            {created.note}
          </ShownSecret>
        )}
        <ListStates asked={asked} />
        {asked.data && webhooks.length === 0 && <Nothing text={t('hook.none')} />}
        {webhooks.length > 0 && (
          <WebhookTable
            webhooks={webhooks}
            actions={{
              deliveries: (webhook) => open({ what: 'deliveries', webhook }),
              change: (webhook) => open({ what: 'change', webhook }),
              remove: (webhook) => open({ what: 'remove', webhook }),
              ping: ping.mutate,
              renew: renew.mutate,
            }}
          />
        )}
      </section>
      {!asked.isPending && <Help />}
      {opened && (
        <OpenedDialog
          opened={opened}
          office={office}
          onClose={close}
          onCreated={(hook) => setCreated({ hook })}
          onRemove={remove.mutate}
        />
      )}
    </div>
  )
}
