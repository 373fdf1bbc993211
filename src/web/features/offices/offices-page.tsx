import { useQueries, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { administersOffice } from '#vocabulary/offices.ts'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { ListStates } from '#web/components/list-frame.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import { activityQuery, wholeActivity } from '#web/resources/accounts/office-activity.ts'
import { domainsQuery, joinableQuery } from '#web/resources/accounts/office-domains.ts'
import { invitationsQuery, membersQuery, officesQuery, ownInvitationsQuery } from '#web/resources/accounts/offices.ts'
import { activityTexts } from './activity-texts.ts'
import { JoinableOffices } from './joinable-offices.tsx'
import { FIRST_ENTRIES } from './office-activity.tsx'
import { NewOfficeDialog } from './office-dialogs.tsx'
import { OfficeSection } from './office-section.tsx'
import css from './offices.module.css'
import { officesTexts } from './offices-texts.ts'
import { OwnInvitations } from './own-invitations.tsx'

await Promise.all([officesTexts.load(), activityTexts.load()])

/** The offices that one belongs to; pending until all that is shown of them is there, so that nothing moves after that. */
function useOffices() {
  const asked = useQuery(officesQuery)
  const offices = asked.data ?? []
  const administered = offices.filter(({ role }) => administersOffice(role))
  const shown = [
    useQuery(ownInvitationsQuery),
    useQuery(joinableQuery),
    ...useQueries({ queries: administered.map(({ id }) => domainsQuery(id)) }),
    ...useQueries({ queries: offices.map(({ id }) => membersQuery(id)) }),
    ...useQueries({ queries: offices.map(({ id }) => activityQuery(id, wholeActivity, FIRST_ENTRIES)) }),
    ...useQueries({ queries: administered.map(({ id }) => invitationsQuery(id)) }),
  ]
  // what was refused once is asked again where it is shown, and may not take the page away for that
  return { ...asked, isPending: asked.isPending || (asked.isSuccess && shown.some(({ isFetched }) => !isFetched)) }
}

/** The offices that one belongs to, and the invitations to more of them. */
function OfficesPage() {
  const t = useTexts(officesTexts)
  const asked = useOffices()
  const [creating, setCreating] = useState(false)
  useTitle(t('title'))
  return (
    <main id="main" className="page" tabIndex={-1}>
      <div className="head">
        <h1>{t('title')}</h1>
        <div className="row">
          <ButtonLink icon="search" to={paths.questions.href}>
            {t('questions')}
          </ButtonLink>
          <Button look="primary" icon="plus" onClick={() => setCreating(true)}>
            {t('newOffice')}
          </Button>
        </div>
      </div>
      <p className={clsx('dim', css.intro)}>{t('intro')}</p>
      <ListStates asked={asked} />
      {!asked.isPending && (
        <>
          <OwnInvitations />
          <JoinableOffices />
          {asked.data?.length === 0 && <p className={clsx('dim', css.office)}>{t('none')}</p>}
          {asked.data?.map((office) => (
            <OfficeSection key={office.id} office={office} />
          ))}
        </>
      )}
      {creating && <NewOfficeDialog onClose={() => setCreating(false)} />}
    </main>
  )
}

export { OfficesPage as Component }
