import { clsx } from 'clsx'
import { useId } from 'react'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useControls } from '../document/editor-state.ts'
import { editorTexts } from '../editor-texts.ts'
import css from './panels.module.css'

/** Free text about the construction. */
export function DescriptionField({ value, readOnly }: { value: string; readOnly: boolean }) {
  const t = useTexts(editorTexts)
  const controls = useControls()
  const id = useId()
  if (readOnly && value === '') return null
  return (
    <div className={clsx('field', css.description)}>
      <label htmlFor={id}>{t('meta.description')}</label>
      <textarea
        id={id}
        className="input"
        rows={3}
        maxLength={2000}
        value={value}
        readOnly={readOnly}
        onChange={({ target }) =>
          controls.run({ do: 'setHeader', change: { description: target.value } }, 'description')
        }
        onBlur={controls.seal}
      />
    </div>
  )
}
