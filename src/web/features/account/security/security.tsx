import { useQuery } from '@tanstack/react-query'
import { ListStates } from '#web/components/list-frame.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { passkeysQuery } from '#web/resources/accounts/passkeys.ts'
import { secondFactorQuery } from '#web/resources/accounts/second-factor.ts'
import { accountTexts } from '../account-texts.ts'
import { Part } from '../part.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { SecondFactorPart } from './second-factor-part.tsx'

/** What protects the account beside its password; all of it once it is there, so that nothing moves. */
export function Security() {
  const t = useTexts(accountTexts)
  const factor = useQuery(secondFactorQuery)
  const passkeys = useQuery(passkeysQuery)
  if (!factor.data || !passkeys.data) return <ListStates asked={factor.data ? passkeys : factor} />
  return (
    <>
      <Part title={t('factor.title')} text={t('factor.text')}>
        <SecondFactorPart factor={factor.data} />
      </Part>
      <Part title={t('passkey.title')} text={t('passkey.text')}>
        <PasskeysPart own={passkeys.data} />
      </Part>
    </>
  )
}
