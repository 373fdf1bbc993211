import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLossSentence } from '../sentences.ts'
import { useEntityName } from './entity-name.ts'
import css from './project-import.module.css'
import { projectImportTexts } from './project-import-texts.ts'
import type { Proposal } from './project-to-make.ts'

/** Lines that are listed under each heading; the rest is counted. */
const MOST_LINES = 50

function Group({ title, lines }: { title: string; lines: readonly string[] }) {
  const t = useTexts(projectImportTexts)
  const all = [...new Set(lines)]
  return (
    <details>
      <summary>{title}</summary>
      <ul className="small">
        {all.slice(0, MOST_LINES).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {all.length > MOST_LINES && <li>{t('andMore', { count: all.length - MOST_LINES })}</li>}
      </ul>
    </details>
  )
}

/** Everything of the file that makes no row, and what a project does not keep. */
export function LeftOut({ proposal: { report } }: { proposal: Proposal }) {
  const t = useTexts(projectImportTexts)
  const sentence = useLossSentence()
  const { withoutConstruction, layersLeftOut, notTaken, openingsLeftOut, itemsLeftOut, lost } = report
  const entityName = useEntityName()
  const others = Object.entries(notTaken)
  const named = (one: { readonly name: string; readonly sourceId: string }) => one.name || one.sourceId
  const groups = [
    [withoutConstruction.length, 'withoutConstruction', withoutConstruction.map(named)],
    [
      layersLeftOut.length,
      'layersLeftOut',
      layersLeftOut.map(({ material, reason }) => `${material || '–'}: ${t(`reason.${reason}`)}`),
    ],
    [
      others.reduce((sum, [, count]) => sum + count, 0),
      'notTaken',
      others.map(([type, count]) => `${entityName(type)}: ${count}`),
    ],
    [
      openingsLeftOut.length,
      'openingsLeftOut',
      openingsLeftOut.map(({ reason, ...one }) => `${named(one)}: ${t(`left.${reason}`)}`),
    ],
    [itemsLeftOut.length, 'itemsLeftOut', itemsLeftOut.map(named)],
    [
      lost.length,
      'lost',
      lost.map(({ name, code, values }) => `${name === null ? '' : `${name}: `}${sentence({ code, values })}`),
    ],
  ] as const
  const shown = groups.filter(([count]) => count > 0)
  return (
    <section className="sec" aria-labelledby="project-left-out">
      <div className="sec-h">
        <h2 id="project-left-out">{t('report')}</h2>
      </div>
      {shown.length === 0 ? (
        <p className="dim">{t('nothingLost')}</p>
      ) : (
        <div className={css.report}>
          {shown.map(([count, name, lines]) => (
            <Group key={name} title={t(name, { count })} lines={lines} />
          ))}
        </div>
      )}
    </section>
  )
}
