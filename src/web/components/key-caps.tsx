import { Fragment } from 'react'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'

const onApple = /Mac|iPhone|iPad/.test(navigator.platform)

const names = {
  Ctrl: 'key.ctrl',
  Shift: 'key.shift',
  Delete: 'key.delete',
  Insert: 'key.insert',
  Space: 'key.space',
  Home: 'key.home',
  End: 'key.end',
  PageUp: 'key.pageUp',
  PageDown: 'key.pageDown',
} as const
const isNamed = (key: string): key is keyof typeof names => key in names

const parts = (text: string, separator: string) => (text.length === 1 ? [text] : text.split(separator))

function useKeyNames() {
  const t = useTexts(commonTexts)
  return (press: string) =>
    parts(press, '+')
      .flatMap((part) => parts(part, '/'))
      .map((key) => (key === 'Ctrl' && onApple ? '⌘' : isNamed(key) ? t(names[key]) : key))
}

function Caps({ press }: { press: string }) {
  return useKeyNames()(press).map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' '}
      <kbd>{key}</kbd>
    </Fragment>
  ))
}

/** Keys pressed together, on one cap, as on a button that they press too. */
export function KeyLabel({ keys }: { keys: string }) {
  return <kbd>{useKeyNames()(keys).join(' ')}</kbd>
}

/** Keys as they stand on the user's keyboard, written as in `Shortcut`: `Ctrl+K`, `G B`, `Alt+↑/↓`; several are alternatives. */
export function KeyCaps({ keys }: { keys: readonly string[] }) {
  const t = useTexts(commonTexts)
  return keys.map((combination, index) => (
    <Fragment key={combination}>
      {index > 0 && ` ${t('key.or')} `}
      {parts(combination, ' ').map((press, at) => (
        <Fragment key={press}>
          {at > 0 && ` ${t('key.then')} `}
          <Caps press={press} />
        </Fragment>
      ))}
    </Fragment>
  ))
}
