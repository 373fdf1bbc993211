import { clsx } from 'clsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Known } from './curves-table.tsx'
import { HeatingForm } from './heating-form.tsx'
import { corrected, payback } from './payback.ts'
import { PaybackResult } from './payback-result.tsx'
import css from './renovation.module.css'
import { renovationTexts } from './renovation-texts.ts'
import type { HeatingState } from './use-heating.ts'
import { resistancesOf, type Variant } from './variant.ts'

/** After how many years the heat saved has made up for the emissions of the works. */
export function PaybackSection({
  variants,
  state,
}: {
  /** The one that is drawn first. */
  variants: readonly Variant[]
  state: HeatingState
}) {
  const t = useTexts(renovationTexts)
  const type = variants[0]?.construction.type ?? 'outerWall'
  const { heating } = state
  const known = variants.flatMap((variant): Known[] => {
    if (!variant.course || !heating) return []
    const { corrections } = state.heatingFor(resistancesOf(variant.assessed))
    const course = corrected(variant.course, corrections)
    const primaryCourse = variant.primaryCourse && corrected(variant.primaryCourse, corrections)
    const period = variant.assessed.after.lifeCycle.referenceStudyPeriod
    return [{ variant, course, primaryCourse, years: payback(course, heating.emissions, period) }]
  })
  return (
    <section className={clsx('sec', css.payback)}>
      <div className="sec-h">
        <h2>{t('payback')}</h2>
      </div>
      {heating === null ? (
        <p className={clsx('dim', css.question)}>{t('noLoss')}</p>
      ) : (
        <>
          <HeatingForm state={state} type={type} />
          {known.length === 0 ? (
            <p className={clsx('dim', css.question)}>{t('noFigures')}</p>
          ) : (
            <PaybackResult known={known} heating={heating} state={state} />
          )}
        </>
      )}
    </section>
  )
}
