import { useState } from 'react'
import { Dialog } from '#web/components/dialog.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { keep, kept } from '#web/lib/kept.ts'
import { editorTexts } from '../texts/editor.ts'
import { SINGLE_KEYS } from '../use-shortcuts.ts'

/** Every key of the editor, and the switch for single ones. */
export function ShortcutOverview({ onClose }: { onClose: () => void }) {
  const t = useTexts(editorTexts)
  const [on, setOn] = useState(kept(SINGLE_KEYS) !== 'off')
  const control = t('key.control')
  const groups = [
    {
      title: t('keys.table'),
      keys: [
        ['↑ ↓', t('keys.layer')],
        ['← →', t('keys.cell')],
        [t('keys.ends'), t('keys.firstLast')],
        ['Enter, F2', t('keys.edit')],
        ['M', t('keys.material')],
        ['S', t('row.framing')],
        ['1 2 3', t('keys.state')],
      ],
    },
    {
      title: t('keys.change'),
      keys: [
        [`${t('key.insert')}, ${control} Enter`, t('row.insert')],
        [`${control} D`, t('row.duplicate')],
        [t('key.delete'), t('row.delete')],
        ['Alt ↑ ↓', t('keys.move')],
        ['↑ ↓', t('keys.step')],
        [`${t('key.shift')} ↑ ↓`, t('keys.bigStep')],
        ['140+20', t('keys.arithmetic')],
      ],
    },
    {
      title: t('keys.everywhere'),
      keys: [
        [`${control} Z`, t('title.undo')],
        [`${control} ${t('key.shift')} Z`, t('title.redo')],
        [`${control} S`, t('title.save')],
        ['F6', t('keys.parts')],
        ['T', t('drawing.overlay')],
        ['+ −', t('keys.zoom')],
        ['?', t('keys.title')],
      ],
    },
  ]
  return (
    <Dialog title={t('keys.title')} className="keysd" onClose={onClose}>
      <div className="kgrid">
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([key, meaning]) => (
                <div key={`${key} ${meaning}`}>
                  <dt>{meaning}</dt>
                  <dd>
                    <kbd>{key}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className="opt">
        <input
          type="checkbox"
          className="ck"
          checked={on}
          onChange={({ target }) => {
            setOn(target.checked)
            keep(SINGLE_KEYS, target.checked ? null : 'off')
          }}
        />
        {t('keys.single')}
      </label>
    </Dialog>
  )
}
