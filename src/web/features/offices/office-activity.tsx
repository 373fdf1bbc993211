import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { activityTexts } from '#web/activity/activity-texts.ts'
import { ActivityView } from '#web/activity/activity-view.tsx'
import { groups, nothingChosen } from '#web/activity/chosen-activity.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { officeActivity } from '#web/resources/accounts/office-activity.ts'
import type { Office, OfficeMember } from '#web/resources/accounts/offices.ts'
import css from './offices.module.css'

/** What was done in an office: who did what when, narrowed, and as a file; to one construction where the address says so. */
export function OfficeActivity({ office, members }: { office: Office; members: readonly OfficeMember[] }) {
  const t = useTexts(activityTexts)
  const heading = useId()
  const [parameters] = useSearchParams()
  const construction = parameters.get('construction')
  return (
    <section className={css.activity} aria-labelledby={heading}>
      <ActivityView
        key={construction}
        of={officeActivity(office.id)}
        name={office.name}
        title={
          <h2 id={heading}>
            {t('title')}
            <span className="sr"> {office.name}</span>
          </h2>
        }
        groups={groups}
        people={members}
        start={{ ...nothingChosen, construction, subject: parameters.get('subject') ?? '' }}
      />
    </section>
  )
}
