import type { ProjectKpis } from '#contract/project-figures.ts'
import { fieldsOfDataset } from './dataset-choice.tsx'
import { RowSchedule, type ScheduleProps } from './row-schedule.tsx'
import { useFigureBasis, useRowViews } from './row-view.ts'
import { useItemColumns } from './use-item-columns.tsx'

/** The schedule of items: what is counted by its amount alone. */
export function ItemSchedule({ kpis, ...props }: ScheduleProps & { kpis: ProjectKpis | undefined }) {
  const { draft, latest } = props.editing
  const views = useRowViews('items', draft, props.variant, kpis)
  const columns = useItemColumns(draft, useFigureBasis(views, kpis))
  return (
    <RowSchedule
      {...props}
      list="items"
      views={views}
      bound={kpis?.bound.gwp ?? null}
      columns={columns}
      resolve={({ row, column }, value) =>
        column === 'dataset'
          ? fieldsOfDataset(
              value,
              latest().items.find(({ id }) => id === row),
            )
          : { [column]: value }
      }
    />
  )
}
