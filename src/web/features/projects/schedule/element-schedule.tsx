import type { ProjectKpis } from '#contract/project-figures.ts'
import { ButtonLink } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { projectTexts } from '../projects-texts.ts'
import { useEditConstruction } from './edit-construction.tsx'
import { RowSchedule, type ScheduleProps } from './row-schedule.tsx'
import { useFigureBasis, useRowViews } from './row-view.ts'
import { useConstructionKey } from './use-constructions.ts'
import { useElementColumns } from './use-element-columns.tsx'

/** The schedule of elements: a spreadsheet with what each of them causes. */
export function ElementSchedule({
  kpis,
  origins,
  projectId,
  ...props
}: ScheduleProps & { kpis: ProjectKpis | undefined; projectId: string }) {
  const { draft, latest, edit } = props.editing
  const t = useTexts(projectTexts)
  const editConstruction = useEditConstruction(draft.constructions, edit)
  const keyOf = useConstructionKey(latest, edit)
  const views = useRowViews('elements', draft, props.variant, kpis)
  const columns = useElementColumns(draft, useFigureBasis(views, kpis), origins)
  const constructionOf = (id: string) => views.find(({ row }) => row.id === id)?.row.construction ?? ''
  const showNewer = {
    label: t('origin.take'),
    icon: 'replace',
    run: (id: string) => origins.onNewer(constructionOf(id)),
  } as const
  return (
    <RowSchedule
      {...props}
      list="elements"
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
          run: (id) => void editConstruction(constructionOf(id)),
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
