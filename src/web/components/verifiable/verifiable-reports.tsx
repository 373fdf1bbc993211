import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Confirm } from '#web/components/confirm.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { type RegisteredReport, withdrawReport } from '#web/resources/verification/verification.ts'
import css from './verifiable.module.css'
import { verifiableTexts } from './verifiable-texts.ts'

/** Reports that were given away and can be verified; each can be withdrawn by whoever it is listed for. */
export function VerifiableReports({ reports }: { reports: readonly RegisteredReport[] }) {
  const t = useTexts(verifiableTexts)
  const { dateTime, number } = useFormats()
  const [asked, setAsked] = useState<string>()
  const withdraw = useMutation({
    ...withdrawReport,
    onSuccess: () => showToast({ text: t('withdrawn') }),
    onError: useFailureToast((reason) => t('withdrawFailed', { reason })),
  })
  if (reports.length === 0) return null
  return (
    <section className="sec" aria-label={t('verifiable')}>
      <h2 className={css.title}>{t('verifiable')}</h2>
      <ul>
        {reports.map(({ code, kind, version, createdAt, withdrawnAt, madeBy }) => (
          <li key={code} className={css.report}>
            <div>
              <a className="num" href={paths.verifiedReport.href(code)} target="_blank" rel="noreferrer">
                {code}
              </a>
              <p className="small dim">
                {(kind === 'comparison' || kind === 'renovation') && `${t(`kind.${kind}`)}, `}
                {t('reportOf', { version: number(version), when: dateTime(createdAt) })}
                {madeBy !== null && `, ${madeBy}`}
                {withdrawnAt !== null && `, ${t('isWithdrawn')}`}
              </p>
            </div>
            {withdrawnAt === null && (
              <Button size="s" look="danger" aria-label={t('withdrawCode', { code })} onClick={() => setAsked(code)}>
                {t('withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <Confirm
          title={t('withdrawTitle')}
          text={t('withdrawText')}
          action={t('withdraw')}
          onConfirm={() => withdraw.mutate(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}
