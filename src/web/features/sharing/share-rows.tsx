import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '#web/components/button.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Permission, Share, ShareChanges } from '#web/resources/constructions/construction-mutations.ts'
import { PermissionChoice } from './address-field.tsx'
import css from './sharing.module.css'
import { sharingTexts } from './sharing-texts.ts'

type Change = (email: string, wish: Permission | 'none') => void

function Person({ name, email }: { name: string | null; email: string }) {
  return (
    <div className={clsx('grow', css.person)}>
      {name !== null && <div>{name}</div>}
      <div className={name === null ? '' : 'small dim'}>{email}</div>
    </div>
  )
}

/** Somebody whose permission can be changed; `children` say what stands behind it. */
function PersonRow({
  name = null,
  email,
  wish,
  removal,
  marked = false,
  disabled,
  change,
  children,
}: {
  name?: string | null
  email: string
  wish: Permission
  /** What taking away is called. */
  removal: string
  marked?: boolean
  disabled: boolean
  change: Change
  children: ReactNode
}) {
  const t = useTexts(sharingTexts)
  return (
    <li className={marked ? clsx(css.row, css.marked) : css.row}>
      <Person name={name} email={email} />
      {children}
      <PermissionChoice
        label={t('permissionOf', { email })}
        value={wish}
        disabled={disabled}
        onChange={(next) => change(email, next)}
      />
      <Button
        look="quiet"
        icon="close"
        disabled={disabled}
        aria-label={removal}
        onClick={() => change(email, 'none')}
      />
    </li>
  )
}

function RevokedRow({ share, disabled, change }: { share: Share; disabled: boolean; change: Change }) {
  const t = useTexts(sharingTexts)
  const { email, name, permission } = share
  return (
    <li className={clsx(css.row, css.revoked)}>
      <div className={clsx('grow', css.person)}>
        <s>{name ?? email}</s>
        {name !== null && <div className="small dim">{email}</div>}
      </div>
      <span className="small">{t('revoked')}</span>
      <Button
        size="s"
        disabled={disabled}
        aria-label={t('keepFor', { email })}
        onClick={() => change(email, permission)}
      >
        {t('keep')}
      </Button>
    </li>
  )
}

/** Everybody who has access or will get it, the owner first; changes that were not sent are marked. */
export function ShareRows({
  owner,
  shares,
  changes,
  marked,
  disabled,
  scope,
  change,
}: {
  owner: { readonly name: string; readonly email: string }
  shares: readonly Share[]
  changes: ShareChanges
  /** Addresses that somebody tried to add again. */
  marked: readonly string[]
  disabled: boolean
  /** What permissions hold for, in words. */
  scope: string
  change: Change
}) {
  const t = useTexts(sharingTexts)
  const { date } = useFormats()
  const stored = new Set(shares.map(({ email }) => email))
  const fresh = Object.entries(changes).filter(([email]) => !stored.has(email))
  return (
    <>
      <p className={clsx(css.listHead, 'small')}>
        <b>{t('people', { count: shares.length + 1 })}</b>
        {shares.length > 0 && <span className="dim">{scope}</span>}
      </p>
      <ul className={css.people}>
        <li className={css.row}>
          <Person name={owner.name} email={owner.email} />
          <span className={clsx('dim', css.owner)}>{t('owner')}</span>
        </li>
        {shares.map((share) => {
          const { email, name, permission, pending, sharedAt } = share
          const wish = changes[email]
          if (wish === 'none') return <RevokedRow key={email} share={share} disabled={disabled} change={change} />
          return (
            <PersonRow
              key={email}
              name={name}
              email={email}
              wish={wish ?? permission}
              removal={t('revoke', { email })}
              marked={marked.includes(email)}
              disabled={disabled}
              change={change}
            >
              {wish !== undefined && (
                <span className="small dim">
                  <s>{t(permission)}</s>
                </span>
              )}
              {pending && wish === undefined && <span className="chip">{t('invited', { date: date(sharedAt) })}</span>}
            </PersonRow>
          )
        })}
        {fresh.map(([email, wish]) =>
          wish === 'none' ? null : (
            <PersonRow
              key={email}
              email={email}
              wish={wish}
              removal={t('removeAddress', { email })}
              disabled={disabled}
              change={change}
            >
              <span className="chip">{t('fresh')}</span>
            </PersonRow>
          ),
        )}
      </ul>
    </>
  )
}
