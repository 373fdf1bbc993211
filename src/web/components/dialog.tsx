import { type ReactNode, useId } from 'react'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { Button } from './button.tsx'
import css from './modal-frame.module.css'
import { ModalFrame } from './modal-frame.tsx'

/**
 * A modal dialog, open as long as it is rendered. The browser keeps the focus inside and gives it back at the end.
 * Without `onClose` it cannot be dismissed.
 */
export function Dialog({
  title,
  subtitle,
  onClose,
  alert = false,
  footer,
  children,
  className = '',
}: {
  title: string
  /** A line under the title, such as the name of what it is about. */
  subtitle?: string | undefined
  onClose?: (() => void) | undefined
  /** The user must decide before anything else. */
  alert?: boolean
  footer?: ReactNode
  children: ReactNode
  className?: string | undefined
}) {
  const t = useTexts(commonTexts)
  const id = useId()
  return (
    <ModalFrame
      className={className}
      labelledBy={`${id}-title`}
      describedBy={alert ? `${id}-body` : undefined}
      alert={alert}
      onClose={onClose}
    >
      <header>
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {subtitle !== undefined && <p className="dim">{subtitle}</p>}
        </div>
        {onClose && !alert && <Button look="quiet" size="s" icon="close" aria-label={t('close')} onClick={onClose} />}
      </header>
      <div className={css.body} id={`${id}-body`}>
        {children}
      </div>
      {footer !== undefined && <footer>{footer}</footer>}
    </ModalFrame>
  )
}
