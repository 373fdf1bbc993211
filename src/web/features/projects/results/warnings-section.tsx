import type { ProjectKpis } from '#contract/project-figures.ts'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type Marking, useMark } from './marking.ts'
import { rowKeyOf } from './project-rows.ts'
import css from './results.module.css'
import { resultsTexts } from './results-texts.ts'
import { placeOfWarning, type WarningPlace } from './warning-places.ts'

type Warning = ProjectKpis['warnings'][number]

/** The way to what a warning is about: its rows, else the field that answers it; none where nobody may change it. */
function Way({
  warning: { code, rows },
  marking,
  onPlace,
}: {
  warning: Warning
  marking: Marking
  onPlace: ((place: WarningPlace) => void) | undefined
}) {
  const t = useTexts(resultsTexts)
  const mark = useMark(marking)
  const place = placeOfWarning[code]
  if (rows.length > 0)
    return (
      <Button look="quiet" size="xs" {...mark(rows.map(rowKeyOf))}>
        {t('warnings.rows', { count: rows.length })}
      </Button>
    )
  if (place === null || !onPlace) return null
  return (
    <Button
      look="quiet"
      size="xs"
      aria-haspopup={place === 'details' || place === 'drift' ? 'dialog' : undefined}
      onClick={() => onPlace(place)}
    >
      {t(`warnings.place.${place}`)}
    </Button>
  )
}

/** What the reader of the figures must know: what is assumed, odd or not known, each with the way to it. */
export function WarningsSection({
  kpis: { warnings },
  marking,
  onPlace,
}: {
  kpis: ProjectKpis
  marking: Marking
  /** Goes to where a warning is answered; absent where nothing can be changed. */
  onPlace?: ((place: WarningPlace) => void) | undefined
}) {
  const t = useTexts(resultsTexts)
  if (warnings.length === 0) return null
  return (
    <section className={css.section}>
      <div className="sec-h">
        <h3>{t('warnings.title')}</h3>
        <span className="small dim">{warnings.length}</span>
      </div>
      <ul className={css.warnings}>
        {warnings.map((warning) => (
          <li key={warning.code}>
            <Icon name="warning" className="warn" />
            <span>
              {warning.message} <Way warning={warning} marking={marking} onPlace={onPlace} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
