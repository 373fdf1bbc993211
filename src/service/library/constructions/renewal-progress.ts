/** How far the stored figures of another engine or catalogue have been computed again on this node. */
export type RenewalProgress = {
  /** So many were found stale when the node started. */
  readonly begin: (total: number) => void
  readonly renewed: (many: number) => void
  /** For metrics: what was found, and what of it is done. */
  readonly gauges: () => { readonly stale_figures: number; readonly stale_figures_done: number }
}

/** Nothing found yet. */
export function renewalProgress(): RenewalProgress {
  let total = 0
  let done = 0
  return {
    begin(found) {
      total = found
      done = 0
    },
    renewed(many) {
      done += many
    },
    gauges: () => ({ stale_figures: total, stale_figures_done: done }),
  }
}
