import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { User } from '#contract/accounts.ts'
import { Select } from '#web/components/select.tsx'
import { setActiveOffice, useActiveOffice } from '#web/lib/active-office.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { officesQuery } from '#web/resources/accounts/offices.ts'
import { shellTexts } from './app-texts.ts'
import css from './shell.module.css'

/** Which of one's offices one works in; nothing to who belongs to none. One that was left is no longer active. */
export function ActiveOfficeChoice({ user }: { user: User }) {
  const t = useTexts(shellTexts)
  const active = useActiveOffice()
  const { data: offices } = useQuery(officesQuery)
  const now = offices?.find(({ id }) => id === active?.id)
  const isGone = active !== null && offices !== undefined && now === undefined
  const isRenamed = now !== undefined && now.name !== active?.name
  useEffect(() => {
    if (isGone) setActiveOffice(null)
    else if (isRenamed) setActiveOffice({ userId: user.userId, id: now.id, name: now.name })
  }, [isGone, isRenamed, now, user.userId])
  if (!offices || offices.length === 0) return null
  return (
    <>
      <hr />
      <div className={css.choice}>
        <span>{t('activeOffice')}</span>
        <Select
          width={170}
          aria-label={t('activeOffice')}
          value={now?.id ?? ''}
          onChange={({ target }) => {
            const chosen = offices.find(({ id }) => id === target.value)
            setActiveOffice(chosen ? { userId: user.userId, id: chosen.id, name: chosen.name } : null)
          }}
        >
          <option value="">{t('noOffice')}</option>
          {offices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </>
  )
}
