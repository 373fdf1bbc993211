import { useQuery } from '@tanstack/react-query'
import { ListStates } from '#web/components/list-frame.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { secondFactorQuery } from '#web/resources/accounts/second-factor.ts'
import { accountTexts } from '../account-texts.ts'
import { Part } from '../part.tsx'
import { SecondFactorPart } from './second-factor-part.tsx'

/** What protects the account beside its password. */
export function Security() {
  const t = useTexts(accountTexts)
  const asked = useQuery(secondFactorQuery)
  if (!asked.data) return <ListStates asked={asked} />
  return (
    <Part title={t('factor.title')} text={t('factor.text')}>
      <SecondFactorPart factor={asked.data} />
    </Part>
  )
}
