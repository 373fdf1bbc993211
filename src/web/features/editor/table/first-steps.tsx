import { useEffect } from 'react'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { keep, kept } from '#web/lib/kept.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import { useControls } from '../document/editor-state.ts'
import { atHandTexts } from '../editor-texts.ts'
import css from './first-steps.module.css'

const KEPT = 'first-steps'
const steps = [1, 2, 3] as const
type Step = (typeof steps)[number]

const done = createStore(Number(kept(KEPT) ?? 0))

/** Takes the first steps up to one away for good, on this device. */
const finish = (step: Step) => {
  if (done.get() >= step) return
  done.set(step)
  keep(KEPT, String(step))
}

/** Where one goes on when a line goes that had the focus and no other takes its place. */
const next: Readonly<Record<Step, string>> = {
  1: '#first-steps textarea',
  2: '',
  3: '#layers [tabindex="0"]',
}

/** The one step that is told now, as a line that goes for good. */
function StepLine({ step }: { step: Step }) {
  const t = useTexts(atHandTexts)
  const leave = () => {
    finish(step)
    if (next[step] !== '') document.querySelector<HTMLElement>(next[step])?.focus()
  }
  return (
    <p className={css.step} role="note" aria-label={t('steps.title', { step })}>
      <Icon name="info" />
      <span className="grow">{t(`steps.${step}`)}</span>
      <Button size="xs" onClick={leave} onKeyDown={({ key }) => key === 'Escape' && leave()}>
        {t('steps.gone')}
      </Button>
    </p>
  )
}

/** What a newcomer is told before there is a layer: how a construction begins. */
export function FirstStep() {
  const controls = useControls()
  useEffect(
    () => () => {
      // the first layers are there: how to begin need not be told again
      if (controls.document().layers.length > 0) finish(1)
    },
    [controls],
  )
  return useStore(done) === 0 && <StepLine step={1} />
}

/** What a newcomer is told once there are layers; only who began an empty construction here is one. */
export function FurtherSteps() {
  const count = useStore(done)
  const controls = useControls()
  const step = steps.find((one) => one === count + 1)
  if (step === undefined || step === 1 || controls.document().layers.length === 0) return null
  return <StepLine step={step} />
}
