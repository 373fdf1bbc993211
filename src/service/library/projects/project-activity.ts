import type { ActivityChanges } from '#service/db/tables/offices.ts'
import { MJ_PER_KWH } from '#vocabulary/quantities.ts'
import type { ProjectRow } from './projects.repository.ts'

type Told = Pick<ProjectRow, 'name' | 'figures'>

/** What the activity tells of a project before and after: its name, and figures of its base per m² and year. */
const toldOf = ({ name, figures: { gwp, penrtKwh } }: Told): Readonly<Record<string, string | number>> => ({
  name,
  gwpPerYear: gwp,
  penrtPerYear: penrtKwh * MJ_PER_KWH,
})

/** What a save has made other of what the activity tells. */
export function changesOfProject(before: Told, after: Told): ActivityChanges {
  const now = toldOf(after)
  return Object.fromEntries(
    Object.entries(toldOf(before)).flatMap(([field, from]) => {
      const to = now[field] ?? null
      return from === to ? [] : [[field, { from, to }]]
    }),
  )
}
