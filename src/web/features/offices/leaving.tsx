import { useId } from 'react'
import { Button } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Office, OfficeMember } from '#web/resources/accounts/offices.ts'
import css from './offices.module.css'
import { officesTexts } from './offices-texts.ts'

/** What leaving an office means, and the way out; its last owner is told whom it needs first. */
export function Leaving({
  office,
  members,
  own,
  isPending,
  onLeave,
}: {
  office: Office
  members: readonly OfficeMember[]
  own: OfficeMember
  isPending: boolean
  onLeave: () => void
}) {
  const t = useTexts(officesTexts)
  const heading = useId()
  const isLastOwner = own.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1
  return (
    <section className={css.leaving} aria-labelledby={heading}>
      <h2 id={heading}>{t('leaving')}</h2>
      <p className="dim">{t(isLastOwner ? 'lastOwner' : 'leavingText')}</p>
      {!isLastOwner && (
        <Button icon="leave" disabled={isPending} aria-label={t('leaveOf', { office: office.name })} onClick={onLeave}>
          {t('leave')}
        </Button>
      )}
    </section>
  )
}
