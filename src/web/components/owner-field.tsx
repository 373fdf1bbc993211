import { useQuery } from '@tanstack/react-query'
import { officesQuery } from '#web/resources/accounts/offices.ts'
import { Select } from './select.tsx'

/** Whose something new is: one's own, or of an office in which one may write. Nothing where there is none. */
export function OwnerField({
  label,
  own,
  office,
  choose,
}: {
  label: string
  /** Name of what is one's own. */
  own: string
  /** Empty: one's own. */
  office: string
  choose: (office: string) => void
}) {
  const { data = [] } = useQuery(officesQuery)
  const offices = data.filter(({ role }) => role !== 'viewer')
  if (offices.length === 0) return null
  return (
    <label className="field">
      <span className="lbl">{label}</span>
      <Select value={office} onChange={({ target }) => choose(target.value)}>
        <option value="">{own}</option>
        {offices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </label>
  )
}
