import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { Button } from './button.tsx'
import css from './field.module.css'
import { Icon } from './icon.tsx'

type FieldProps = {
  readonly label: string
  /** Link or note at the end of the label's line. */
  readonly aside?: ReactNode
  /** What is wrong with the value; takes the hint's place. */
  readonly error?: string | undefined
  readonly hint?: ReactNode
} & Omit<ComponentProps<'input'>, 'size'> & { readonly size?: 'l' }

const describedBy = (id: string, { error, hint }: Pick<FieldProps, 'error' | 'hint'>) =>
  error !== undefined || hint !== undefined ? `${id}-note` : undefined

function FieldFrame({ id, label, aside, error, hint, children }: Omit<FieldProps, 'size'> & { id: string }) {
  return (
    <div className="field">
      {aside === undefined ? (
        <label htmlFor={id}>{label}</label>
      ) : (
        <div className="row between">
          <label className="lbl" htmlFor={id}>
            {label}
          </label>
          {aside}
        </div>
      )}
      {children}
      {error !== undefined ? (
        <p className="hint bad" id={`${id}-note`}>
          <Icon name="error" />
          {error}
        </p>
      ) : (
        hint !== undefined && (
          <div className="hint" id={`${id}-note`}>
            {hint}
          </div>
        )
      )}
    </div>
  )
}

/** A labelled text field whose error or hint belongs to it for assistive technology too. */
export function Field({ label, aside, error, hint, size, ...input }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} aside={aside} error={error} hint={hint}>
      <input
        id={id}
        className={size === 'l' ? 'input l' : 'input'}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, { error, hint })}
        {...input}
      />
    </FieldFrame>
  )
}

/** A password field with a button that shows what was typed. */
export function PasswordField({ label, aside, error, hint, size, ...input }: FieldProps) {
  const id = useId()
  const t = useTexts(commonTexts)
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame id={id} label={label} aside={aside} error={error} hint={hint}>
      <div className={css.password}>
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          className={size === 'l' ? 'input l' : 'input'}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { error, hint })}
          autoCapitalize="off"
          spellCheck={false}
          {...input}
        />
        <Button
          look="quiet"
          icon="eye"
          aria-pressed={shown}
          aria-label={t(shown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!shown)}
        />
      </div>
    </FieldFrame>
  )
}
