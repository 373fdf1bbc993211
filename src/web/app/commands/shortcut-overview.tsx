import { clsx } from 'clsx'
import { Dialog } from '#web/components/dialog.tsx'
import { KeyCaps } from '#web/components/key-caps.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type Shortcut, type ShortcutGroup, useRegisteredShortcuts } from '#web/lib/shortcuts.ts'
import { setSingleKeys, useSingleKeys } from '#web/lib/single-keys.ts'
import { commandTexts } from '../app-texts.ts'
import css from './commands.module.css'

await commandTexts.load()

function Keys({ shortcut: { keys, sample } }: { shortcut: Shortcut }) {
  return sample === undefined ? <KeyCaps keys={keys} /> : <span className="mono">{sample}</span>
}

/** The switch for keys that act alone; kept in this browser. */
function SingleKeySwitch() {
  const t = useTexts(commandTexts)
  return (
    <OptionLine>
      <Checkbox checked={useSingleKeys()} onChange={({ target }) => setSingleKeys(target.checked)} />
      {t('singleKeys')}
    </OptionLine>
  )
}

/** Every key of the app and of the screen on display. */
export function ShortcutOverview({ app, onClose }: { app: readonly ShortcutGroup[]; onClose: () => void }) {
  const t = useTexts(commandTexts)
  const told = [...app, ...useRegisteredShortcuts()]
    .map(({ title, shortcuts }) => ({
      title,
      shortcuts: shortcuts.filter(({ keys, sample }) => keys.length > 0 || sample !== undefined),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0)
  return (
    <Dialog title={t('shortcuts')} className={css.overview} onClose={onClose}>
      <p className={clsx('dim', css.overviewLead)}>{t('shortcutsText')}</p>
      <SingleKeySwitch />
      <div className={css.columns}>
        {told.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {shortcuts.map((shortcut) => (
                <div key={shortcut.label}>
                  <dt>{shortcut.label}</dt>
                  <dd>
                    <Keys shortcut={shortcut} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
