import { useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { grantableRoles } from '#vocabulary/offices.ts'
import { Button } from '#web/components/button.tsx'
import { ListStates } from '#web/components/list-frame.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import {
  invitationsQuery,
  invite,
  type Office,
  type OfficeInvitation,
  revokeInvitation,
} from '#web/resources/accounts/offices.ts'
import { useQuestion } from './asking.tsx'
import css from './offices.module.css'
import { officesTexts } from './offices-texts.ts'

const roleOf = ({ role }: OfficeInvitation) => grantableRoles.find((one) => one === role) ?? 'member'

/** Invitations of an office that nobody has answered yet; nothing where there are none. */
export function OfficeInvitations({ office }: { office: Office }) {
  const t = useTexts(officesTexts)
  const { date } = useFormats()
  const [now] = useState(() => Date.now())
  const asked = useQuery(invitationsQuery(office.id))
  const { ask, question } = useQuestion()
  const revoke = useMutation({
    ...revokeInvitation(office.id),
    onSuccess: (_, { email }) => showToast({ text: t('revoked', { email }) }),
    onError: useFailureToast((reason) => t('failed', { reason })),
  })
  const send = useMutation({
    ...invite(office.id),
    onSuccess: ({ email }) => showToast({ text: t('invited', { email }), icon: 'mail' }),
    onError: useFailureToast((reason) => t('failed', { reason })),
  })
  const take = (invitation: OfficeInvitation) =>
    ask({
      title: t('revokeTitle', { email: invitation.email }),
      text: t('revokeText'),
      action: t('revoke'),
      onConfirm: () => revoke.mutate(invitation),
    })
  if (!asked.data) return <ListStates asked={asked} />
  if (asked.data.length === 0) return question
  return (
    <>
      <h2 className={css.invited}>{t('openShort')}</h2>
      <table className={clsx('table adt', css.table)}>
        <caption className="sr">{t('open', { office: office.name })}</caption>
        <thead>
          <tr>
            {[t('email'), t('role'), t('invitedBy'), t('validTo')].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">
              <span className="sr">{t('action')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {asked.data.map((one) => (
            <tr key={one.id}>
              <td>{one.email}</td>
              <td data-l={t('role')}>{t(`role.${one.role}`)}</td>
              <td data-l={t('invitedBy')}>{one.invitedBy}</td>
              <td data-l={t('validTo')}>
                {Date.parse(one.expiresAt) > now ? date(one.expiresAt) : t('expired', { date: date(one.expiresAt) })}
              </td>
              <td className="num">
                {Date.parse(one.expiresAt) <= now && (
                  <Button
                    size="xs"
                    disabled={send.isPending}
                    aria-label={t('resendTo', { email: one.email })}
                    onClick={() => send.mutate({ email: one.email, role: roleOf(one) })}
                  >
                    {t('resend')}
                  </Button>
                )}{' '}
                <Button
                  size="xs"
                  disabled={revoke.isPending}
                  aria-label={t('revokeOf', { email: one.email })}
                  onClick={() => take(one)}
                >
                  {t('revoke')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {question}
    </>
  )
}
