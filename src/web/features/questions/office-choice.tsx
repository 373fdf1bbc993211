import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { officesQuery } from '#web/resources/accounts/offices.ts'
import { questionsTexts } from './questions-texts.ts'

/** Chooses one of the offices that one may put something in, and says who sees it there. */
export function OfficeChoice({ value, onChoose }: { value: string; onChoose: (office: string) => void }) {
  const t = useTexts(questionsTexts)
  const id = useId()
  const { data } = useQuery(officesQuery)
  const offices = data?.filter(({ role }) => role !== 'viewer') ?? []
  const chosen = offices.find((office) => office.id === value)
  return (
    <div className="field">
      <label htmlFor={id}>{t('toOffice')}</label>
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{t('choose')}</option>
        {offices.map((office) => (
          <option key={office.id} value={office.id}>
            {office.name}
          </option>
        ))}
      </Select>
      {data && offices.length === 0 && <p className="hint">{t('noOffice')}</p>}
      {chosen && <p className="hint">{t('seenByOffice', { office: chosen.name, count: chosen.members })}</p>}
    </div>
  )
}
