import { useAnnouncement } from '#web/lib/announcer.ts'

/** Speaks what `announce` was given. */
export function LiveRegion() {
  return (
    <p className="sr" role="status">
      {useAnnouncement()}
    </p>
  )
}
