import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import css from '#web/features/administration/administration.module.css'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type AccessKey } from '#web/resources/accounts/access-keys.ts'
import { administrationTexts } from '../administration-texts.ts'
import { keyState } from './key-state.ts'

function Validity({ entry, now }: { entry: AccessKey; now: number }) {
  const t = useTexts(administrationTexts)
  const { date: write } = useFormats()
  const { expiresAt } = entry
  const date = expiresAt === null ? '' : write(expiresAt)
  switch (keyState(entry, now)) {
    case 'revoked':
      return (
        <span className="bad row">
          <Icon name="lock" />
          {t('revoked')}
        </span>
      )
    case 'expired':
      return (
        <span className="bad row">
          <Icon name="error" />
          {t('keyExpired', { date })}
        </span>
      )
    case 'expiresSoon':
      return (
        <span className="warn row">
          <Icon name="warning" />
          {t('expiresSoon', { date })}
        </span>
      )
    case 'unlimited':
      return t('unlimited')
    default:
      return date
  }
}

/** The keys that were issued; those that can be used can be revoked. */
export function KeysTable({
  keys,
  busy,
  onRevoke,
}: {
  keys: readonly AccessKey[]
  busy: boolean
  onRevoke: (key: AccessKey) => void
}) {
  const t = useTexts(administrationTexts)
  const { date, recent } = useFormats()
  const [now] = useState(() => Date.now())
  const heads = ['application', 'key', 'account', 'issued', 'lastUsed', 'validTo'] as const
  return (
    <table className={clsx('table adt', css.keys)} aria-busy={busy}>
      <caption className="sr">{t('keys')}</caption>
      <thead>
        <tr>
          {heads.map((name) => (
            <th key={name} scope="col">
              {t(name)}
            </th>
          ))}
          <th scope="col">
            <span className="sr">{t('action')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.keyId}>
            <td>
              <b>{key.name}</b>
            </td>
            <td className="mono" data-l={t('key')}>
              ak_{key.keyId}_••••
            </td>
            <td className={clsx('small', css.accountCell)}>{key.user.email}</td>
            <td data-l={t('issued')}>{date(key.createdAt)}</td>
            <td data-l={t('lastUsed')}>{key.lastUsedAt === null ? t('never') : recent(key.lastUsedAt)}</td>
            <td data-l={t('validTo')}>
              <Validity entry={key} now={now} />
            </td>
            <td className="num">
              {key.revokedAt === null && (
                <Button size="xs" aria-label={t('revokeOf', { name: key.name })} onClick={() => onRevoke(key)}>
                  {t('revoke')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
