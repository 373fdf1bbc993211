import type { ComponentProps } from 'react'
import { Button } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { editorTexts } from '../editor-texts.ts'
import css from './stepper.module.css'

type StepperProps = {
  /** Adds steps; ten with Shift. */
  readonly onStep: (steps: number) => void
  /** Handlers of what is dragged; absent where something around carries them. */
  readonly grip?: Pick<ComponentProps<'span'>, `onPointer${'Down' | 'Move' | 'Up' | 'Cancel'}`>
}

/** Steps beside a number, and between them what it is dragged by: for the pointer only, keys do the same in its field. */
export function Stepper({ onStep, grip }: StepperProps) {
  const t = useTexts(editorTexts)
  const button = (direction: 1 | -1) => (
    <Button
      look="quiet"
      size="xs"
      icon={direction > 0 ? 'plus' : 'minus'}
      tabIndex={-1}
      title={t(direction > 0 ? 'step.more' : 'step.less')}
      // the field keeps the cursor
      onMouseDown={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
      onClick={({ shiftKey }) => onStep(direction * (shiftKey ? 10 : 1))}
    />
  )
  return (
    <span aria-hidden className={css.stepper}>
      {button(-1)}
      <span
        aria-hidden
        className={css.grip}
        title={t('step.drag')}
        onMouseDown={(event) => {
          event.preventDefault()
          event.stopPropagation()
        }}
        {...grip}
      />
      {button(1)}
    </span>
  )
}
