import { type KeyboardEvent, useState } from 'react'
import { evaluate, isCalculation } from '#web/lib/arithmetic.ts'
import { useFormats } from '#web/lib/format.ts'
import { useStore } from '#web/lib/store.ts'
import type { LayerDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import { arrowSteps, decimalMark, readNumber, stepped, typedText } from '../document/number-fields.ts'
import { steppedThickness } from '../drawing/border-steps.ts'
import { Stepper } from '../scrubbing/stepper.tsx'
import { useScrub } from '../scrubbing/use-scrub.ts'
import css from './layer-table.module.css'

/** What stands in the thickness field of a layer: the invalid text, else the number as one types it. */
export const thicknessText = ({ texts, numbers }: LayerDraft, mark: string): string =>
  texts.thickness ?? (numbers.thickness === undefined ? '' : typedText('thickness', numbers.thickness, mark))

/** Whether the document still says what is being typed; it does not after undo, or when another version came in. */
const agrees = (typed: string, { texts, numbers }: LayerDraft) => {
  const reading = readNumber('thickness', typed)
  return 'value' in reading
    ? texts.thickness === undefined && numbers.thickness === reading.value
    : texts.thickness === typed
}

/** Lets a thickness be dragged sideways in its cell; the section and the figures follow. */
export function useThicknessScrub({ key, numbers, texts }: LayerDraft) {
  const { borders } = useControls()
  const before = texts.thickness === undefined ? numbers.thickness : undefined
  return useScrub({
    take: () => {
      if (before === undefined) return false
      borders.take({ key, before })
      return true
    },
    // the layer may have followed by now, what it was taken at does not
    move: (steps) => borders.move(steppedThickness(borders.inHand.get()?.before ?? 0, steps)),
    drop: borders.drop,
    cancel: borders.cancel,
  })
}

/** The thickness of the selected layer. Numbers count while they are typed; a calculation counts on Enter. */
export function ThicknessField({
  layer,
  label,
  describedBy,
  invalid,
  onCalculation,
}: {
  layer: LayerDraft
  label: string
  describedBy: string | undefined
  invalid: boolean
  onCalculation: (result: number | undefined) => void
}) {
  const controls = useControls()
  const mark = decimalMark(useFormats().locale)
  const [typed, setTyped] = useState<string | null>(null)
  const gather = `thickness ${layer.key}`
  const pending = typed !== null && isCalculation(typed)
  // The row follows typing later; the document does not.
  const newest = controls.document().layers.find(({ key }) => key === layer.key) ?? layer
  const hand = useStore(controls.borders.inHand)
  const moved = hand?.key === layer.key ? typedText('thickness', hand.thickness, mark) : undefined
  const entered = typed !== null && (pending || agrees(typed, newest)) ? typed : thicknessText(newest, mark)
  const shown = moved ?? entered

  const set = (text: string) => controls.run({ do: 'setNumber', key: layer.key, field: 'thickness', text }, gather)
  const type = (text: string) => {
    setTyped(text)
    onCalculation(isCalculation(text) ? evaluate(text) : undefined)
    if (!isCalculation(text)) set(text)
  }
  const finish = () => {
    if (pending) set(shown)
    setTyped(null)
    onCalculation(undefined)
    controls.seal()
  }
  const restore = () => {
    setTyped(null)
    onCalculation(undefined)
    controls.cancel(gather)
    controls.focus(layer.key, 'thickness')
  }
  const step = (by: number) => {
    const value = stepped('thickness', shown, by)
    if (value !== undefined) type(typedText('thickness', value, mark))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const by = arrowSteps(event)
    if (by !== undefined) step(by)
    else if (event.key === 'Enter' || event.key === 'Tab') {
      finish()
      if (event.key === 'Enter') controls.finish(layer.key)
      else controls.focus(layer.key, event.shiftKey ? 'material' : 'conductivity')
    } else if (event.key === 'Escape' && hand?.key === layer.key && !hand.dropped) controls.borders.cancel()
    else if (event.key === 'Escape') restore()
    else return
    event.preventDefault()
  }
  return (
    <>
      <input
        className="input num"
        inputMode="decimal"
        autoComplete="off"
        tabIndex={-1}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={finish}
      />
      {describedBy === undefined && (
        <span className={css.stepper}>
          <Stepper onStep={step} />
        </span>
      )}
    </>
  )
}
