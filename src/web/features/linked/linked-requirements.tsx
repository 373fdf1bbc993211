import { clsx } from 'clsx'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { Icon } from '#web/components/icon.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { answerOf } from '#web/lib/moisture-verdict.ts'
import { verdictOf } from '#web/lib/verdict.ts'
import { type Explain, Explained } from './explained.tsx'
import css from './linked.module.css'
import { linkedTexts } from './linked-texts.ts'

type Kpis = KeyPerformanceIndicators

const proofIcons = { met: 'check', missed: 'error', open: 'info' } as const
const proofLooks = { met: 'ok', missed: 'bad', open: 'dim3' } as const

/** Whether moisture is proven, and by which stage of DIN 4108-3. */
function MoistureProof({ moisture, onExplain }: Pick<Kpis, 'moisture'> & { onExplain: Explain }) {
  const t = useTexts(linkedTexts)
  const { fulfilled } = moisture.proof
  const state = fulfilled === null ? 'open' : fulfilled ? 'met' : 'missed'
  return (
    <li className="row between">
      <span className="row">
        <Icon name={proofIcons[state]} className={proofLooks[state]} />
        {t('condensation')}
      </span>
      <span className={clsx('small', 'nowrap', state === 'missed' ? 'bad' : 'dim')}>
        {moisture.condensate === null ? (
          t(`condensation.${answerOf(moisture)}`)
        ) : (
          <Explained of="moisture.condensate" onExplain={onExplain}>
            {t(`condensation.${answerOf(moisture)}`)}
          </Explained>
        )}
      </span>
    </li>
  )
}

/** What law and funding say of it. */
export function Requirements({ kpis: { conformity, moisture }, onExplain }: { kpis: Kpis; onExplain: Explain }) {
  const t = useTexts(linkedTexts)
  const common = useTexts(commonTexts)
  return (
    <section className="sec">
      <h2>{t('requirements')}</h2>
      <ul className={css.requirements}>
        {conformity.map((entry) => {
          const verdict = verdictOf(entry)
          return (
            <li key={entry.requirement} className="row between">
              <span className="row" title={entry.source}>
                <Icon
                  name={verdict === 'met' ? 'check' : verdict === 'missed' ? 'error' : 'info'}
                  className={verdict === 'met' ? 'ok' : verdict === 'missed' ? 'bad' : 'dim3'}
                />
                {entry.title}
              </span>
              <span className={clsx('small', 'nowrap', verdict === 'missed' ? 'bad' : 'dim')}>
                {common(`verdict.${verdict}`)}
              </span>
            </li>
          )
        })}
        <MoistureProof moisture={moisture} onExplain={onExplain} />
      </ul>
    </section>
  )
}
