import { type KeyboardEvent, useRef } from 'react'
import css from './segments.module.css'

type Segment<V extends string> = { readonly value: V; readonly label: string }

/** One of a few, side by side: a radio group that arrow keys walk through. */
export function Segments<V extends string>({
  label,
  value,
  segments,
  onChange,
}: {
  label: string
  value: V
  segments: readonly Segment<V>[]
  onChange: (value: V) => void
}) {
  const group = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = segments.findIndex((segment) => segment.value === value)
    const next = (at + step + segments.length) % segments.length
    const chosen = segments[next]
    if (chosen) onChange(chosen.value)
    group.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className={css.segments} role="radiogroup" aria-label={label} ref={group}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          role="radio"
          aria-checked={segment.value === value}
          tabIndex={segment.value === value ? 0 : -1}
          onClick={() => onChange(segment.value)}
          onKeyDown={onKeyDown}
        >
          {segment.label}
        </button>
      ))}
    </div>
  )
}
