import { useMemo, useState } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { CurveFindings } from '../views/computing.ts'
import type { SideProps } from '../views/side-props.ts'
import { type CurveAsked, drawnEnd, STEP } from './curve-asked.ts'
import { CurveChart } from './curve-chart.tsx'
import { governing, marksOf } from './curve-marks.ts'
import { CurveSections } from './curve-sections.tsx'
import { CurveTable } from './curve-table.tsx'
import css from './insulation.module.css'
import { insulationTexts } from './insulation-texts.ts'

/** The marks of a curve, how far it is drawn, and what is read off. */
export function useRead(findings: CurveFindings | undefined, kpis: KeyPerformanceIndicators, asked: CurveAsked) {
  const t = useTexts(insulationTexts)
  const { figure } = useFormats()
  const [read, setRead] = useState<number | null>(null)
  const marks = useMemo(() => {
    const words = {
      today: t('today'),
      optimum: t('optimum'),
      limit: (name: string, limit: number) => `${name} ${figure('uValueRated', limit)}`,
    }
    return findings ? marksOf(findings, kpis.conformity, asked, words) : []
  }, [findings, kpis, asked, t, figure])
  const end = drawnEnd(marks.map(({ point }) => point.thickness))
  const at = read ?? governing(marks)?.point.thickness ?? findings?.curve.given.thickness ?? STEP
  const all = findings ? [...findings.curve.points, ...marks.map(({ point }) => point)] : []
  const point = all.toSorted((one, other) => Math.abs(one.thickness - at) - Math.abs(other.thickness - at))[0]
  return { marks, end, point, setRead }
}

export type Reading = ReturnType<typeof useRead>
type DrawnProps = Pick<SideProps, 'editor' | 'figures'> & {
  readonly request: AssessmentRequest
  readonly findings: CurveFindings
  readonly reading: Reading
  readonly asked: CurveAsked
  readonly layer: number
  readonly layerName: string
}

/** The curve with a place to read it off, and the sections to it. */
export function Drawn({ editor, figures, request, findings, reading, asked, layer, layerName }: DrawnProps) {
  const t = useTexts(insulationTexts)
  const { withUnit } = useFormats()
  const { marks, end, point, setRead } = reading
  if (!point) return null
  const { curve } = findings
  const optimum = curve.optima[asked.quantity]
  return (
    <div className={css.left}>
      {point.total[asked.quantity] === null && <p className="small">{t('onlyHeat')}</p>}
      <CurveChart
        points={curve.points}
        marks={marks}
        range={optimum?.range ?? null}
        end={end}
        at={point.thickness}
        onAt={setRead}
        quantity={asked.quantity}
        label={t('chart', {
          layer: layerName,
          today: withUnit('thickness', curve.given.thickness),
          optimum: withUnit('thickness', optimum?.thickness),
        })}
      />
      <label className={css.read}>
        {t('read')}
        <input
          type="range"
          min={0.02}
          max={end}
          step={STEP}
          value={point.thickness}
          aria-valuetext={withUnit('thickness', point.thickness)}
          onChange={({ target }) => setRead(Number(target.value))}
        />
      </label>
      <CurveSections
        {...{ request, marks, layer }}
        at={point.thickness}
        materials={figures.materials}
        rows={editor.history.present.layers}
      />
    </div>
  )
}

export function Values({
  findings,
  reading: { marks, end },
  asked,
}: Pick<DrawnProps, 'findings' | 'reading' | 'asked'>) {
  const t = useTexts(insulationTexts)
  const { points, given, heat } = findings.curve
  return (
    <section className={css.values} aria-label={t('values')}>
      <div className="sec-h">
        <h2>{t('values')}</h2>
        <span className="small dim">{t('values.of', { years: heat.studyPeriod })}</span>
      </div>
      <CurveTable {...{ points, marks, end, given }} quantity={asked.quantity} />
    </section>
  )
}
