import { lazy, Suspense, useState } from 'react'
import { isUnconfirmedLoad, roomHumidityName } from '#vocabulary/room-humidity.ts'
import type { RoomHumidity } from '#vocabulary/settings.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { kpiTexts } from '../../editor-texts.ts'
import css from './kpi.module.css'
import type { Course, ToLayers } from './monthly-years.tsx'

const Years = lazy(async () => ({ default: (await import('./monthly-years.tsx')).Years }))

/** Water in the construction over the year (ISO 13788), per climate; drawn when it is asked for. */
export function MonthlyCourse({
  courses,
  load,
  ...toLayers
}: { courses: readonly Course[]; load: RoomHumidity } & ToLayers) {
  const t = useTexts(kpiTexts)
  const common = useTexts(commonTexts)
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  if (courses.length === 0) return null
  return (
    <details className={css.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('moisture.course')}</summary>
      {open && (
        <p className="small dim">
          {t('course.load', { load: roomHumidityName(load, locale) })}
          {isUnconfirmedLoad(load) && ` (${common('verdict.unconfirmed')})`}
        </p>
      )}
      {open && (
        <Suspense fallback={null}>
          <Years courses={courses} {...toLayers} />
        </Suspense>
      )}
    </details>
  )
}
