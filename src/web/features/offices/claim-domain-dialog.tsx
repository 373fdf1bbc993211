import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refusedAt } from '#web/access-keys/key-dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { userOf, useSession } from '#web/lib/session.ts'
import { claimDomain } from '#web/resources/accounts/office-domains.ts'
import type { Office } from '#web/resources/accounts/offices.ts'
import { FormDialog } from './office-dialogs.tsx'
import { officesTexts } from './offices-texts.ts'

/** Claims an e-mail domain for an office; one's own is offered. */
export function ClaimDomainDialog({ office, onClose }: { office: Office; onClose: () => void }) {
  const t = useTexts(officesTexts)
  const email = userOf(useSession())?.email ?? ''
  const [domain, setDomain] = useState(email.slice(email.lastIndexOf('@') + 1))
  const claim = useMutation({ ...claimDomain(office.id), onSuccess: onClose })
  return (
    <FormDialog
      title={t('domain.claimTitle')}
      action={t('domain.claim')}
      asked={claim}
      field="/domain"
      onSubmit={() => claim.mutate(domain)}
      onClose={onClose}
    >
      <Field
        label={t('domain.name')}
        hint={t('domain.hint')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={253}
        required
        value={domain}
        error={refusedAt(claim.error, '/domain')}
        onChange={({ target }) => setDomain(target.value)}
      />
    </FormDialog>
  )
}
