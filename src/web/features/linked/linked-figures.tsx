import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { URuler } from '#web/charts/u-ruler.tsx'
import { Icon } from '#web/components/icon.tsx'
import { ABSENT, type Quantity, quantities, useFormats } from '#web/lib/format.ts'
import { type TextsIn, useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { answerOf } from '#web/lib/moisture-verdict.ts'
import { verdictOf } from '#web/lib/verdict.ts'
import css from './linked.module.css'
import { linkedTexts } from './linked-texts.ts'

type Kpis = KeyPerformanceIndicators
type Compared = {
  readonly id: string
  readonly name: ReactNode
  readonly quantity: Quantity
  readonly of: (kpis: Kpis) => number | null | undefined
  /** At least so much, because data is missing. */
  readonly isBound?: (kpis: Kpis) => boolean
}

const compared = (t: TextsIn<typeof linkedTexts>, years: number): readonly Compared[] => [
  {
    id: 'gwp',
    name: t('gwp', { years }),
    quantity: 'gwp',
    of: ({ lifeCycle }) => lifeCycle.gwp?.total,
    isBound: ({ lifeCycle }) => lifeCycle.gwp?.bound === 'lower',
  },
  {
    id: 'penrt',
    name: 'PENRT',
    quantity: 'primaryEnergy',
    of: ({ lifeCycle }) => lifeCycle.penrt?.total,
    isBound: ({ lifeCycle }) => lifeCycle.penrt?.bound === 'lower',
  },
  { id: 'shift', name: t('shift'), quantity: 'hours', of: ({ summer }) => summer.timeShift },
  { id: 'thickness', name: t('thickness'), quantity: 'thickness', of: ({ geometry }) => geometry.thickness },
  { id: 'mass', name: t('mass'), quantity: 'mass', of: ({ geometry }) => geometry.mass },
  {
    id: 'fRsi',
    name: (
      <>
        <i>f</i>
        <sub>Rsi</sub>
      </>
    ),
    quantity: 'factor',
    of: ({ moisture }) => moisture.fRsi,
  },
]

/** U on its ruler, with what was shared beside it. */
function UValue({ shared, now }: { shared: Kpis; now: Kpis }) {
  const t = useTexts(linkedTexts)
  const { figure } = useFormats()
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('uValue')}</h2>
        <span className="small dim">{t('sharedValue', { value: figure('uValue', shared.thermal.uValue) })}</span>
      </div>
      <p className="fig">
        <span className="big">{figure('uValue', now.thermal.uValue)}</span>
        <span className="u">{quantities.uValue.unit}</span>
      </p>
      <URuler
        value={now.thermal.uValue}
        limits={now.conformity.filter(({ quantity }) => quantity === 'uValue')}
        describe={(value, limits) => t('ruler', { value, limits })}
        className={css.ruler}
      />
    </section>
  )
}

function Differences({ shared, now }: { shared: Kpis; now: Kpis }) {
  const t = useTexts(linkedTexts)
  const { figure, difference } = useFormats()
  return (
    <table className="rt2">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t('figure')}</span>
          </th>
          {[t('shared'), t('now'), t('difference')].map((head) => (
            <th key={head} scope="col" className="num">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compared(t, now.lifeCycle.referenceStudyPeriod).map(({ id, name, quantity, of, isBound }) => {
          const write = (kpis: Kpis) => {
            const text = figure(quantity, of(kpis))
            return isBound?.(kpis) && text !== ABSENT ? `≥ ${text}` : text
          }
          const [before, after] = [of(shared), of(now)]
          const known = typeof before === 'number' && typeof after === 'number'
          return (
            <tr key={id}>
              <th scope="row">
                {name} <span className="unit">{quantities[quantity].unit}</span>
              </th>
              <td className="num dim">{write(shared)}</td>
              <td className="num">
                <b>{write(now)}</b>
              </td>
              <td className="num">{known ? difference(quantity, after - before) : ABSENT}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const proofIcons = { met: 'check', missed: 'error', open: 'info' } as const
const proofLooks = { met: 'ok', missed: 'bad', open: 'dim3' } as const

/** Whether moisture is proven, and by which stage of DIN 4108-3. */
function MoistureProof({ moisture }: Pick<Kpis, 'moisture'>) {
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
        {t(`condensation.${answerOf(moisture)}`)}
      </span>
    </li>
  )
}

/** What law and funding say of it. */
function Requirements({ kpis: { conformity, moisture } }: { kpis: Kpis }) {
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
        <MoistureProof moisture={moisture} />
      </ul>
    </section>
  )
}

/** The figures as they were shared and as they are now. */
export const LinkedFigures = ({ shared, now }: { shared: Kpis; now: Kpis }) => (
  <>
    <UValue shared={shared} now={now} />
    <section className="sec">
      <Differences shared={shared} now={now} />
    </section>
    <Requirements kpis={now} />
  </>
)
