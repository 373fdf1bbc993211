import type { ProjectKpis } from '#contract/project-figures.ts'
import { ButtonLink } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { projectTexts } from '../projects-texts.ts'
import type { CellPlace } from '../sheet/sheet-types.ts'
import { useEditConstruction } from './edit-construction.tsx'
import { RowSchedule, type ScheduleProps } from './row-schedule.tsx'
import { useConstructionKey } from './use-constructions.ts'
import { useElementColumns } from './use-element-columns.tsx'
import { useScheduleViews } from './use-schedule-views.ts'
import { useVariedColumns } from './use-varied-columns.tsx'
import { placeIn } from './variant-cells.ts'

/** The schedule of elements: a spreadsheet with what each of them causes. */
export function ElementSchedule({
  kpis,
  origins,
  projectId,
  ...props
}: ScheduleProps & { kpis: ProjectKpis | undefined; projectId: string }) {
  const { draft, latest, edit } = props.editing
  const t = useTexts(projectTexts)
  const editConstruction = useEditConstruction(projectId, draft.constructions, props.release)
  const keyOf = useConstructionKey(latest, edit)
  const { views, basis, variants, variant } = useScheduleViews('elements', draft, { ...props, kpis })
  const columns = useVariedColumns('elements', useElementColumns(draft, basis, origins), variants)
  const constructionOf = (cell: CellPlace) => {
    const { row: id, variant: of } = placeIn(cell, variant)
    const view = views.find(({ row }) => row.id === id)
    return (view?.inVariants?.[of] ?? view)?.row.construction ?? ''
  }
  const showNewer = {
    label: t('origin.take'),
    icon: 'replace',
    run: (cell: CellPlace) => origins.onNewer(constructionOf(cell)),
  } as const
  return (
    <RowSchedule
      {...props}
      list="elements"
      variant={variant}
      variants={variants}
      more={
        <ButtonLink look="quiet" size="s" icon="upload" to={paths.importProject.hrefInto(projectId)}>
          {t('fromFile')}
        </ButtonLink>
      }
      views={views}
      bound={kpis?.bound.gwp ?? null}
      columns={columns}
      rowActions={[
        {
          label: t('editConstruction'),
          icon: 'pencil',
          run: (cell) => void editConstruction(constructionOf(cell)),
        },
        ...(origins.newer.size > 0 ? [showNewer] : []),
      ]}
      resolve={async ({ column }, value) => {
        if (column !== 'construction') return { [column]: value }
        const construction = await keyOf(value)
        return construction === undefined ? undefined : { construction }
      }}
    />
  )
}
