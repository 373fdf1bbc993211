import { clsx } from 'clsx'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Permission } from '#web/resources/constructions/construction-mutations.ts'
import { addressesIn } from './addresses.ts'
import css from './sharing.module.css'
import { sharingTexts } from './sharing-texts.ts'
import type { AddressEntry } from './use-address-entry.ts'

export const permissions = ['view', 'edit'] as const satisfies readonly Permission[]

/** View or edit. */
export function PermissionChoice({
  label,
  value,
  disabled = false,
  onChange,
}: {
  label: string
  value: Permission
  disabled?: boolean
  onChange: (permission: Permission) => void
}) {
  const t = useTexts(sharingTexts)
  return (
    <Select
      width={132}
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(permissions.find((one) => one === target.value) ?? 'view')}
    >
      {permissions.map((one) => (
        <option key={one} value={one}>
          {t(one)}
        </option>
      ))}
    </Select>
  )
}

function Token({ address, bad, onRemove }: { address: string; bad: boolean; onRemove: () => void }) {
  const t = useTexts(sharingTexts)
  return (
    <span className={bad ? clsx('chip', css.badToken) : 'chip'}>
      <span className={css.tokenText}>{address}</span>
      <button type="button" aria-label={t('removeAddress', { email: address })} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </span>
  )
}

function Problems({ entry: { problems }, refused, id }: { entry: AddressEntry; refused: Refused; id: string }) {
  const t = useTexts(sharingTexts)
  const lines = [
    ...Object.entries(problems).map(([address, problem]) => [address, t(`problem_${problem}`)] as const),
    ...Object.entries(refused),
  ]
  return (
    <ul className={css.errors} id={id} aria-live="polite">
      {lines.map(([address, text]) => (
        <li key={address} className="hint bad">
          <Icon name="error" />
          <span>
            <b>{address}</b> {text}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Addresses that the service refused, each with its words. */
export type Refused = Readonly<Record<string, string>>

/** The field that takes addresses one by one or pasted as a list, with the permission they will get. */
export function AddressField({
  entry,
  refused,
  disabled,
  onAdd,
}: {
  entry: AddressEntry
  refused: Refused
  disabled: boolean
  onAdd?: (() => void) | undefined
}) {
  const t = useTexts(sharingTexts)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { tokens, text, problems } = entry
  const failing = Object.keys(problems).length > 0 || Object.keys(refused).length > 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      entry.settle()
    }
    const last = tokens.at(-1)
    if (event.key === 'Backspace' && text === '' && last !== undefined) entry.remove(last)
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (addressesIn(pasted).length < 2) return
    event.preventDefault()
    entry.type(`${text}${pasted}\n`)
  }
  return (
    <div>
      <label className="lbl" htmlFor={id}>
        {t('addresses')}
      </label>
      <div className={clsx('row', css.add)}>
        <div className={failing ? clsx(css.tokens, 'grow', css.failing) : clsx(css.tokens, 'grow')}>
          {tokens.map((token) => (
            <Token
              key={token}
              address={token}
              bad={problems[token] !== undefined || refused[token] !== undefined}
              onRemove={() => {
                entry.remove(token)
                input.current?.focus()
              }}
            />
          ))}
          <input
            ref={input}
            id={id}
            type="text"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={tokens.length === 0 ? t('placeholder') : ''}
            value={text}
            disabled={disabled}
            aria-invalid={failing || undefined}
            aria-describedby={failing ? `${id}-problems` : undefined}
            onChange={({ target }) => entry.type(target.value)}
            onBlur={entry.settle}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        </div>
        <PermissionChoice
          label={t('newPermission')}
          value={entry.permission}
          disabled={disabled}
          onChange={entry.setPermission}
        />
        {onAdd && (
          <Button
            disabled={disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              onAdd()
              input.current?.focus()
            }}
          >
            {t('add')}
          </Button>
        )}
      </div>
      <Problems entry={entry} refused={refused} id={`${id}-problems`} />
    </div>
  )
}
