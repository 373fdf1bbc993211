import { lazy, Suspense, useCallback, useEffect, useId, useRef } from 'react'
import { Button } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { ProposalsPanel } from '../proposals/proposals-panel.tsx'
import type { SideProps } from './side-props.ts'
import type { SideView } from './side-views.ts'
import { ViewTabs } from './view-tabs.tsx'
import { viewTexts } from './view-texts.ts'
import css from './views.module.css'

const views = {
  proposals: ProposalsPanel,
  insulation: lazy(async () => ({ default: (await import('../insulation/insulation-view.tsx')).InsulationView })),
  influence: lazy(async () => ({ default: (await import('../influence/influence-view.tsx')).InfluenceView })),
} as const satisfies Record<SideView, unknown>

const SELECTED = '[role="tab"][aria-selected="true"]'

/** The tab has the focus when the view opens, Esc leads back, and the focus with it. */
function useColumn(close: () => void) {
  const column = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = column.current
    element?.querySelector<HTMLElement>(SELECTED)?.focus()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      close()
    }
    element?.addEventListener('keydown', onKey)
    return () => {
      element?.removeEventListener('keydown', onKey)
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>(`#kpis ${SELECTED}`)?.focus()
      })
    }
  }, [close])
  return column
}

/** The open view in the place of the figures; Esc leads back to them. */
export function SideColumn({ view, ...props }: SideProps & { view: SideView }) {
  const t = useTexts(viewTexts)
  const id = useId()
  const { open } = props.editor.controls
  const View = views[view]
  const close = useCallback(() => open(null), [open])
  const column = useColumn(close)
  return (
    <aside ref={column} className={css.side} aria-label={t(view)}>
      <div className={css.top}>
        <ViewTabs shown={view} panelId={id} />
        <Button look="quiet" size="s" icon="close" aria-label={t('back')} onClick={close} />
      </div>
      <div role="tabpanel" id={id} aria-label={t(view)}>
        <Suspense fallback={null}>
          <View {...props} />
        </Suspense>
      </div>
    </aside>
  )
}
