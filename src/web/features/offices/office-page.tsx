import { useQueries, useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { administersOffice } from '#vocabulary/offices.ts'
import { activityTexts } from '#web/activity/activity-texts.ts'
import { FIRST_ENTRIES } from '#web/activity/activity-view.tsx'
import { ButtonLink } from '#web/components/button.tsx'
import { ListStates } from '#web/components/list-frame.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import { activityQuery, officeActivity, wholeActivity } from '#web/resources/accounts/office-activity.ts'
import { domainsQuery } from '#web/resources/accounts/office-domains.ts'
import {
  invitationsQuery,
  membersQuery,
  mostUsedQuery,
  type Office,
  officesQuery,
} from '#web/resources/accounts/offices.ts'
import { OfficeActivity } from './office-activity.tsx'
import { OfficeHead } from './office-head.tsx'
import { OfficeMembers } from './office-members.tsx'
import { OfficeRules } from './office-rules.tsx'
import css from './offices.module.css'
import { officesTexts } from './offices-texts.ts'

await Promise.all([officesTexts.load(), activityTexts.load()])

/** The activity of an office in the whole width. */
function Activity({ office }: { office: Office }) {
  const { data: members = [] } = useQuery(membersQuery(office.id))
  return (
    <div className={css.wide}>
      <OfficeActivity office={office} members={members} />
    </div>
  )
}

/** What stands below the address of an office beside its members. */
const parts = { activity: Activity, rules: OfficeRules } as const
type Part = keyof typeof parts
const isPart = (part: string): part is Part => Object.hasOwn(parts, part)

/** @throws {Response} 404 where nothing stands at the address */
export function loader({ params: { part } }: LoaderFunctionArgs): null {
  if (part !== undefined && !isPart(part)) throw new Response(null, { status: 404 })
  return null
}

/** One's office; pending until all that its pages show at first is there, so that nothing moves after that. */
function useOffice(id: string) {
  const asked = useQuery(officesQuery)
  const office = asked.data?.find((one) => one.id === id)
  const administered = office && administersOffice(office.role) ? [id] : []
  const known = office ? [id] : []
  const locale = useLocale()
  const shown = [
    ...useQueries({ queries: known.map((one) => mostUsedQuery(one, locale)) }),
    ...useQueries({ queries: known.map((one) => membersQuery(one)) }),
    ...useQueries({ queries: known.map((one) => activityQuery(officeActivity(one), wholeActivity, FIRST_ENTRIES)) }),
    ...useQueries({ queries: administered.map((one) => domainsQuery(one)) }),
    ...useQueries({ queries: administered.map((one) => invitationsQuery(one)) }),
  ]
  // what was refused once is asked again where it is shown, and may not take the page away for that
  const isPending = asked.isPending || shown.some(({ isFetched }) => !isFetched)
  return { asked: { ...asked, isPending }, office }
}

/** Said of an office that is not there, or that one does not belong to. */
function NoOffice() {
  const t = useTexts(officesTexts)
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={css.missing}>{t('missing')}</p>
      <ButtonLink icon="back" to={paths.offices.href}>
        {t('toOffices')}
      </ButtonLink>
    </>
  )
}

/** One office that one belongs to: its members, what was done in it, and what holds for it. */
function OfficePage() {
  const t = useTexts(officesTexts)
  const { id = '', part } = useParams()
  const { asked, office } = useOffice(id)
  useTitle(office?.name ?? t('title'))
  const isShown =
    part !== undefined && isPart(part) && (part !== 'rules' || administersOffice(office?.role ?? 'viewer'))
  const Shown = isShown ? parts[part] : OfficeMembers
  return (
    <main id="main" className="page" tabIndex={-1}>
      <ListStates asked={asked} />
      {!asked.isPending && asked.data && !office && <NoOffice />}
      {!asked.isPending && office && (
        <>
          <OfficeHead office={office} />
          <Shown key={office.id} office={office} />
        </>
      )}
    </main>
  )
}

export { OfficePage as Component }
