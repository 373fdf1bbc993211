import { useEffect, useSyncExternalStore } from 'react'
import { loadable } from '#web/lib/loadable.ts'
import { matches, media, useMedia } from '#web/lib/media.ts'
import type { RowFactsProps } from './facts-below.tsx'
import css from './layer-table.module.css'

const facts = loadable(() => import('./facts-below.tsx'))

/** Fetches what rows of a phone show of each layer, so that they come with all their lines. */
export function fetchRowFacts(): void {
  if (matches(media.phone)) facts.fetch()
}

/** What a layer is besides its columns, where the window has no room for them all: a line below its material. */
export function RowFacts(props: RowFactsProps) {
  const { layer, selected } = props
  const narrow = useMedia(media.narrow)
  const compact = useMedia(media.compact)
  const phone = useMedia(media.phone)
  const isShown = narrow && (selected || phone || (compact && layer.framing !== null))
  const loaded = useSyncExternalStore(facts.subscribe, facts.get)
  useEffect(() => {
    if (isShown) facts.fetch()
  }, [isShown])
  if (!isShown) return null
  return <span className={css.rowFacts}>{loaded && <loaded.Facts {...props} compact={compact} phone={phone} />}</span>
}
