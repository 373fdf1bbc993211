import { clsx } from 'clsx'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { Icon } from '#web/components/icon.tsx'
import { ABSENT } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import {
  type Conformity,
  conformityLimit,
  conformityUnit,
  conformityValue,
  isUnconfirmed,
  standingOf,
} from './conformity.ts'
import css from './results.module.css'
import { resultsTexts } from './results-texts.ts'
import { useNumbers } from './use-numbers.ts'

const signs = {
  met: { icon: 'check', look: 'ok' },
  missed: { icon: 'close', look: 'bad' },
  undecided: { icon: 'info', look: 'dim' },
} as const

function Line({ entry }: { entry: Conformity }) {
  const t = useTexts(resultsTexts)
  const numbers = useNumbers()
  const { title, kind, note, source } = entry
  const standing = standingOf(entry)
  const { icon, look } = signs[standing]
  const limit = conformityLimit(entry, numbers)
  return (
    <li>
      <Icon name={icon} className={look} />
      <span>
        <span className="sr">{t(standing)}: </span>
        <span title={source}>{title}</span>
      </span>
      <span className="num">
        {conformityValue(entry, numbers, t('incomplete')) ?? ABSENT}
        <span className="small dim">
          {limit === undefined ? (
            t('conformity.noLimit')
          ) : (
            <>
              ≤ {limit} <UnitText unit={conformityUnit(entry)} />
            </>
          )}
        </span>
      </span>
      <span className={clsx('small dim', css.remark)}>
        {kind === 'orientation' && !note?.startsWith(t('conformity.orientation').slice(0, -1)) && (
          <span>{t('conformity.orientation')} </span>
        )}
        {isUnconfirmed(entry) && <span className={css.unconfirmed}>{t('unconfirmed')} </span>}
        {note}
      </span>
    </li>
  )
}

/** How the building stands to seals, funding and law; what one source alone states never decides. */
export function ConformitySection({ kpis: { conformity } }: { kpis: ProjectKpis }) {
  const t = useTexts(resultsTexts)
  if (conformity.length === 0) return null
  return (
    <section className={css.section}>
      <div className="sec-h">
        <h3>{t('conformity.title')}</h3>
      </div>
      <ul className={css.conformity}>
        {conformity.map((entry) => (
          <Line key={entry.requirement} entry={entry} />
        ))}
      </ul>
    </section>
  )
}
