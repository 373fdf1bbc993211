import { useId } from 'react'
import type { LifeCycleModule } from '#vocabulary/life-cycle.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './charts.module.css'
import { chartTexts } from './charts-texts.ts'
import { stageName } from './stage-looks.ts'
import { StagePatterns, StageSwatch } from './stage-patterns.tsx'
import { type StageRow, shownModules } from './stage-values.ts'

/** Colour, pattern and name of the modules. */
export function StageLegend({ modules }: { modules: readonly LifeCycleModule[] }) {
  const t = useTexts(chartTexts)
  const id = useId()
  return (
    <>
      <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
        <StagePatterns id={id} />
      </svg>
      <ul className={css.legend}>
        {modules.map((module) => (
          <li key={module}>
            <StageSwatch id={id} module={module} />
            <b>{stageName(module)}</b> {t(`stage.${module}`)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The numbers of a chart of modules. */
export function StageTable({
  rows,
  caption,
  write,
}: {
  rows: readonly StageRow[]
  caption: string
  write: (value: number | null | undefined) => string
}) {
  const t = useTexts(chartTexts)
  const modules = shownModules(rows)
  return (
    <table className="rt2">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <td />
          {modules
            .filter((module) => module !== 'D')
            .map((module) => (
              <th key={module} scope="col" className="num">
                {stageName(module)}
              </th>
            ))}
          <th scope="col" className="num">
            {t('sum')}
          </th>
          {modules.includes('D') && (
            <th scope="col" className="num">
              D
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, stages, total, complete }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {modules
              .filter((module) => module !== 'D')
              .map((module) => (
                <td key={module} className="num">
                  {write(stages[module])}
                </td>
              ))}
            <td className="num">
              <b>
                {complete || total === null ? '' : '≥ '}
                {write(total)}
              </b>
            </td>
            {modules.includes('D') && <td className="num">{write(stages.D)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
