import { lazy, Suspense } from 'react'
import { media, useMedia } from '#web/lib/media.ts'
import type { RowFactsProps } from './facts-below.tsx'
import css from './layer-table.module.css'

const Facts = lazy(async () => ({ default: (await import('./facts-below.tsx')).Facts }))

/** What a layer is besides its columns, where the window has no room for them all: a line below its material. */
export function RowFacts(props: RowFactsProps) {
  const { layer, selected } = props
  const narrow = useMedia(media.narrow)
  const compact = useMedia(media.compact)
  const phone = useMedia(media.phone)
  if (!narrow || !(selected || phone || (compact && layer.framing))) return null
  return (
    <span className={css.rowFacts}>
      <Suspense fallback={null}>
        <Facts {...props} compact={compact} phone={phone} />
      </Suspense>
    </span>
  )
}
