import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { type Opener, Popover } from './popover.tsx'

export type MenuItem = {
  readonly label: string
  readonly icon?: IconName
  readonly shortcut?: string
  readonly danger?: boolean
  readonly run: () => void
}

/** Focuses an item of a list; past an end it goes on at the other one. */
function focusItem(list: HTMLElement | null, index: number): void {
  const buttons = list?.querySelectorAll('button')
  if (buttons) buttons[(index + buttons.length) % buttons.length]?.focus()
}

function MenuList({ label, items, close }: { label: string; items: readonly MenuItem[]; close: () => void }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => focusItem(list.current, 0), [])
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
    if (target !== undefined) {
      event.preventDefault()
      focusItem(list.current, target)
    } else if (event.key === 'Tab') close()
  }
  return (
    <div className="menu" role="menu" tabIndex={-1} aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={item.danger ? 'mi bad' : 'mi'}
          onClick={() => {
            close()
            item.run()
          }}
        >
          {item.icon && <Icon name={item.icon} />}
          {item.label}
          {item.shortcut && (
            <span className="r">
              <kbd>{item.shortcut}</kbd>
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

/** A menu of actions behind a button; arrows walk, Escape and Tab leave. The button must carry `aria-expanded`. */
export function Menu({
  label,
  items,
  renderButton,
  align = 'start',
}: {
  label: string
  items: readonly MenuItem[]
  renderButton: (opener: Opener) => ReactNode
  align?: 'start' | 'end'
}) {
  return (
    <Popover renderButton={renderButton} align={align}>
      {(close) => <MenuList label={label} items={items} close={close} />}
    </Popover>
  )
}
