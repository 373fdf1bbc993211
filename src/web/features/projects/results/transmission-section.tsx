import type { ProjectKpis } from '#contract/project-figures.ts'
import { Icon } from '#web/components/icon.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { Explained } from './explained.tsx'
import { type Marking, useMark } from './marking.ts'
import { type NamedRow, rowKeyOf } from './project-rows.ts'
import css from './results.module.css'
import { resultsTexts } from './results-texts.ts'
import { useNumbers } from './use-numbers.ts'

const LARGEST = 5
const BAR = 92

/** Heat loss of the envelope against the reference building, with the rows that lose the most. */
export function TransmissionSection({
  kpis,
  rows,
  marking,
}: {
  kpis: ProjectKpis
  rows: readonly NamedRow[]
  marking: Marking
}) {
  const t = useTexts(resultsTexts)
  const { fixed, against } = useNumbers()
  const mark = useMark(marking)
  const { lines, htPrime, htPrimeReference, ratioToReference, open } = kpis.transmission
  if (lines.length === 0) return null
  const names = new Map(rows.map(({ key, name }) => [key, name]))
  const largest = lines
    .flatMap((line) => (line.fxUA === null ? [] : [{ key: rowKeyOf(line), loss: line.fxUA }]))
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, LARGEST)
  const most = Math.max(1e-9, largest[0]?.loss ?? 0)
  return (
    <section className={css.section}>
      <div className="sec-h">
        <h3>
          {t('transmission.title')} H′<sub>T</sub>
        </h3>
        <span className="small dim">W/(m²K)</span>
      </div>
      {htPrime === null ? (
        <p className="small dim">{t('transmission.open', { count: open.length })}</p>
      ) : (
        <dl className="kv s">
          <dt>{t('transmission.building')}</dt>
          <dd>
            <Explained
              figure={{ kind: 'htPrime' }}
              kpis={kpis}
              text={htPrimeReference === null ? fixed(htPrime, 3) : against(htPrime, htPrimeReference, 3)}
            />
          </dd>
          {htPrimeReference !== null && (
            <>
              <dt>
                {t('transmission.reference')} <span className="small">{t('transmission.orientation')}</span>
              </dt>
              <dd>
                <Explained figure={{ kind: 'htPrimeReference' }} kpis={kpis} text={fixed(htPrimeReference, 3)} />
              </dd>
            </>
          )}
          {ratioToReference !== null && (
            <>
              <dt>{t('transmission.ratio')}</dt>
              <dd className="row">
                <Icon
                  name={ratioToReference <= 1 ? 'check' : 'close'}
                  className={ratioToReference <= 1 ? 'ok' : 'bad'}
                />
                {fixed(ratioToReference * 100, 0)} %
              </dd>
            </>
          )}
        </dl>
      )}
      <h4 className={css.sub}>{t('transmission.largest')}</h4>
      <ul className={css.bars}>
        {largest.map(({ key, loss }) => (
          <li key={key}>
            <button type="button" className={css.rowMark} {...mark([key])}>
              <span title={names.get(key) ?? key}>{names.get(key) ?? key}</span>
              <svg width={BAR} height="8" aria-hidden="true">
                <rect className="inkf" x="0" y="1" width={(BAR * loss) / most} height="6" />
              </svg>
              <span className="num">
                {fixed(loss, 1)} <span className="unit">W/K</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
