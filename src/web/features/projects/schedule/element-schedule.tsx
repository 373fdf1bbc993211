import type { ProjectKpis } from '#contract/project-figures.ts'
import { RowSchedule, type ScheduleProps } from './row-schedule.tsx'
import { useRowViews } from './row-view.ts'
import { useConstructionKey } from './use-constructions.ts'
import { useElementColumns } from './use-element-columns.tsx'

/** The largest of what rows cause, of either sign. */
export const largestShare = (views: readonly { readonly share: number | null }[]): number =>
  views.reduce((largest, { share }) => Math.max(largest, Math.abs(share ?? 0)), 0)

/** The schedule of elements: a spreadsheet with what each of them causes. */
export function ElementSchedule({ kpis, ...props }: ScheduleProps & { kpis: ProjectKpis | undefined }) {
  const { draft, latest, edit } = props.editing
  const keyOf = useConstructionKey(latest, edit)
  const views = useRowViews('elements', draft, props.variant, kpis)
  const columns = useElementColumns(draft, largestShare(views))
  return (
    <RowSchedule
      {...props}
      list="elements"
      views={views}
      columns={columns}
      resolve={async ({ column }, value) => {
        if (column !== 'construction') return { [column]: value }
        const construction = await keyOf(value)
        return construction === undefined ? undefined : { construction }
      }}
    />
  )
}
