import type { identityProofs } from '#contract/account-closing.ts'
import { PasswordField } from '#web/components/field.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { userOf, useSession } from '#web/lib/session.ts'
import { accountTexts } from './account-texts.ts'

/** Asks once more who is there, before something is done to the account itself: nothing after a fresh sign-in. */
export function ProofField({
  proof,
  password,
  wrong,
  onChange,
}: {
  proof: (typeof identityProofs)[number]
  password: string
  /** The service says it is another one. */
  wrong: boolean
  onChange: (password: string) => void
}) {
  const t = useTexts(accountTexts)
  const email = userOf(useSession())?.email ?? ''
  if (proof === 'none') return null
  if (proof === 'signIn') return <Notice kind="warning">{t('proof.signIn')}</Notice>
  return (
    <>
      <input className="sr" type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
      <PasswordField
        label={t('proof.password')}
        autoComplete="current-password"
        value={password}
        error={wrong ? t('proof.wrong') : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  )
}
