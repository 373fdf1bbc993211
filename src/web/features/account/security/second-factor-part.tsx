import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { removeSecondFactor, renewRecoveryCodes, type SecondFactor } from '#web/resources/accounts/second-factor.ts'
import css from '../account.module.css'
import { accountTexts } from '../account-texts.ts'
import { CodeDialog } from './code-dialog.tsx'
import { EnrolDialog } from './enrol-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Fewer recovery codes than this are soon none. */
const FEW = 3

/** The second factor as it stands, and what can be done about it. */
export function SecondFactorPart({ factor }: { factor: SecondFactor }) {
  const t = useTexts(accountTexts)
  const { date } = useFormats()
  const [open, setOpen] = useState<'enrol' | 'renew' | 'remove' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => setOpen(null)
  const { active, since, recoveryCodes: left } = factor
  return (
    <>
      {!active && factor.demanded && <Notice kind="warning">{t('factor.demanded')}</Notice>}
      <p className={css.explained}>
        {active && since ? t('factor.on', { date: date(since) }) : t('factor.off')}{' '}
        {active && t('factor.left', { count: left })}
      </p>
      {active && left < FEW && <Notice kind="warning">{t('factor.few')}</Notice>}
      <div className={clsx('row wrap', css.next)}>
        {!active && (
          <Button look="primary" onClick={() => setOpen('enrol')}>
            {t('factor.setUp')}
          </Button>
        )}
        {active && <Button onClick={() => setOpen('renew')}>{t('factor.renew')}</Button>}
        {active && <Button onClick={() => setOpen('remove')}>{t('factor.remove')}</Button>}
      </div>
      {open === 'enrol' && <EnrolDialog proof={factor.proof} onClose={close} />}
      {open === 'renew' && (
        <CodeDialog
          title={t('factor.renew')}
          text={t('factor.renewText')}
          action={t('factor.renew')}
          run={renewRecoveryCodes}
          onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
          onClose={close}
        />
      )}
      {open === 'remove' && (
        <CodeDialog
          title={t('factor.removeTitle')}
          text={t(factor.demanded ? 'factor.removeDemanded' : 'factor.removeText')}
          action={t('factor.remove')}
          danger
          run={removeSecondFactor}
          onDone={() => showToast({ text: t('factor.removed') })}
          onClose={close}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </>
  )
}
