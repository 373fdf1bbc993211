import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { FetchFailure } from '#web/components/fetch-states.tsx'
import { Icon, type IconName } from '#web/components/icon.tsx'
import { LegalLinks } from '#web/components/legal-links.tsx'
import { PublicTop } from '#web/components/public-top.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import { type Verified, verificationQuery } from '#web/resources/verification/verification.ts'
import { CodeForm } from './code-form.tsx'
import css from './verification.module.css'
import { verificationTexts } from './verification-texts.ts'
import { VerifiedBuilding } from './verified-building.tsx'
import { VerifiedDifferences } from './verified-differences.tsx'
import { VerifiedFigures } from './verified-figures.tsx'
import { partName, verifiedParts } from './verified-parts.ts'
import { VerifiedReport } from './verified-report.tsx'

await verificationTexts.load()

/** Nothing takes no time [s]. */
const SHORTEST = 0.1

type Look = 'good' | 'bad' | 'open'
const icons = { good: 'done', bad: 'error', open: 'info' } as const satisfies Record<Look, IconName>
const classes = { good: css.good, bad: css.bad, open: css.open } as const
const looks = { equal: 'good', different: 'bad', notComputable: 'open', withdrawn: 'bad' } as const

/** The outcome in words first. */
function Result({ look, title, children }: { look: Look; title: string; children: ReactNode }) {
  return (
    <div className={clsx(css.outcome, classes[look])} role={look === 'good' ? 'status' : 'alert'}>
      <Icon name={icons[look]} />
      <div>
        <h2>{title}</h2>
        <p className="dim">{children}</p>
      </div>
    </div>
  )
}

/** @param at - when it was computed again [ms] */
function Outcome({ verification, at }: { verification: Verified; at: number }) {
  const t = useTexts(verificationTexts)
  const { number, date, dateTime } = useFormats()
  const { outcome, reasons, withdrawnAt, intact, took } = verification
  const parts = verification.project?.variants ?? verifiedParts(verification)
  const figures = parts.flatMap((part): readonly { readonly equal: boolean }[] => part.figures)
  const different = figures.filter(({ equal }) => !equal).length
  const texts = {
    equal: t('equalText', { count: figures.length }),
    different: t('differentText', { different: number(different), all: number(figures.length) }),
    notComputable: t('notComputableText'),
    withdrawn: withdrawnAt === null ? '' : t('withdrawnText', { date: date(withdrawnAt) }),
  }
  return (
    <Result look={looks[outcome]} title={t(outcome)}>
      {[
        texts[outcome],
        ...(intact === null ? [] : [t(intact ? 'intact' : 'notIntact')]),
        ...reasons.map((reason) => t(`why.${reason}`)),
        t('checkedAt', {
          when: dateTime(new Date(at).toISOString()),
          seconds: number(Math.max(SHORTEST, took / 1000), 1, 1),
        }),
      ].join(' ')}
    </Result>
  )
}

function Body({ code }: { code: string }) {
  const t = useTexts(verificationTexts)
  const { locale } = useFormats()
  const { data, error, refetch, dataUpdatedAt } = useQuery(verificationQuery(code, locale))
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <Result look="bad" title={t('unknown')}>
        {t('unknownText')}
      </Result>
    )
  if (error)
    return <FetchFailure title={t('failed')} text={(reason) => reason} error={error} retry={() => void refetch()} />
  if (!data)
    return (
      <div role="status" aria-label={t('loading')} className={css.waiting}>
        <div className="sk" style={{ height: 68 }} />
        <div className="sk" style={{ height: 320 }} />
      </div>
    )
  return (
    <div className={css.columns}>
      <div>
        <Outcome verification={data} at={dataUpdatedAt} />
        <VerifiedDifferences verification={data} />
        {data.project && <VerifiedBuilding project={data.project} />}
        {verifiedParts(data).map((part, index) => (
          <VerifiedFigures key={index} verified={part} name={partName(data, index, t)} />
        ))}
      </div>
      <VerifiedReport verification={data} />
    </div>
  )
}

/** Where the code of a report is typed, at `/verification`, and what it said and what comes out today, at `/verify/{code}`: open to anyone who has the report. */
function VerificationPage() {
  const t = useTexts(verificationTexts)
  const { locale } = useFormats()
  const { code = '' } = useParams()
  const { isPending } = useQuery({ ...verificationQuery(code, locale), enabled: code !== '' })
  useTitle(t('title'))
  return (
    <>
      <PublicTop texts={{ language: t('language'), theme: t('theme'), signIn: t('signIn') }}>
        <span className="vr" />
        <span className={css.here}>{t('title')}</span>
      </PublicTop>
      <main id="main" className={css.page} tabIndex={-1}>
        <h1>{t('title')}</h1>
        <p className="dim">{t('lead')}</p>
        <CodeForm key={code} code={code} />
        {code !== '' && <Body key={`${code} result`} code={code} />}
        {/* not before what stands above them, which would move them */}
        {(code === '' || !isPending) && <LegalLinks here={paths.verification.href} />}
      </main>
    </>
  )
}

export { VerificationPage as Component }
