import type { ProjectKpis } from '#contract/project-figures.ts'
import { fieldsOfDataset, fieldsOfEndOfLife } from './dataset-choice.tsx'
import { RowSchedule, type ScheduleProps } from './row-schedule.tsx'
import { useItemColumns } from './use-item-columns.tsx'
import { useScheduleViews } from './use-schedule-views.ts'
import { useVariedColumns } from './use-varied-columns.tsx'

/** The schedule of items: what is counted by its amount alone. */
export function ItemSchedule({ kpis, ...props }: ScheduleProps & { kpis: ProjectKpis | undefined }) {
  const { draft, latest } = props.editing
  const { views, basis, variants, variant } = useScheduleViews('items', draft, { ...props, kpis })
  const columns = useVariedColumns('items', useItemColumns(draft, basis, props.release ?? null), variants)
  return (
    <RowSchedule
      {...props}
      list="items"
      variant={variant}
      variants={variants}
      views={views}
      bound={kpis?.bound.gwp ?? null}
      columns={columns}
      resolve={({ row, column }, value) => {
        if (column === 'endOfLife') return fieldsOfEndOfLife(value)
        const item = latest().items.find(({ id }) => id === row)
        return column === 'dataset' ? fieldsOfDataset(value, item) : { [column]: value }
      }}
    />
  )
}
