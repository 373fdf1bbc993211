import type { KeyboardEvent } from 'react'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useControls } from '../document/editor-state.ts'
import { sideViews } from './side-views.ts'
import { viewTexts } from './view-texts.ts'
import css from './views.module.css'

const views = ['figures', ...sideViews] as const
type View = (typeof views)[number]

/** Figures, and what else there is beside the layers: one of them at a time, by tab, by key and as a command. */
export function ViewTabs({ shown, panelId }: { shown: View; panelId: string | undefined }) {
  const t = useTexts(viewTexts)
  const controls = useControls()
  const open = (view: View) => controls.open(view === 'figures' ? null : { kind: view })
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = views[(views.indexOf(shown) + step + views.length) % views.length]
    if (next) open(next)
  }
  return (
    <div className={css.tabs} role="tablist" aria-label={t('label')}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          role="tab"
          aria-selected={view === shown}
          aria-controls={view === shown ? panelId : undefined}
          tabIndex={view === shown ? 0 : -1}
          onClick={() => open(view)}
          onKeyDown={walk}
        >
          {t(view)}
        </button>
      ))}
    </div>
  )
}
