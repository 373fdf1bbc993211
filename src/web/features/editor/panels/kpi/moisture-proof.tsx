import { clsx } from 'clsx'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { answerOf, balanceOf, inARow, type MoistureAnswer } from '#web/lib/moisture-verdict.ts'
import { isUnconfirmed } from '#web/lib/verdict.ts'
import { kpiTexts } from '../../editor-texts.ts'
import { useNewest } from '../../figures/following.tsx'
import css from './kpi.module.css'
import { Verdict, type VerdictKind } from './section.tsx'

type Moisture = KeyPerformanceIndicators['moisture']
type Proof = Moisture['proof']

const kinds: Readonly<Record<MoistureAnswer, VerdictKind>> = {
  list: 'ok',
  simulation: 'warn',
  none: 'ok',
  dries: 'warn',
  tooMuch: 'bad',
  remains: 'bad',
  open: 'dim',
}

/** What the proof comes to, in a sign and words, which follow each result. */
export function MoistureVerdict({ kpis }: { kpis: KeyPerformanceIndicators }) {
  const t = useTexts(kpiTexts)
  const answer = useNewest(kpis, ({ moisture }) => answerOf(moisture))
  const open = useNewest(kpis, ({ moisture }) => moisture.proof.open?.text ?? '')
  const text = answer === 'open' ? open : t(`moisture.${answer}`)
  return <Verdict kind={kinds[answer]}>{text}</Verdict>
}

/** Why it is so: row of the list or reasons, what is taken for granted, what is advised. */
function Grounds({ proof }: { proof: Proof }) {
  const t = useTexts(kpiTexts)
  const common = useTexts(commonTexts)
  const ground = proof.row?.text ?? inARow(proof.reasons)
  const isOpen = proof.status !== null && isUnconfirmed({ status: proof.status })
  return (
    <>
      {ground !== '' && (
        <p className={clsx('small', css.ground)} title={ground}>
          {ground}
          {isOpen && <span className="dim3"> ({common('verdict.unconfirmed')})</span>}
        </p>
      )}
      {proof.conditions.length > 0 && (
        <p className={clsx('small dim', css.ground)} title={inARow(proof.conditions)}>
          {t('moisture.if', { conditions: inARow(proof.conditions) })}
        </p>
      )}
      {proof.advice.map(({ code, text }) => (
        <p key={code} className={clsx('small dim', css.ground)} title={text}>
          {text}
        </p>
      ))}
    </>
  )
}

/** How moisture is proven, with the verdict. */
export function MoistureProof({ kpis }: { kpis: KeyPerformanceIndicators }) {
  const t = useTexts(kpiTexts)
  const { moisture } = kpis
  const { proof } = moisture
  const isOrientation = proof.stage === 'list' || proof.stage === 'simulation'
  return (
    <>
      <MoistureVerdict kpis={kpis} />
      <Grounds proof={proof} />
      {isOrientation && moisture.condensate !== null && (
        <p className="small dim3">{t('moisture.orientation', { balance: t(`moisture.${balanceOf(moisture)}`) })}</p>
      )}
    </>
  )
}

/** How an outer wall stands to driving rain; nothing where no exposure was said. */
export function DrivingRain({ rain }: { rain: Moisture['drivingRain'] }) {
  const t = useTexts(kpiTexts)
  const common = useTexts(commonTexts)
  const { figure, number } = useFormats()
  if (rain === null) return null
  const { group, surface, fulfilled, waterAbsorption, sd, missing, conditions } = rain
  const verdict = fulfilled === null ? 'open' : fulfilled ? 'met' : 'missed'
  const kind = fulfilled === null ? 'dim' : fulfilled ? 'ok' : 'bad'
  const figures = [
    ...(waterAbsorption === null ? [] : [`w ${number(waterAbsorption)} kg/(m²√h)`]),
    ...(sd === null ? [] : [`sd ${figure('sd', sd)} m`]),
    ...missing.map((one) => t(`moisture.missing.${one}`)),
  ]
  return (
    <div className={css.rain}>
      <Verdict kind={kind}>{t('rain.verdict', { group, verdict: common(`verdict.${verdict}`) })}</Verdict>
      <p className="small dim">{[surface.text, ...figures].join(', ')}</p>
      {conditions.length > 0 && <p className="small dim">{t('moisture.if', { conditions: inARow(conditions) })}</p>}
    </div>
  )
}
