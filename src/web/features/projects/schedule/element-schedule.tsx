import type { ProjectKpis } from '#contract/project-figures.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { projectTexts } from '../projects-texts.ts'
import { useEditConstruction } from './edit-construction.tsx'
import { RowSchedule, type ScheduleProps } from './row-schedule.tsx'
import { useFigureBasis, useRowViews } from './row-view.ts'
import { useConstructionKey } from './use-constructions.ts'
import { useElementColumns } from './use-element-columns.tsx'

/** The schedule of elements: a spreadsheet with what each of them causes. */
export function ElementSchedule({ kpis, ...props }: ScheduleProps & { kpis: ProjectKpis | undefined }) {
  const { draft, latest, edit } = props.editing
  const t = useTexts(projectTexts)
  const editConstruction = useEditConstruction(draft.constructions, edit)
  const keyOf = useConstructionKey(latest, edit)
  const views = useRowViews('elements', draft, props.variant, kpis)
  const columns = useElementColumns(draft, useFigureBasis(views, kpis))
  return (
    <RowSchedule
      {...props}
      list="elements"
      views={views}
      bound={kpis?.bound.gwp ?? null}
      columns={columns}
      rowAction={{
        label: t('editConstruction'),
        run: (id) => void editConstruction(views.find(({ row }) => row.id === id)?.row.construction),
      }}
      resolve={async ({ column }, value) => {
        if (column !== 'construction') return { [column]: value }
        const construction = await keyOf(value)
        return construction === undefined ? undefined : { construction }
      }}
    />
  )
}
