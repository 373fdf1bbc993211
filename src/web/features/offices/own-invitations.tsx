import { useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useNavigate } from 'react-router'
import { Button } from '#web/components/button.tsx'
import { ListStates } from '#web/components/list-frame.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { answerInvitation, type OwnInvitation, ownInvitationsQuery } from '#web/resources/accounts/offices.ts'
import { useQuestion } from './asking.tsx'
import css from './offices.module.css'
import { officesTexts } from './offices-texts.ts'

function Invitation({ invitation }: { invitation: OwnInvitation }) {
  const t = useTexts(officesTexts)
  const { date } = useFormats()
  const navigate = useNavigate()
  const { ask, question } = useQuestion()
  const office = invitation.office.name
  const answer = useMutation({
    ...answerInvitation,
    onSuccess: (_, { accepts }) => {
      showToast({ text: accepts ? t('accepted', { office }) : t('declined') })
      if (accepts) void navigate(paths.office.href(invitation.office.id))
    },
    onError: useFailureToast((reason) => t('failed', { reason })),
  })
  const decline = () =>
    ask({
      title: t('declineTitle', { office }),
      text: t('declineText'),
      action: t('decline'),
      onConfirm: () => answer.mutate({ invitation, accepts: false }),
    })
  return (
    <li className={clsx('row between', css.invitation)}>
      <div>
        <p>
          <b>{t('invitation', { person: invitation.invitedBy, office })}</b>
        </p>
        <p className="dim">
          {t('invitedAs', { role: t(`role.${invitation.role}`), date: date(invitation.expiresAt) })}
        </p>
      </div>
      <div className={clsx('row', css.actions)}>
        <Button disabled={answer.isPending} aria-label={t('declineOf', { office })} onClick={decline}>
          {t('decline')}
        </Button>
        <Button
          look="primary"
          disabled={answer.isPending}
          aria-label={t('acceptOf', { office })}
          onClick={() => answer.mutate({ invitation, accepts: true })}
        >
          {t('accept')}
        </Button>
      </div>
      {question}
    </li>
  )
}

/** Invitations that wait for one's answer; nothing where there are none. */
export function OwnInvitations() {
  const t = useTexts(officesTexts)
  const asked = useQuery(ownInvitationsQuery)
  if (!asked.data) return <ListStates asked={asked} />
  if (asked.data.length === 0) return null
  return (
    <section className={css.invitations} aria-label={t('invitations')}>
      <h2>{t('invitations')}</h2>
      <ul>
        {asked.data.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}
