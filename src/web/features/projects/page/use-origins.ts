import { useMemo, useState } from 'react'
import type { Origins } from '../schedule/row-schedule.tsx'
import type { Saving } from './use-autosave.ts'

/** What the library says of the constructions of a project, and whose newer versions are looked at. */
export function useOrigins({ stored: { project } }: Pick<Saving, 'stored'>) {
  const [shown, onShow] = useState<readonly string[] | null>(null)
  const { newerOrigins, lostOrigins } = project
  const origins = useMemo<Origins>(
    () => ({ newer: new Set(newerOrigins), lost: new Set(lostOrigins), onNewer: (key) => onShow([key]) }),
    [newerOrigins, lostOrigins],
  )
  return { origins, newer: { shown, onShow } }
}
