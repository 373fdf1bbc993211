import { clsx } from 'clsx'
import { projectLimits } from '#vocabulary/projects.ts'
import { Segments } from '#web/components/segments.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './project-import.module.css'
import { projectImportTexts } from './project-import-texts.ts'
import { type BuildingFile, type Decided, fitsUnmerged, type Proposal } from './project-to-make.ts'
import { useNote } from './row-notes.ts'

/** Rows that are listed; what lies beyond is counted. */
const MOST_ROWS = 200
/** Notes of one row; rows of hundreds of walls repeat themselves. */
const MOST_NOTES = 5

/** The schedule that the file comes to, row by row, with what was corrected or assumed. */
export function ProposedRows({
  file,
  proposal: { project, report },
  decided,
  onDecide,
}: {
  file: BuildingFile
  proposal: Proposal
  decided: Decided
  onDecide: (next: Decided) => void
}) {
  const t = useTexts(projectImportTexts)
  const { number } = useFormats()
  const noteText = useNote()
  const about = new Map(report.rows.map((row) => [row.id, row]))
  const { elements, constructions } = project
  return (
    <section className="sec" aria-labelledby="project-rows">
      <div className="sec-h">
        <h2 id="project-rows">{t('schedule')}</h2>
        {fitsUnmerged(file) ? (
          <Segments
            label={t('alike')}
            value={decided.isMerged ? 'merged' : 'alone'}
            segments={[
              { value: 'merged', label: t('alike.merged') },
              { value: 'alone', label: t('alike.alone') },
            ]}
            onChange={(value) => onDecide({ ...decided, isMerged: value === 'merged' })}
          />
        ) : (
          <span className="small dim">
            {t('alike.tooMany', { count: file.building.elements.length, most: projectLimits.elements })}
          </span>
        )}
      </div>
      <div className={css.rows}>
        <table className={clsx('table', css.cards)}>
          <thead>
            <tr>
              <th scope="col">{t('row')}</th>
              <th scope="col">{t('from')}</th>
              <th scope="col" className="num">
                {t('area')}
              </th>
              <th scope="col">{t('notes')}</th>
            </tr>
          </thead>
          <tbody>
            {elements.slice(0, MOST_ROWS).map(({ id, construction, area, storey, name }) => {
              const { merged = 1, notes = [] } = about.get(id) ?? {}
              const texts = [...new Set(notes.map(noteText))]
              const more = texts.length - MOST_NOTES
              return (
                <tr key={id}>
                  <th scope="row">
                    {[name ?? constructions[construction]?.name ?? id, storey].filter(Boolean).join(', ')}
                  </th>
                  <td>{t('elements', { count: merged })}</td>
                  <td className="num">
                    {area === null ? (
                      <span className="warn">{t('noArea')}</span>
                    ) : (
                      `${number(Math.round(area * 100) / 100)}\u00a0m²`
                    )}
                  </td>
                  <td className="small">
                    {texts.slice(0, MOST_NOTES).join('; ')}
                    {more > 0 && ` ${t('andMore', { count: more })}`}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {elements.length > MOST_ROWS && (
        <p className="small dim">{t('andMore', { count: elements.length - MOST_ROWS })}</p>
      )}
    </section>
  )
}
