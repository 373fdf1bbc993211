import { useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { administersOffice } from '#vocabulary/offices.ts'
import { Button } from '#web/components/button.tsx'
import { ListStates } from '#web/components/list-frame.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { userOf, useSession } from '#web/lib/session.ts'
import { membersQuery, type Office, type OfficeMember, removeMember } from '#web/resources/accounts/offices.ts'
import { useQuestion } from './asking.tsx'
import { Members } from './members.tsx'
import { OfficeActivity } from './office-activity.tsx'
import { InviteDialog } from './office-dialogs.tsx'
import { OfficeDomains } from './office-domains.tsx'
import { OfficeInvitations } from './office-invitations.tsx'
import { OfficeLinks } from './office-links.tsx'
import { OfficeSecondFactor } from './office-second-factor.tsx'
import css from './offices.module.css'
import { officesTexts } from './offices-texts.ts'

/** Removing a member, or leaving, after a question. */
function useRemoval({ id, name: office }: Office, self: string | undefined) {
  const t = useTexts(officesTexts)
  const { ask, question } = useQuestion()
  const remove = useMutation({
    ...removeMember(id),
    onSuccess: (_, { userId, name }) =>
      showToast({ text: userId === self ? t('left', { office }) : t('removed', { name }) }),
    onError: useFailureToast((reason) => t('failed', { reason })),
  })
  const askRemoval = (member: OfficeMember) => {
    const onConfirm = () => remove.mutate(member)
    if (member.userId === self)
      ask({ title: t('leaveTitle', { office }), text: t('leaveText'), action: t('leave'), onConfirm })
    else ask({ title: t('removeTitle', { name: member.name }), text: t('removeText'), action: t('remove'), onConfirm })
  }
  return { askRemoval, question, isPending: remove.isPending }
}

/** Where an office has its webhooks: beside one's own, since they are made in the same way. */
function OfficeWebhooks({ office: { id, name } }: { office: Office }) {
  const t = useTexts(officesTexts)
  return (
    <div className={css.setting}>
      <h3>{t('hooks.title')}</h3>
      <p className="hint">{t('hooks.hint')}</p>
      <p>
        <Link to={`${paths.account.webhooks}?office=${id}`} aria-label={t('hooks.of', { office: name })}>
          {t('hooks.open')}
        </Link>
      </p>
    </div>
  )
}

/** An office that one belongs to: who else does, who is invited, and the way out. */
export function OfficeSection({ office }: { office: Office }) {
  const t = useTexts(officesTexts)
  const heading = useId()
  const self = userOf(useSession())?.userId
  const asked = useQuery(membersQuery(office.id))
  const [inviting, setInviting] = useState(false)
  const { askRemoval, question, isPending } = useRemoval(office, self)
  const members = asked.data ?? []
  const own = members.find(({ userId }) => userId === self)
  const isLastOwner = own?.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1
  const administers = administersOffice(office.role)
  return (
    <section className={css.office} aria-labelledby={heading}>
      <div className={clsx('row between', css.actions)}>
        <div>
          <h2 id={heading}>{office.name}</h2>
          <p className="dim">
            {t('yourRole', { role: t(`role.${office.role}`) })} · {t('constructions', { count: office.constructions })}
          </p>
        </div>
        <div className={clsx('row', css.actions)}>
          {own && !isLastOwner && (
            <Button
              icon="leave"
              disabled={isPending}
              aria-label={t('leaveOf', { office: office.name })}
              onClick={() => askRemoval(own)}
            >
              {t('leave')}
            </Button>
          )}
          {administers && (
            <Button icon="mail" aria-label={t('inviteTo', { office: office.name })} onClick={() => setInviting(true)}>
              {t('invite')}
            </Button>
          )}
        </div>
      </div>
      <div className={css.columns}>
        <div>
          <ListStates asked={asked} />
          {asked.data && <Members office={office} members={members} self={self} onRemove={askRemoval} />}
          {isLastOwner && members.length > 1 && <p className="hint">{t('lastOwner')}</p>}
          {administers && <OfficeInvitations office={office} />}
          {administers && (
            <>
              <OfficeSecondFactor office={office} />
              <OfficeLinks office={office} />
            </>
          )}
          {administers && <OfficeDomains office={office} />}
          {administers && <OfficeWebhooks office={office} />}
        </div>
        <OfficeActivity office={office} members={members} />
      </div>
      {inviting && <InviteDialog office={office} onClose={() => setInviting(false)} />}
      {question}
    </section>
  )
}
