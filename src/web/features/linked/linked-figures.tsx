import type { ReactNode } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { FigurePlace } from '#vocabulary/figures.ts'
import { URuler } from '#web/charts/u-ruler.tsx'
import { ABSENT, type Quantity, quantities, useFormats } from '#web/lib/format.ts'
import { type TextsIn, useTexts } from '#web/lib/i18n/catalogue.ts'
import { type Explain, Explained } from './explained.tsx'
import css from './linked.module.css'
import { Requirements } from './linked-requirements.tsx'
import { linkedTexts } from './linked-texts.ts'

type Kpis = KeyPerformanceIndicators
type Compared = {
  /** What its explanation is found by. */
  readonly place: FigurePlace
  readonly name: ReactNode
  readonly quantity: Quantity
  readonly of: (kpis: Kpis) => number | null | undefined
  /** At least so much, because data is missing. */
  readonly isBound?: (kpis: Kpis) => boolean
}

const compared = (t: TextsIn<typeof linkedTexts>, years: number): readonly Compared[] => [
  {
    place: 'lifeCycle.gwp',
    name: t('gwp', { years }),
    quantity: 'gwp',
    of: ({ lifeCycle }) => lifeCycle.gwp?.total,
    isBound: ({ lifeCycle }) => lifeCycle.gwp?.bound === 'lower',
  },
  {
    place: 'lifeCycle.penrt',
    name: 'PENRT',
    quantity: 'primaryEnergy',
    of: ({ lifeCycle }) => lifeCycle.penrt?.total,
    isBound: ({ lifeCycle }) => lifeCycle.penrt?.bound === 'lower',
  },
  { place: 'summer.timeShift', name: t('shift'), quantity: 'hours', of: ({ summer }) => summer.timeShift },
  {
    place: 'geometry.thickness',
    name: t('thickness'),
    quantity: 'thickness',
    of: ({ geometry }) => geometry.thickness,
  },
  { place: 'geometry.mass', name: t('mass'), quantity: 'mass', of: ({ geometry }) => geometry.mass },
  {
    place: 'moisture.fRsi',
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
function UValue({ shared, now, onExplain }: { shared: Kpis; now: Kpis; onExplain: Explain }) {
  const t = useTexts(linkedTexts)
  const { figure } = useFormats()
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('uValue')}</h2>
        <span className="small dim">{t('sharedValue', { value: figure('uValue', shared.thermal.uValue) })}</span>
      </div>
      <p className="fig">
        <Explained of="thermal.uValue" onExplain={onExplain}>
          <span className="big">{figure('uValue', now.thermal.uValue)}</span>
        </Explained>
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

function Differences({ shared, now, onExplain }: { shared: Kpis; now: Kpis; onExplain: Explain }) {
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
        {compared(t, now.lifeCycle.referenceStudyPeriod).map(({ place, name, quantity, of, isBound }) => {
          const write = (kpis: Kpis) => {
            const text = figure(quantity, of(kpis))
            return isBound?.(kpis) && text !== ABSENT ? `≥ ${text}` : text
          }
          const [before, after] = [of(shared), of(now)]
          const known = typeof before === 'number' && typeof after === 'number'
          return (
            <tr key={place}>
              <th scope="row">
                {name} <span className="unit">{quantities[quantity].unit}</span>
              </th>
              <td className="num dim">{write(shared)}</td>
              <td className="num">
                <Explained of={place} onExplain={onExplain}>
                  <b>{write(now)}</b>
                </Explained>
              </td>
              <td className="num">{known ? difference(quantity, after - before) : ABSENT}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The figures as they were shared and as they are now. @param balance - of the life cycle by stage */
export function LinkedFigures({
  shared,
  now,
  onExplain,
  balance,
}: {
  shared: Kpis
  now: Kpis
  onExplain: Explain
  balance: ReactNode
}) {
  const t = useTexts(linkedTexts)
  return (
    <>
      <UValue {...{ shared, now, onExplain }} />
      <section className="sec">
        <Differences {...{ shared, now, onExplain }} />
      </section>
      <Requirements kpis={now} onExplain={onExplain} />
      <section className="sec">
        <div className="sec-h">
          <h2>{t('lifeCycle')}</h2>
          <span className="small dim">GWP A–C</span>
        </div>
        {balance}
      </section>
    </>
  )
}
