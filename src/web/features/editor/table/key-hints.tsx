import { clsx } from 'clsx'
import { memo } from 'react'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { showPanel } from '#web/lib/shell-panels.ts'
import { editorTexts } from '../editor-texts.ts'
import css from './layer-table.module.css'

/** The keys one needs most, under the table. */
export const KeyHints = memo(function KeyHints({ readOnly }: { readOnly: boolean }) {
  const t = useTexts(editorTexts)
  return (
    <p className={clsx('small dim', css.keys)}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.layer')}
      </span>
      {!readOnly && (
        <>
          <span>
            <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.move')}
          </span>
          <span>
            <kbd>Enter</kbd> {t('keys.edit')}
          </span>
          <span>
            <kbd>{t('key.control')}</kbd> <kbd>D</kbd> {t('keys.duplicate')}
          </span>
          <span>
            <kbd>{t('key.delete')}</kbd> {t('keys.delete')}
          </span>
        </>
      )}
      <button type="button" className="plain small dim" onClick={() => showPanel('shortcuts')}>
        <kbd>?</kbd> {t('keys.all')}
      </button>
    </p>
  )
})
