import type { ProjectKpis } from '#contract/project-figures.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { largestShare } from './element-schedule.tsx'
import { takenType } from './opening-types.ts'
import { RowSchedule, type ScheduleProps } from './row-schedule.tsx'
import { useRowViews } from './row-view.ts'
import { useOpeningColumns } from './use-opening-columns.tsx'

/** The schedule of openings, each with the element that it is in. */
export function OpeningSchedule({ kpis, ...props }: ScheduleProps & { kpis: ProjectKpis | undefined }) {
  const { draft, latest, edit } = props.editing
  const locale = useLocale()
  const views = useRowViews('openings', draft, props.variant, kpis)
  const columns = useOpeningColumns(draft, largestShare(views))
  return (
    <RowSchedule
      {...props}
      list="openings"
      views={views}
      columns={columns}
      resolve={({ column }, value) => {
        if (column !== 'type') return { [column]: value }
        const taken = takenType(value, latest().openingTypes, locale)
        if (taken?.takeOver) edit(taken.takeOver)
        return taken && { type: taken.key }
      }}
    />
  )
}
