import { lazy, Suspense, useState } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { Button } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { projectTexts } from '../projects-texts.ts'
import { takenType } from './opening-types.ts'
import { RowSchedule, type ScheduleProps } from './row-schedule.tsx'
import { useOpeningColumns } from './use-opening-columns.tsx'
import { useScheduleViews } from './use-schedule-views.ts'
import { useVariedColumns } from './use-varied-columns.tsx'

const TypesDialog = lazy(async () => ({ default: (await import('../types/types-dialog.tsx')).TypesDialog }))

/** The schedule of openings, each with the element that it is in. */
export function OpeningSchedule({ kpis, ...props }: ScheduleProps & { kpis: ProjectKpis | undefined }) {
  const { draft, latest, edit } = props.editing
  const locale = useLocale()
  const t = useTexts(projectTexts)
  const [isAsked, setAsked] = useState(false)
  const { views, basis, variants, variant } = useScheduleViews('openings', draft, { ...props, kpis })
  const columns = useVariedColumns('openings', useOpeningColumns(draft, basis), variants)
  return (
    <>
      <RowSchedule
        {...props}
        list="openings"
        variant={variant}
        variants={variants}
        views={views}
        bound={kpis?.bound.gwp ?? null}
        columns={columns}
        resolve={({ column }, value) => {
          if (column !== 'type') return { [column]: value }
          const taken = takenType(value, latest().openingTypes, locale)
          if (taken?.takeOver) edit(taken.takeOver)
          return taken && { type: taken.key }
        }}
        more={
          <Button look="quiet" size="s" icon="pencil" onClick={() => setAsked(true)}>
            {t('types')}
          </Button>
        }
      />
      {isAsked && (
        <Suspense>
          <TypesDialog editing={props.editing} release={props.release ?? null} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  )
}
