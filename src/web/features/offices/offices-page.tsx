import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { ListStates } from '#web/components/list-frame.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import { joinableQuery } from '#web/resources/accounts/office-domains.ts'
import { officesQuery, ownInvitationsQuery } from '#web/resources/accounts/offices.ts'
import { JoinableOffices } from './joinable-offices.tsx'
import { NewOfficeDialog } from './office-dialogs.tsx'
import { OfficeList } from './office-list.tsx'
import css from './offices.module.css'
import { officesTexts } from './offices-texts.ts'
import { OwnInvitations } from './own-invitations.tsx'

await officesTexts.load()

/** Leads links that name an office and a construction to what was done to it. */
export function loader({ request }: LoaderFunctionArgs): Response | null {
  const asked = new URL(request.url).searchParams
  const [office, construction] = [asked.get('office'), asked.get('construction')]
  if (office === null || construction === null) return null
  return redirect(paths.office.hrefFor(office, construction, asked.get('subject') ?? ''))
}

/** The offices that one belongs to; pending until all that is shown is there, so that nothing moves after that. */
function useOffices() {
  const asked = useQuery(officesQuery)
  const shown = [useQuery(ownInvitationsQuery), useQuery(joinableQuery)]
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
          {asked.data && asked.data.length > 0 && <OfficeList offices={asked.data} />}
        </>
      )}
      {creating && <NewOfficeDialog onClose={() => setCreating(false)} />}
    </main>
  )
}

export { OfficesPage as Component }
