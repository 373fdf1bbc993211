import { type PointerEvent, useRef } from 'react'

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

/** Lets a number be dragged sideways by whatever carries the handlers; a press without a drag stays a press. */
export function useScrub({ take, move, drop, cancel }: Scrub) {
  const grip = useRef<{ readonly x: number; held: boolean } | null>(null)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || isTyped(event.target)) return
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = { x: event.clientX, held: false }
    },
    onPointerMove: ({ clientX, shiftKey }: PointerEvent) => {
      if (!grip.current) return
      const steps = scrubSteps(clientX - grip.current.x, shiftKey)
      if (!grip.current.held && (steps === 0 || !take())) return
      grip.current.held = true
      move(steps)
    },
    onPointerUp: () => {
      if (grip.current?.held) drop()
      grip.current = null
    },
    onPointerCancel: () => {
      if (grip.current?.held) cancel()
      grip.current = null
    },
  }
}
