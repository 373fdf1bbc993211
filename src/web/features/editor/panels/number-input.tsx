import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Field } from '#web/components/field.tsx'
import { evaluate, isCalculation } from '#web/lib/arithmetic.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { LayerDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import { arrowSteps, decimalMark, type NumberField, stepped, typedText } from '../document/number-fields.ts'
import { problemText } from '../document/problem-text.ts'
import { layerProblems } from '../document/stored-layers.ts'
import { editorTexts } from '../editor-texts.ts'
import { Stepper } from '../scrubbing/stepper.tsx'
import { useScrub } from '../scrubbing/use-scrub.ts'

/** A number of a layer in a panel; counts while it is typed, keeps what is invalid. */
export function NumberInput({
  layer,
  field,
  label,
  placeholder,
  hint,
}: {
  layer: LayerDraft
  field: NumberField
  label: string
  placeholder?: string
  hint?: ReactNode
}) {
  const t = useTexts(editorTexts)
  const formats = useFormats()
  const controls = useControls()
  const [calculation, setCalculation] = useState<string | null>(null)
  const mark = decimalMark(formats.locale)
  const value = layer.numbers[field]
  const text = layer.texts[field] ?? (value === undefined ? '' : typedText(field, value, mark))
  const problem = layerProblems(layer).find((one) => one.field === field)
  const gather = `${field} ${layer.key}`
  const set = (typed: string) => controls.run({ do: 'setNumber', key: layer.key, field, text: typed }, gather)
  const finish = () => {
    if (calculation !== null) set(calculation)
    setCalculation(null)
    controls.seal()
  }
  /** What stands there, or would hold if nothing did. */
  const standing = calculation ?? (text === '' ? (placeholder ?? '').replaceAll(/\s/g, '') : text)
  const steppable = stepped(field, standing, 1) !== undefined || stepped(field, standing, -1) !== undefined
  const step = (from: string, steps: number) => {
    const next = stepped(field, from, steps)
    if (next === undefined) return
    setCalculation(null)
    set(typedText(field, next, mark))
  }
  /** What stood there when it was taken hold of. */
  const taken = useRef<string | null>(null)
  const grip = useScrub({
    take: () => {
      if (!steppable) return false
      controls.seal()
      taken.current = standing
      return true
    },
    move: (steps) => taken.current !== null && step(taken.current, steps),
    drop: () => {
      taken.current = null
      controls.seal()
    },
    cancel: () => {
      taken.current = null
      controls.cancel(gather)
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish()
    const steps = arrowSteps(event)
    if (steps === undefined) return
    event.preventDefault()
    step(standing, steps)
  }
  const result = calculation === null ? undefined : evaluate(calculation)
  return (
    <Field
      label={label}
      aside={steppable && <Stepper onStep={(steps) => step(standing, steps)} grip={grip} />}
      className="input num"
      inputMode="decimal"
      data-field={field}
      autoComplete="off"
      placeholder={placeholder}
      value={calculation ?? text}
      error={problem && problemText(problem, t)}
      hint={result === undefined ? hint : t('row.calculated', { result: formats.number(result) })}
      onChange={({ target }) => {
        if (isCalculation(target.value)) return setCalculation(target.value)
        setCalculation(null)
        set(target.value)
      }}
      onKeyDown={onKeyDown}
      onBlur={finish}
    />
  )
}
