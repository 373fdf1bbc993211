import type { ReactNode } from 'react'
import type { FigurePlace } from '#vocabulary/figures.ts'
import type { LifeCycleModule } from '#vocabulary/life-cycle.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useControls } from '../document/editor-state.ts'
import { kpiTexts } from '../editor-texts.ts'
import css from './figure-button.module.css'

/** A figure of the whole construction that opens how it came about. */
export function FigureButton({
  of: quantity,
  module,
  off = false,
  children,
}: {
  of: FigurePlace
  module?: LifeCycleModule
  /** There is no result to explain. */
  off?: boolean
  children: ReactNode
}) {
  const t = useTexts(kpiTexts)
  const controls = useControls()
  if (off) return children
  return (
    <button
      type="button"
      className={css.button}
      aria-haspopup="dialog"
      title={t('explain')}
      onClick={() => controls.open({ kind: 'explanation', figure: { quantity, layer: null, module } })}
    >
      {children}
    </button>
  )
}
