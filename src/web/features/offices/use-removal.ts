import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { type Office, type OfficeMember, removeMember } from '#web/resources/accounts/offices.ts'
import { useQuestion } from './asking.tsx'
import { officesTexts } from './offices-texts.ts'

type Removal = {
  /** Asks, and then removes the member; oneself leaves. */
  readonly askRemoval: (member: OfficeMember) => void
  /** To be rendered while one has to decide. */
  readonly question: ReactNode
  readonly isPending: boolean
}

/** Removing a member, or leaving, after a question. @param self - user id of who looks at it */
export function useRemoval({ id, name: office }: Office, self: string | undefined): Removal {
  const t = useTexts(officesTexts)
  const navigate = useNavigate()
  const { ask, question } = useQuestion()
  const remove = useMutation({
    ...removeMember(id),
    onSuccess: (_, { userId, name }) => {
      showToast({ text: userId === self ? t('left', { office }) : t('removed', { name }) })
      if (userId === self) void navigate(paths.offices.href)
    },
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
