import { useEffect, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { announce } from '#web/lib/announcer.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useCountdown } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { problemText } from '../../document/problem-text.ts'
import type { LayerProblem } from '../../document/stored-layers.ts'
import { editorTexts, kpiTexts } from '../../editor-texts.ts'
import { atRest } from '../../figures/at-rest.ts'
import type { LiveFigures, LiveKpis } from '../../figures/use-figures.ts'
import css from './kpi.module.css'

/** With the 100 ms after which a computation is told at all, 300 ms. */
const LINE_AFTER = 200
const SETTLED_AFTER = 900

/** A line that runs while the figures are computed, from 300 ms on. Rendered as long as they are. */
export function ProgressLine() {
  const t = useTexts(kpiTexts)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), LINE_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return shown ? <div className={css.progress} role="progressbar" aria-label={t('status.computing')} /> : null
}

/** Says the figures once the newest rest. The first ones, of a construction just opened, are not said. */
export function useSettledAnnouncement(sentence: string | null, newest: LiveFigures): void {
  const [said, setSaid] = useState<string | null>(null)
  useEffect(() => {
    if (sentence === null || sentence === said) return
    return atRest(newest, SETTLED_AFTER, () => {
      setSaid(sentence)
      if (said !== null) announce(sentence)
    })
  }, [sentence, said, newest])
}

function Waiting({
  figures,
  until,
  kind,
}: {
  figures: LiveFigures
  until: number
  kind: 'rateLimited' | 'unreachable'
}) {
  const t = useTexts(kpiTexts)
  const seconds = useCountdown(until)
  return (
    <div className="hint warn" role="status">
      <Icon name={kind === 'rateLimited' ? 'clock' : 'offline'} />
      <span className="grow" aria-live="off">
        {t(`status.${kind}`, { seconds })}
      </span>
      <Button size="xs" disabled={kind === 'rateLimited' && seconds > 0} onClick={figures.retry}>
        {t('status.now')}
      </Button>
    </div>
  )
}

function Refused({ error }: { error: unknown }) {
  return (
    <div className="hint bad" role="alert">
      <Icon name="error" />
      <span className="grow">
        {error instanceof Error ? error.message : String(error)}
        {error instanceof ApiError && error.details.map(({ path, message }) => <span key={path}> {message}</span>)}
      </span>
    </div>
  )
}

/** The service is newer than this page, which loads the data of now, or itself where the engine is another. */
function Outdated({ engine, figures }: { engine: boolean; figures: LiveFigures }) {
  const t = useTexts(kpiTexts)
  return (
    <p className="hint" role="status">
      <Icon name="reload" />
      <span className="grow">{t('status.outdated')}</span>
      <Button size="xs" onClick={() => (engine ? location.reload() : figures.renew())}>
        {t('status.renew')}
      </Button>
    </p>
  )
}

/** Why the figures are not those of what stands in the table, where that is so. */
export function KpiHint({
  live,
  figures,
  problems,
  empty,
}: {
  live: LiveKpis
  figures: LiveFigures
  problems: readonly LayerProblem[]
  empty: boolean
}) {
  const t = useTexts(kpiTexts)
  const editor = useTexts(editorTexts)
  const { delay } = live
  const problem = problems[0]
  if (problem) {
    return (
      <p className="hint bad">
        <Icon name="error" />
        <span>{t('status.invalid', { number: problem.index + 1, problem: problemText(problem, editor) })}</span>
      </p>
    )
  }
  if (empty) return <p className="hint">{t('status.empty')}</p>
  if (delay?.kind === 'refused') return <Refused error={delay.error} />
  if (delay?.kind === 'rateLimited' || delay?.kind === 'unreachable') {
    return <Waiting figures={figures} until={delay.until} kind={delay.kind} />
  }
  return live.outdated && <Outdated engine={live.outdated === 'otherEngine'} figures={figures} />
}
