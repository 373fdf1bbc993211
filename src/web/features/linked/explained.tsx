import type { ReactNode } from 'react'
import type { FigurePlace } from '#vocabulary/figures.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './linked.module.css'
import { linkedTexts } from './linked-texts.ts'

/** Asks how a figure of the whole came about. */
export type Explain = (place: FigurePlace) => void

/** A figure that opens how it came about. */
export function Explained({ of, onExplain, children }: { of: FigurePlace; onExplain: Explain; children: ReactNode }) {
  const t = useTexts(linkedTexts)
  return (
    <button
      type="button"
      className={css.explained}
      aria-haspopup="dialog"
      title={t('explain')}
      onClick={() => onExplain(of)}
    >
      {children}
    </button>
  )
}
