import { type HeldSection, heldOutside, heldSection, type PlacedSection } from '#web/drawing/section-layout.ts'
import type { Store } from '#web/lib/store.ts'
import type { Command } from './commands.ts'
import { typedText } from './number-fields.ts'

type Wiring = {
  /** The thickness in hand; null: none. */
  readonly inHand: Store<InHand | null>
  readonly run: (command: Command, gather?: string) => void
  readonly seal: () => void
  readonly cancel: (gather: string) => void
}

/** A thickness in hand, by the border of the layer in the section or by its number. */
export type InHand = {
  readonly key: string
  /** [m] */
  readonly thickness: number
  /** Thickness before [m]. */
  readonly before: number
  /** Held by its inner face, so that what lies outside stays; absent: by its outer one. */
  readonly side?: 'inner' | undefined
  /** What stays of the section on the sheet meanwhile; absent where none is drawn. */
  readonly held?: HeldSection
  /** Let go, but not on screen yet in what follows later. */
  readonly dropped?: true
}

/** Moves of borders. */
export type BorderMoves = {
  /** The thickness in hand; null: none. */
  readonly inHand: Store<InHand | null>
  readonly take: (hand: Pick<InHand, 'key' | 'before' | 'side'>) => void
  readonly move: (thickness: number) => void
  /** Lets go: all moves since it was taken are one step that can be undone. */
  readonly drop: () => void
  /** Puts it back where it was taken. */
  readonly cancel: () => void
  /** Everything that is on screen has followed. */
  readonly settle: () => void
  /** Tells where the section lies on its sheet; null: none is drawn. */
  readonly draw: (placed: PlacedSection | null) => void
}

/** Moves borders of the layers of a document; drawing, chain and figures follow each move. */
export const borderMoves = ({ inHand, run, seal, cancel }: Wiring): BorderMoves => {
  let drawn: PlacedSection | null = null
  /** As it was drawn when the thickness was taken. */
  let taken: PlacedSection | null = null
  const gather = (hand: InHand) => `border ${hand.key}`
  const held = () => {
    const hand = inHand.get()
    return hand?.dropped ? null : hand
  }
  /** Where no section is drawn, nobody tells that it has followed. */
  const letGo = (hand: InHand) => inHand.set(drawn ? { ...hand, dropped: true } : null)
  const back = () => {
    const hand = held()
    if (!hand) return
    cancel(gather(hand))
    letGo({ ...hand, thickness: hand.before })
  }
  return {
    inHand,
    take: (hand) => {
      taken = drawn
      inHand.set({ ...hand, thickness: hand.before, ...(drawn && { held: heldSection(drawn) }) })
    },
    move: (thickness) => {
      const hand = held()
      if (!hand || hand.thickness === thickness) return
      const moved = taken && hand.side === 'inner' ? { held: heldOutside(taken, thickness - hand.before) } : undefined
      inHand.set({ ...hand, thickness, ...moved })
      const text = typedText('thickness', thickness, '.')
      run({ do: 'setNumber', key: hand.key, field: 'thickness', text }, gather(hand))
    },
    drop: () => {
      const hand = held()
      if (!hand) return
      if (hand.thickness === hand.before) return back()
      seal()
      letGo(hand)
    },
    cancel: back,
    settle: () => {
      if (inHand.get()?.dropped) inHand.set(null)
    },
    draw: (placed) => {
      drawn = placed
    },
  }
}
