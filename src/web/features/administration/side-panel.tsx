import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/components/button.tsx'
import { type Asked, ListStates } from '#web/components/list-frame.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import css from './administration.module.css'
import { useEscape } from './use-escape.ts'

/**
 * The chosen row of a list beside the list. Closing it gives the focus back to the row.
 *
 * @param title - undefined while it is being fetched
 */
export function SidePanel({
  title,
  asked,
  takeFocus,
  onClose,
  children,
}: {
  title: string | undefined
  asked: Asked
  takeFocus: boolean
  onClose: () => void
  children: ReactNode
}) {
  const common = useTexts(commonTexts)
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    const link = document.querySelector<HTMLElement>('main tr.on .nm')
    onClose()
    link?.focus()
  }
  useEscape(panel, close)
  useEffect(() => {
    if (takeFocus) heading.current?.focus()
  }, [takeFocus])
  const name = title ?? common('loading')
  return (
    <aside ref={panel} className={css.side} aria-label={name}>
      <div className="row between">
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <Button look="quiet" size="s" icon="close" aria-label={common('close')} onClick={close} />
      </div>
      <ListStates asked={asked} />
      {children}
    </aside>
  )
}
