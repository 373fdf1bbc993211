import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import { officeRoles } from '#vocabulary/offices.ts'
import { SearchField } from '#web/components/search-field.tsx'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { OfficeMember } from '#web/resources/accounts/offices.ts'
import { MembersTable } from './members-table.tsx'
import css from './offices.module.css'
import { officesTexts } from './offices-texts.ts'

/** Up to so many are overlooked at a glance. */
const FEW = 5

/** Whether every word stands in the name or the address. */
const isCalled = ({ name, email }: OfficeMember, words: readonly string[]) => {
  const text = `${name} ${email}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

/** Who belongs to an office; where that are many, searched by name or address and narrowed to a role. */
export function Members(props: ComponentProps<typeof MembersTable>) {
  const { office, members } = props
  const t = useTexts(officesTexts)
  const [query, setQuery] = useState('')
  const [role, setRole] = useState('')
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = members.filter((one) => (role === '' || one.role === role) && isCalled(one, words))
  if (members.length <= FEW) return <MembersTable {...props} />
  return (
    <>
      <div className={clsx('row', css.search)}>
        <SearchField
          label={t('searchMembers', { office: office.name })}
          placeholder={t('nameOrAddress')}
          query={query}
          onQuery={setQuery}
        />
        <Select
          width={160}
          aria-label={t('roleIn', { office: office.name })}
          value={role}
          onChange={({ target }) => setRole(target.value)}
        >
          <option value="">{t('everyRole')}</option>
          {officeRoles.map((one) => (
            <option key={one} value={one}>
              {t(`role.${one}`)} ({members.filter((member) => member.role === one).length})
            </option>
          ))}
        </Select>
      </div>
      <p className={clsx('small dim', css.search)} role="status">
        {t('membersShown', { count: members.length, shown: String(shown.length) })}
      </p>
      {shown.length > 0 && <MembersTable {...props} members={shown} />}
    </>
  )
}
