import { clsx } from 'clsx'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '#web/components/button.tsx'
import { Icon, type IconName } from '#web/components/icon.tsx'
import { useCountdown } from '#web/lib/clock.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useControls } from '../document/editor-state.ts'
import type { saveProblems } from '../document/stored-layers.ts'
import { editorTexts } from '../editor-texts.ts'
import css from '../panels/header/header.module.css'
import type { SavedDocument } from './use-saved-document.ts'
import type { Saving } from './use-saving.ts'

function Line({
  icon,
  tone = '',
  children,
}: {
  icon: IconName | 'open' | 'busy'
  tone?: 'ok' | 'warn' | 'bad' | ''
  children: ReactNode
}) {
  const sign = {
    open: (
      <span className="i16">
        <span className="dot o" />
      </span>
    ),
    busy: (
      <span className="i16">
        <span className="spin" />
      </span>
    ),
  }
  return (
    <span className={clsx('row', tone !== 'ok' && tone, css.saveStatus)}>
      {icon === 'open' || icon === 'busy' ? sign[icon] : <Icon name={icon} className={tone} />}
      {children}
    </span>
  )
}

function Waiting({ saving, kind, until }: { saving: Saving; kind: 'rateLimited' | 'unreachable'; until: number }) {
  const t = useTexts(editorTexts)
  const seconds = useCountdown(until)
  return kind === 'unreachable' ? (
    <Line icon="offline" tone="warn">
      {t('save.unreachable')}
    </Line>
  ) : (
    <Line icon="clock" tone="warn">
      <span aria-hidden="true">{t('save.rateLimited', { seconds })}</span>
      <span className="sr">{t('save.rateLimitedSpoken')}</span>
      <Button size="xs" disabled={seconds > 0} onClick={() => saving.save()}>
        {t('save.now')}
      </Button>
    </Line>
  )
}

/** Whether a border or a number is being moved; not where the move is over and the screen has not followed yet. */
function useIsHeld(): boolean {
  const { inHand } = useControls().borders
  return useSyncExternalStore(inHand.subscribe, () => {
    const hand = inHand.get()
    return hand !== null && !hand.dropped
  })
}

/** Whether what stands on screen is saved, and if not, why; while a border is moved, that. */
export function SaveStatus({
  saving,
  problems,
  readOnly,
  onCompare,
}: {
  saving: SavedDocument
  problems: ReturnType<typeof saveProblems>
  readOnly: boolean
  onCompare: () => void
}) {
  const t = useTexts(editorTexts)
  const { time } = useFormats()
  const isHeld = useIsHeld()
  const { state, basis, dirty } = saving
  if (readOnly) return <Line icon="lock">{t('save.readOnly')}</Line>
  if (state.kind === 'saving') return <Line icon="busy">{t('save.saving')}</Line>
  if (state.kind === 'conflict') {
    return (
      <Line icon="replace" tone="warn">
        {t('save.conflict', { time: time(state.theirs.construction.updatedAt) })}
        <Button size="xs" onClick={onCompare}>
          {t('save.compare')}
        </Button>
      </Line>
    )
  }
  if (state.kind === 'failed') {
    return (
      <Line icon="error" tone="bad">
        <span title={state.message}>{t('save.failed')}</span>
        <Button size="xs" onClick={() => saving.save()}>
          {t('save.again')}
        </Button>
      </Line>
    )
  }
  if (dirty && !saving.draftStored) {
    return (
      <Line icon="warning" tone="warn">
        {t('save.notKept')}
      </Line>
    )
  }
  if (state.kind === 'rateLimited' || state.kind === 'unreachable') {
    return <Waiting saving={saving} kind={state.kind} until={state.until} />
  }
  if (isHeld) {
    // whoever hears the page hears the thickness itself
    return (
      <span aria-hidden="true">
        <Line icon="open">{t('save.held')}</Line>
      </span>
    )
  }
  if (dirty && problems[0]) return <Line icon="open">{t(`save.blocked.${problems[0]}`)}</Line>
  if (dirty) return <Line icon="open">{t('save.unsaved')}</Line>
  if (saving.isPart)
    return (
      <Line icon="check" tone="ok">
        {t('save.inProject')}
      </Line>
    )
  if (!basis) return <Line icon="open">{t('save.new')}</Line>
  return (
    <Line icon="check" tone="ok">
      {t('save.saved', { time: time(basis.stored.construction.updatedAt) })}
    </Line>
  )
}
