import { clsx } from 'clsx'
import { ButtonLink } from '#web/components/button.tsx'
import { FetchFailure } from '#web/components/fetch-states.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import css from './report.module.css'
import { reportTexts } from './report-texts.ts'

/** There is no such construction for whoever looks. */
export function Missing() {
  const t = useTexts(reportTexts)
  return (
    <div className="nf">
      <h1>{t('missing')}</h1>
      <p className="lead dim">{t('missingText')}</p>
      <p className="nf-way">
        <ButtonLink look="primary" icon="back" to={paths.library.href}>
          {t('toLibrary')}
        </ButtonLink>
      </p>
    </div>
  )
}

/** It could not be fetched. */
export function Failed({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTexts(reportTexts)
  return (
    <>
      <h1 className="sr">{t('title')}</h1>
      <FetchFailure title={t('failed')} text={(reason) => reason} error={error} retry={retry} />
    </>
  )
}

/** Until it is there. */
export function Waiting() {
  const t = useTexts(reportTexts)
  return (
    <div className={css.frame} aria-busy="true">
      <div className={css.sheets}>
        <div className={css.sheet} role="status" aria-label={t('loading')}>
          <div className="sk" style={{ width: '40%' }} />
          <div className={clsx('sk', css.wait)} />
        </div>
      </div>
      <aside className={css.options} aria-hidden="true" />
    </div>
  )
}
