import { Button } from '#web/components/button.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { proposalTexts } from './proposal-texts.ts'
import css from './proposals.module.css'
import type { Proposals } from './use-proposals.ts'

/** How many there are and of how many, why not of all, or how far the search has come. */
export function SearchStatus({ proposals: { state, isStale, end }, count }: { proposals: Proposals; count: number }) {
  const t = useTexts(proposalTexts)
  const { number } = useFormats()
  if (state.phase === 'searching' || state.phase === 'ending') {
    return (
      <div className={css.status}>
        <span role="status">{t('searching', { count })}</span>
        <Button size="s" disabled={state.phase === 'ending'} onClick={end}>
          {t('end')}
        </Button>
        <span className={css.progress} aria-hidden="true" />
      </div>
    )
  }
  if (!state.answer || isStale) return null
  const { explored, inPart, duration } = state.answer
  return (
    <div className={css.status}>
      <span role="status">
        <b>{t('found', { count })}</b>{' '}
        <span className="dim">{t(inPart ? `explored.${inPart}` : 'explored', { explored: number(explored, 0) })}</span>
      </span>
      <span className="dim">{t('duration', { seconds: number(Math.max(1, Math.round(duration / 100)) / 10, 1) })}</span>
    </div>
  )
}
