import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { AccessKey } from '#web/resources/accounts/access-keys.ts'
import css from './access-keys.module.css'
import { accessKeyTexts } from './access-keys-texts.ts'
import { keyState } from './key-state.ts'
import { KeyValidity } from './key-validity.tsx'

/**
 * Keys that were issued.
 *
 * @param detail - the column that tells keys of this list apart, beside their name
 * @param renderActions - what can be done with a key that can be used
 */
export function KeysTable({
  keys,
  busy,
  detail,
  renderActions,
}: {
  keys: readonly AccessKey[]
  busy: boolean
  detail: { readonly head: string; readonly of: (key: AccessKey) => ReactNode }
  renderActions: (key: AccessKey) => ReactNode
}) {
  const t = useTexts(accessKeyTexts)
  const { date, recent } = useFormats()
  const [now] = useState(() => Date.now())
  const heads = [t('application'), t('key'), detail.head, t('issued'), t('lastUsed'), t('validTo')]
  const usable = (key: AccessKey) => !['revoked', 'expired'].includes(keyState(key, now))
  return (
    <table className={clsx('table adt', css.keys)} aria-busy={busy}>
      <caption className="sr">{t('keys')}</caption>
      <thead>
        <tr>
          {heads.map((name) => (
            <th key={name} scope="col">
              {name}
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
            <td className={clsx('small', css.wide)} data-l={detail.head}>
              {detail.of(key)}
            </td>
            <td data-l={t('issued')}>{date(key.createdAt)}</td>
            <td data-l={t('lastUsed')}>{key.lastUsedAt === null ? t('never') : recent(key.lastUsedAt)}</td>
            <td data-l={t('validTo')}>
              <KeyValidity entry={key} now={now} />
            </td>
            <td className={clsx('num', css.actionCell)}>
              {usable(key) && <div className={css.actions}>{renderActions(key)}</div>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
