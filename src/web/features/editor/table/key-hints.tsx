import { clsx } from 'clsx'
import { Fragment, memo, useSyncExternalStore } from 'react'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { showPanel } from '#web/lib/shell-panels.ts'
import { editorTexts } from '../editor-texts.ts'
import css from './layer-table.module.css'

/** Follows where the focus is. */
function followFocus(tell: () => void) {
  document.addEventListener('focusin', tell)
  document.addEventListener('focusout', tell)
  return () => {
    document.removeEventListener('focusin', tell)
    document.removeEventListener('focusout', tell)
  }
}

const isOnBorder = () => document.activeElement?.closest('[data-border]') != null

/** Keys, one after the other, and what they do. */
type Hint = readonly [keys: readonly string[], does: string]

/** What keys do for whoever may change something: at a border of the drawing, and elsewhere. */
function useHints(onBorder: boolean): readonly Hint[] {
  const t = useTexts(editorTexts)
  return onBorder
    ? [
        [['←', '→'], t('keys.moveBorder')],
        [[t('key.shift'), '←', '→'], t('keys.moveBorderFar')],
        [[t('key.pageUp'), t('key.pageDown')], t('keys.sold')],
        [['Alt'], t('keys.unsold')],
        [['Enter'], t('keys.dimension')],
        [['Esc'], t('keys.borderBack')],
      ]
    : [
        [['↑', '↓'], t('keys.layer')],
        [['Alt', '↑', '↓'], t('keys.move')],
        [['Enter'], t('keys.edit')],
        [[t('key.control'), 'D'], t('keys.duplicate')],
        [[t('key.delete')], t('keys.delete')],
      ]
}

/** The keys one needs most, under the table: those of a border while it has the focus. */
export const KeyHints = memo(function KeyHints({ readOnly }: { readOnly: boolean }) {
  const t = useTexts(editorTexts)
  const hints = useHints(useSyncExternalStore(followFocus, isOnBorder))
  return (
    <p className={clsx('small dim', css.keys)}>
      {(readOnly ? hints.slice(0, 1) : hints).map(([keys, does]) => (
        <span key={does}>
          {keys.map((key) => (
            <Fragment key={key}>
              <kbd>{key}</kbd>{' '}
            </Fragment>
          ))}
          {does}
        </span>
      ))}
      <button type="button" className="plain small dim" onClick={() => showPanel('shortcuts')}>
        <kbd>?</kbd> {t('keys.all')}
      </button>
    </p>
  )
})
