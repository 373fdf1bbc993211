import { type ReactNode, useDeferredValue } from 'react'

/**
 * Lets much appear at once without holding the page: what is inside is rendered in short tasks, between which keys and
 * pointers are heard, and `until` stands in its place meanwhile. What renders at a store's or a query's news would
 * otherwise render in one task.
 */
export function Unhurried({ until, children }: { until: ReactNode; children: ReactNode }): ReactNode {
  return useDeferredValue(true, false) ? children : until
}
