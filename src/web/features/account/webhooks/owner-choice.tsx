import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { administersOffice } from '#vocabulary/offices.ts'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { officesQuery } from '#web/resources/accounts/offices.ts'
import css from '../account.module.css'
import { accountTexts } from '../account-texts.ts'

/** Whose webhooks are shown: one's own, or those of an office that one administers; the address of the page says it. */
export function useOwner() {
  const [parameters, setParameters] = useSearchParams()
  const { data = [], isPending } = useQuery(officesQuery)
  return {
    office: parameters.get('office'),
    /** Whether it is not known yet of which offices there is a choice. */
    isPending,
    offices: data.filter(({ role }) => administersOffice(role)),
    choose: (id: string) => setParameters(id === '' ? {} : { office: id }, { replace: true }),
  }
}

/** Whose are shown; nothing where one administers no office. */
export function OwnerChoice({ office, offices, choose }: Omit<ReturnType<typeof useOwner>, 'isPending'>) {
  const t = useTexts(accountTexts)
  const id = useId()
  if (offices.length === 0) return null
  return (
    <div className={css.whose}>
      <label className="lbl" htmlFor={id}>
        {t('hook.of')}
      </label>
      <Select id={id} value={office ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">{t('hook.ofOwn')}</option>
        {offices.map(({ id: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}
