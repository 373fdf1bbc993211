import type { ProjectLever } from '#contract/project-comparison.ts'
import { Button } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type LeverWords, leverText } from './lever-text.ts'
import { type Marking, useMark } from './marking.ts'
import css from './results.module.css'
import { resultsTexts } from './results-texts.ts'
import { useNumbers } from './use-numbers.ts'

/** Measures that are shown. */
const MOST = 5

/** What would bring the building most, each computed alone; one press makes a variant of it. */
export function LeverSection({
  levers,
  isPending,
  areaYears,
  constructions,
  level,
  marking,
  onTake,
}: LeverWords & {
  /** The most gain first; undefined until they are asked for. */
  levers: readonly ProjectLever[] | undefined
  isPending: boolean
  /** Net room area times years [m²·a]. */
  areaYears: number
  marking: Marking
  /** Makes a variant with it; undefined where nothing may be changed. */
  onTake: ((lever: ProjectLever) => void) | undefined
}) {
  const t = useTexts(resultsTexts)
  const numbers = useNumbers()
  const mark = useMark(marking)
  const shown = levers?.slice(0, MOST) ?? []
  return (
    <section className={css.section} aria-busy={isPending}>
      <div className="sec-h">
        <h3>{t('levers.title')}</h3>
        <span className="small dim">kg/(m²a)</span>
      </div>
      {isPending && !levers && (
        <div className={`sk ${css.leversAwaited}`} role="status" aria-label={t('levers.loading')} />
      )}
      {levers && shown.length === 0 && <p className="small dim">{t('levers.none')}</p>}
      <ol className={css.levers}>
        {shown.map((lever, index) => {
          const { title, scope } = leverText(lever, { constructions, level }, { t, numbers })
          return (
            <li key={lever.construction}>
              <span className="dim">{index + 1}</span>
              <span>
                <button type="button" className="plain" {...mark(lever.elements.map((id) => `element ${id}` as const))}>
                  {title}
                </button>
                <span className="small">{scope}</span>
                {onTake && (
                  <button type="button" className="link small" disabled={isPending} onClick={() => onTake(lever)}>
                    {t('levers.take')}
                    <span className="sr"> {title}</span>
                  </button>
                )}
              </span>
              <span className="num">{numbers.signed(lever.gwp / areaYears, 2)}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** In the place of the measures of a large building, which are computed where somebody asks. */
export function AskForLevers({ onAsk }: { onAsk: () => void }) {
  const t = useTexts(resultsTexts)
  return (
    <section className={css.section}>
      <div className="sec-h">
        <h3>{t('levers.title')}</h3>
      </div>
      <Button size="s" onClick={onAsk}>
        {t('levers.ask')}
      </Button>
    </section>
  )
}
