import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { grantableRoles, officeRoles } from '#vocabulary/offices.ts'
import { Button } from '#web/components/button.tsx'
import { Select } from '#web/components/select.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { changeRole, type Office, type OfficeMember } from '#web/resources/accounts/offices.ts'
import css from './offices.module.css'
import { officesTexts } from './offices-texts.ts'

/** What members have made in the office. */
const counted = ['constructions', 'projects'] as const

/** The role of a member; a choice for those who may give another one. */
function Role({ office, member, changeable }: { office: Office; member: OfficeMember; changeable: boolean }) {
  const t = useTexts(officesTexts)
  const { name, userId, role } = member
  const change = useMutation({
    ...changeRole(office.id),
    onSuccess: () => showToast({ text: t('roleChanged', { name }) }),
    onError: useFailureToast((reason) => t('failed', { reason })),
  })
  if (!changeable) return t(`role.${role}`)
  const roles = office.role === 'owner' ? officeRoles : grantableRoles
  return (
    <Select
      width={160}
      aria-label={t('roleOf', { name })}
      disabled={change.isPending}
      value={change.isPending ? change.variables.role : role}
      onChange={({ target }) => change.mutate({ userId, role: roles.find((one) => one === target.value) ?? role })}
    >
      {roles.map((one) => (
        <option key={one} value={one}>
          {t(`role.${one}`)}
        </option>
      ))}
    </Select>
  )
}

/** Who belongs to an office, with which role. @param self - user id of who looks at it */
export function MembersTable({
  office,
  members,
  self,
  onRemove,
}: {
  office: Office
  members: readonly OfficeMember[]
  self: string | undefined
  onRemove: (member: OfficeMember) => void
}) {
  const t = useTexts(officesTexts)
  const { date, recent, number } = useFormats()
  const changeable = ({ userId, role }: OfficeMember) =>
    userId !== self && (office.role === 'owner' || (office.role === 'admin' && role !== 'owner'))
  return (
    <table className={clsx('table adt', css.table)}>
      <caption className="sr">{t('members', { office: office.name })}</caption>
      <thead>
        <tr>
          {[t('name'), t('email'), t('role')].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          {counted.map((column) => (
            <th key={column} scope="col" className="num">
              {t(`${column}Head`)}
            </th>
          ))}
          {[t('since'), t('lastActive')].map((head) => (
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
        {members.map((member) => (
          <tr key={member.userId}>
            <td>
              <b>{member.name}</b>
              {member.userId === self && <span className="dim"> ({t('you')})</span>}
            </td>
            <td data-l={t('email')}>{member.email}</td>
            <td data-l={t('role')}>
              <Role office={office} member={member} changeable={changeable(member)} />
            </td>
            {counted.map((column) => (
              <td key={column} data-l={t(`${column}Head`)} className="num">
                {member[column] === 0 ? ABSENT : number(member[column])}
              </td>
            ))}
            <td data-l={t('since')}>{date(member.joinedAt)}</td>
            <td data-l={t('lastActive')}>{member.lastActiveAt === null ? ABSENT : recent(member.lastActiveAt)}</td>
            <td className="num">
              {changeable(member) && (
                <Button size="xs" aria-label={t('removeOf', { name: member.name })} onClick={() => onRemove(member)}>
                  {t('remove')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
