import type { Construction } from '#contract/constructions.ts'
import type { Editor } from '../document/editor-state.ts'
import type { Figures } from '../figures/use-figures.ts'

/** What a view beside the layers gets. */
export type SideProps = {
  readonly editor: Editor
  readonly figures: Figures
  /** As it is stored; undefined while it is not. */
  readonly construction: Construction | undefined
  readonly readOnly: boolean
  /** Saves what is not saved yet, and is done when it is or cannot be. */
  readonly flush: () => Promise<void>
  /** Below the drawing, before the layers. */
  readonly place: HTMLElement | null
}
