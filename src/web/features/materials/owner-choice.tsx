import { useQuery } from '@tanstack/react-query'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type Office, officesQuery } from '#web/resources/accounts/offices.ts'
import { materialsTexts } from './materials-texts.ts'

/** The offices that one belongs to; undefined until they are known. */
export const useOffices = (): readonly Office[] | undefined => useQuery(officesQuery).data

/** Whose materials are listed, one's own or those of an office; nothing where one belongs to none. */
export function OwnerChoice({ office, choose }: { office: string | null; choose: (office: string | null) => void }) {
  const t = useTexts(materialsTexts)
  const offices = useOffices() ?? []
  if (offices.length === 0) return null
  return (
    <Select aria-label={t('whose')} value={office ?? ''} onChange={({ target }) => choose(target.value || null)}>
      <option value="">{t('mine')}</option>
      {offices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
