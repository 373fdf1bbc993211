import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Construction } from '#contract/constructions.ts'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { FetchFailure, FetchWait } from '#web/components/fetch-states.tsx'
import { Notice } from '#web/components/notice.tsx'
import { ApiError, nextTryAt } from '#web/lib/api-error.ts'
import { useCountdown } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import css from './renovation.module.css'
import { renovationTexts } from './renovation-texts.ts'

/** Bands that stand where the sections will be. */
export function RenovationSkeleton() {
  const t = useTexts(renovationTexts)
  return (
    <div className={css.columns} aria-busy="true">
      <section className="sec">
        <svg width="100%" height="330" aria-hidden="true">
          <rect x="132" y="40" width="62%" height="110" className="skr" />
          <rect x="60" y="204" width="74%" height="110" className="skr" />
        </svg>
      </section>
      <section className="sec">
        <div className="sk" style={{ width: 220, height: 40, margin: '40px 0' }} />
        {[72, 64, 78, 60, 70].map((width) => (
          <div key={width} className="sk" style={{ width: `${width}%`, margin: '18px 0' }} />
        ))}
      </section>
      <p className="sr" role="status">
        {t('loading')}
      </p>
    </div>
  )
}

/** The construction is not there, or not for this user's eyes. */
export function NotToBeSeen({ onChoose }: { onChoose: () => void }) {
  const t = useTexts(renovationTexts)
  return (
    <div className={css.stateBox}>
      <Notice kind="error">
        <b>{t('notFound')}</b>
        <br />
        {t('notFoundText')}
        <div className={clsx('row', css.next)}>
          <Button size="s" onClick={onChoose}>
            {t('chooseOther')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}

/** Nothing exists in it, or nothing is done to what exists. */
export function NotARenovation({ construction, onChoose }: { construction: Construction; onChoose: () => void }) {
  const t = useTexts(renovationTexts)
  return (
    <div className={css.stateBox}>
      <h2>{t('notRenovation')}</h2>
      <p className="dim">{t('notRenovationText', { name: construction.name })}</p>
      <div className={clsx('row', css.next)}>
        <ButtonLink look="primary" to={paths.construction.href(construction.ownership, construction.id)}>
          {t('openInEditor')}
        </ButtonLink>
        <Button onClick={onChoose}>{t('chooseOther')}</Button>
      </div>
    </div>
  )
}

/** The renovation could not be fetched: not there, a wait, or a failure to try again. */
export function RenovationFailure({
  error,
  retry,
  notFound,
}: {
  error: Error
  retry: () => void
  notFound: ReactNode
}) {
  const t = useTexts(renovationTexts)
  const left = useCountdown(nextTryAt(error))
  if (error instanceof ApiError && error.status === 404) return notFound
  if (left > 0) return <FetchWait text={(seconds) => t('waiting', { seconds })} error={error} />
  return (
    <div className={css.stateBox}>
      <FetchFailure title={t('failed')} text={(reason) => reason} error={error} retry={retry} />
    </div>
  )
}
