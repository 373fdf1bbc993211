import { useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { MOST_OWN_KEYS, OVERLAP_HOURS } from '#contract/own-access-keys.ts'
import { accessKeyTexts } from '#web/access-keys/access-keys-texts.ts'
import { KeyHelp } from '#web/access-keys/key-help.tsx'
import { KeysTable } from '#web/access-keys/keys-table.tsx'
import { ShownSecret } from '#web/access-keys/shown-secret.tsx'
import { useRevoke } from '#web/access-keys/use-revoke.tsx'
import { Button } from '#web/components/button.tsx'
import { ListStates, Nothing } from '#web/components/list-frame.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { userOf, useSession } from '#web/lib/session.ts'
import {
  type AccessKey,
  type CreatedKey,
  ownKeysQuery,
  revokeOwnKey,
  rotateOwnKey,
} from '#web/resources/accounts/access-keys.ts'
import css from './account.module.css'
import { accountTexts } from './account-texts.ts'
import { OwnKeyDialog } from './own-key-dialog.tsx'

function KeyActions({
  entry,
  replacing,
  onReplace,
  onRevoke,
}: {
  entry: AccessKey
  replacing: boolean
  onReplace?: (() => void) | undefined
  onRevoke: () => void
}) {
  const t = useTexts(accountTexts)
  const keyText = useTexts(accessKeyTexts)
  const { name } = entry
  return (
    <>
      {onReplace && (
        <Button size="xs" disabled={replacing} aria-label={t('replaceOf', { name })} onClick={onReplace}>
          {t('replace')}
        </Button>
      )}
      <Button size="xs" aria-label={keyText('revokeOf', { name })} onClick={onRevoke}>
        {keyText('revoke')}
      </Button>
    </>
  )
}

/** Access keys that act for oneself: make, replace, revoke. Their secrets are shown once. */
export function OwnKeys() {
  const t = useTexts(accountTexts)
  const keyText = useTexts(accessKeyTexts)
  const forbidden = userOf(useSession())?.policies.includes('noAccessKeys') ?? false
  const asked = useQuery(ownKeysQuery)
  const revoke = useRevoke(revokeOwnKey)
  const [creating, setCreating] = useState(false)
  const [created, setCreated] = useState<{ key: CreatedKey; note?: string } | null>(null)
  const rotate = useMutation({
    ...rotateOwnKey,
    onSuccess: (key) => setCreated({ key, note: t('oldStays', { hours: OVERLAP_HOURS }) }),
    onError: useFailureToast((reason) => keyText('actionFailed', { reason })),
  })
  const keys = asked.data ?? []
  return (
    <div className={css.keyPage}>
      <section aria-label={t('keys')}>
        <div className="row libtop between">
          <p className={clsx('dim', css.intro)}>{t('keyIntro', { most: MOST_OWN_KEYS })}</p>
          {!forbidden && (
            <Button look="primary" icon="plus" onClick={() => setCreating(true)}>
              {keyText('newKey')}
            </Button>
          )}
        </div>
        {forbidden && <Notice kind="plain">{t('keysForbidden')}</Notice>}
        {created && (
          <ShownSecret
            key={created.key.keyId}
            title={keyText('newKeyTitle', { name: created.key.name })}
            label={keyText('key')}
            secret={created.key.accessKey}
            onSaved={() => setCreated(null)}
          >
            {created.note}
          </ShownSecret>
        )}
        <ListStates asked={asked} />
        {asked.data && keys.length === 0 && <Nothing text={keyText('noKeys')} />}
        {keys.length > 0 && (
          <KeysTable
            keys={keys}
            busy={asked.isFetching}
            detail={{
              head: keyText('rights'),
              of: ({ scopes }) => scopes.map((scope) => keyText(`scope.${scope}`)).join(', '),
            }}
            renderActions={(key) => (
              <KeyActions
                entry={key}
                replacing={rotate.isPending}
                onReplace={forbidden ? undefined : () => rotate.mutate(key)}
                onRevoke={() => revoke.ask(key)}
              />
            )}
          />
        )}
      </section>
      {!asked.isPending && <KeyHelp className={css.side} />}
      {creating && (
        <OwnKeyDialog
          onClose={() => setCreating(false)}
          onCreated={(key) => {
            setCreating(false)
            setCreated({ key })
          }}
        />
      )}
      {revoke.question}
    </div>
  )
}
