import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { languageTag, useLocale } from '#web/lib/i18n/locale.ts'
import { kpiTexts } from '../../editor-texts.ts'
import css from './kpi.module.css'

export type Course = KeyPerformanceIndicators['moisture']['monthly'][number]

const WIDTH = 328
const HEIGHT = 44

function Bars({ course, label }: { course: Course; label: string }) {
  const step = WIDTH / course.months.length
  const scale = course.peak > 0 ? (HEIGHT - 6) / course.peak : 0
  return (
    <svg
      className={css.drawing}
      viewBox={`0 0 332 ${HEIGHT + 2}`}
      width="332"
      height={HEIGHT + 2}
      role="img"
      aria-label={label}
    >
      <path className="inkl" d={`M1 ${HEIGHT}H331`} />
      {course.months.map(({ month, accumulated }, index) => (
        <rect
          key={month}
          className={css.condensate}
          x={3 + index * step}
          y={HEIGHT - accumulated * scale}
          width={step - 4}
          height={Math.max(0, accumulated * scale)}
        />
      ))}
    </svg>
  )
}

export type ToLayers = {
  readonly layerName: (index: number) => string
  readonly onShowLayer: (index: number) => void
}

/** Where the water of the wettest month is, outside first. */
function Places({ course, layerName, onShowLayer }: { course: Course } & ToLayers) {
  const t = useTexts(kpiTexts)
  const { figure } = useFormats()
  return course.planes.toReversed().map(({ position, layer, accumulated }) => (
    <p key={position} className="small">
      <button type="button" className="link" onClick={() => onShowLayer(layer)}>
        {t('moisture.atLayer', { number: layer + 1, name: layerName(layer) })}
      </button>
      {': '}
      {t('course.place', { position: figure('thickness', position), amount: figure('condensate', accumulated) })}
    </p>
  ))
}

function Months({ course }: { course: Course }) {
  const t = useTexts(kpiTexts)
  const { figure } = useFormats()
  const month = new Intl.DateTimeFormat(languageTag(useLocale()), { month: 'short', timeZone: 'UTC' })
  return (
    <table className="mini">
      <caption className="sr">{t('course.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('course.month')}</th>
          <th scope="col" className="num">
            {t('course.change')} <span className="unit">g/m²</span>
          </th>
          <th scope="col" className="num">
            {t('course.sum')} <span className="unit">g/m²</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {course.months.map((one) => (
          <tr key={one.month}>
            <td>{month.format(new Date(Date.UTC(2000, one.month - 1, 1)))}</td>
            <td className="num">{figure('condensate', one.condensate)}</td>
            <td className="num">{figure('condensate', one.accumulated)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A year: its verdict, and the course of its months where water condenses. */
function Year({ course, ...toLayers }: { course: Course } & ToLayers) {
  const t = useTexts(kpiTexts)
  const { figure } = useFormats()
  const isWet = course.peak > 0
  return (
    <div>
      <p className="row between small">
        <span>{course.name}</span>
        <span className="dim">{t(`course.${course.verdict}`)}</span>
      </p>
      {course.surfaceMould === true && (
        <p className="small bad">{t('course.mould', { factor: figure('factor', course.fRsiMin) })}</p>
      )}
      {isWet && (
        <>
          <Bars course={course} label={t('course.label', { peak: figure('condensate', course.peak) })} />
          <Places course={course} {...toLayers} />
          <Months course={course} />
        </>
      )}
    </div>
  )
}

/** The years of several climates. */
export const Years = ({ courses, ...toLayers }: { courses: readonly Course[] } & ToLayers) =>
  courses.map((course) => <Year key={course.climate} course={course} {...toLayers} />)
