import type { ConstructionDocument } from '../document/document.ts'
import { sameContent } from '../document/stored-layers.ts'

/** What is on its way to the service, so that one can wait for it before one leaves. */
export type Flushing = {
  readonly started: (saving: Promise<unknown>) => void
  readonly stored: (document: ConstructionDocument) => void
  /** Waits for what is being saved, and saves what is not; done when it is, or cannot be. */
  readonly flush: (latest: () => ConstructionDocument, save: () => void) => Promise<void>
}

/** @param opened - what is stored already */
export function flushing(opened: ConstructionDocument | undefined): Flushing {
  let pending: Promise<unknown> = Promise.resolve()
  let last = opened
  return {
    started: (saving) => {
      pending = saving
    },
    stored: (document) => {
      last = document
    },
    flush: async (latest, save) => {
      await pending
      if (last && sameContent(latest(), last)) return
      save()
      await pending
    },
  }
}
