import { type PointerEvent, useEffect, useRef } from 'react'

/** A number that follows a pointer sideways. */
export type Scrub = {
  /** Takes hold of it. @returns false where it stands on nothing that can be changed */
  readonly take: () => boolean
  /** So many steps from where it was taken. */
  readonly move: (steps: number) => void
  readonly drop: () => void
  readonly cancel: () => void
}

/** Of a pointer, sideways, to one step; with Shift a step is ten [px]. */
const STEP = 4

/** Whole steps that a pointer has gone sideways. */
export const scrubSteps = (pixels: number, shiftKey: boolean): number =>
  Math.trunc(pixels / STEP) * (shiftKey ? 10 : 1) + 0

const isTyped = (target: EventTarget) => target instanceof Element && target.closest('input, button') !== null

/**
 * Lets a number be dragged sideways by whatever carries the handlers; a press without a drag stays a press. While it is
 * held Escape puts it back and does nothing else, wherever the focus is: neither field nor dialog around hears of it.
 */
export function useScrub({ take, move, drop, cancel }: Scrub) {
  const grip = useRef<{ readonly x: number; held: AbortController | null } | null>(null)
  useEffect(() => () => grip.current?.held?.abort(), [])
  const release = () => {
    const held = grip.current?.held
    held?.abort()
    grip.current = null
    return held !== null && held !== undefined
  }
  const hold = () => {
    const held = new AbortController()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      release()
      cancel()
    }
    addEventListener('keydown', onKeyDown, { capture: true, signal: held.signal })
    return held
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || isTyped(event.target)) return
      event.currentTarget.setPointerCapture(event.pointerId)
      release()
      grip.current = { x: event.clientX, held: null }
    },
    onPointerMove: ({ clientX, shiftKey }: PointerEvent) => {
      if (!grip.current) return
      const steps = scrubSteps(clientX - grip.current.x, shiftKey)
      if (!grip.current.held && (steps === 0 || !take())) return
      grip.current.held ??= hold()
      move(steps)
    },
    onPointerUp: () => {
      if (release()) drop()
    },
    onPointerCancel: () => {
      if (release()) cancel()
    },
  }
}
