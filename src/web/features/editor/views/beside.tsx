import { lazy, Suspense } from 'react'
import type { Construction } from '#contract/constructions.ts'
import { useMedia } from '#web/lib/media.ts'
import type { Editor } from '../document/editor-state.ts'
import type { View } from '../drawing/use-view.ts'
import type { Figures } from '../figures/use-figures.ts'
import { FigureColumn } from '../panels/kpi/figure-column.tsx'
import { type SideView, takesAll } from './side-views.ts'

const SideColumn = lazy(async () => ({ default: (await import('./side-column.tsx')).SideColumn }))

type BesideProps = {
  readonly side: SideView | undefined
  readonly editor: Editor
  readonly figures: Figures
  readonly readOnly: boolean
  readonly stored: Construction | undefined
  readonly flush: () => Promise<void>
  readonly place: HTMLElement | null
} & Pick<View, 'impact'> & { readonly onImpact: View['setImpact'] }

/** Width from which a view stands beside the figures, as in the styles. */
const THIRD = '(min-width: 2400px)'

/** The figures, or the view that is open in their place; beside them where the window has room for both. */
export function Beside({ side, editor, figures, readOnly, stored, flush, place, impact, onImpact }: BesideProps) {
  const { newest, live, current, problems, empty, layerName } = figures
  const isThird = useMedia(THIRD) && !takesAll(side)
  return (
    <>
      {(!side || isThird) && (
        <FigureColumn
          figures={newest}
          {...{ live, current, problems, empty, impact, onImpact, layerName, readOnly, stored }}
          isBeside={side !== undefined}
        />
      )}
      {side && (
        <Suspense fallback={<div />}>
          <SideColumn view={side} construction={stored} {...{ editor, figures, readOnly, flush, place }} />
        </Suspense>
      )}
    </>
  )
}
