import { type KeyboardEvent, type PointerEvent, type RefObject, useMemo, useState } from 'react'
import { announce } from '#web/lib/announcer.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { createStore, type Store } from '#web/lib/store.ts'
import { type EditorControls, useControls } from '../document/editor-state.ts'
import { editorTexts } from '../editor-texts.ts'
import { liftRow, type RowLift } from './row-lift.ts'

/** How far a pointer moves before a row is lifted [px]. */
const SLACK = 4

/** A row that is moved: its key, how far the pointer was when it was taken, and the lift once it has begun. */
type Grip = { readonly key: string; readonly at: number; readonly top: number; lift?: RowLift }

type Told = 'sort.picked' | 'sort.over' | 'sort.dropped' | 'sort.cancelled'

const isUpOrDown = (key: string) => key === 'ArrowUp' || key === 'ArrowDown'

/** Handlers of the handles by which rows are moved; what was moved is one step, taken back by Escape until then. */
function sorting(
  { controls, table }: { readonly controls: EditorControls; readonly table: RefObject<HTMLTableElement | null> },
  grip: Store<Grip | null>,
  tell: (told: Told, key: string, place: number) => void,
) {
  const body = () => table.current?.tBodies[0]
  const keyOf = (target: Element) => target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? ''
  const take = (handle: Element, at = 0) => {
    const held: Grip = { key: keyOf(handle), at, top: body()?.getBoundingClientRect().top ?? 0 }
    grip.set(held)
    return held
  }
  const lift = (held: Grip) => {
    const from = controls.document().layers.findIndex(({ key }) => key === held.key)
    held.lift ??= liftRow([...(body()?.rows ?? [])], from, (to) => tell('sort.over', held.key, to))
    return held.lift
  }
  const end = (told: 'sort.dropped' | 'sort.cancelled') => {
    const held = grip.get()
    grip.set(null)
    if (!held?.lift) return
    const { lift: lifted, key } = held
    const to = told === 'sort.dropped' ? lifted.to() : lifted.from
    lifted.release()
    if (to !== lifted.from) controls.move(key, to)
    controls.focus(key, 'handle')
    tell(told, key, to)
  }
  const cancel = () => end('sort.cancelled')
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      take(event.currentTarget, event.clientY)
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      const held = grip.get()
      if (!held || (!held.lift && Math.abs(clientY - held.at) < SLACK)) return
      const scrolled = held.top - (body()?.getBoundingClientRect().top ?? 0)
      lift(held).follow(clientY - held.at + scrolled)
    },
    onPointerUp: () => end('sort.dropped'),
    onPointerCancel: cancel,
    onBlur: cancel,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const held = grip.get()?.lift
      const ends = event.key === ' ' || event.key === 'Enter'
      if (!held) {
        if (!ends || event.ctrlKey || event.metaKey) return
        const taken = take(event.currentTarget)
        tell('sort.picked', taken.key, lift(taken).from)
      } else if (ends) end('sort.dropped')
      else if (isUpOrDown(event.key)) held.place(held.to() + (event.key === 'ArrowUp' ? -1 : 1))
      else if (event.key === 'Escape' || event.key === 'Tab') cancel()
      else return
      event.preventDefault()
    },
  }
}

export type SortingHandlers = ReturnType<typeof sorting>

/** Moves rows by their handles: with mouse or finger, or with Space, arrows and Space. */
export function useSorting(table: RefObject<HTMLTableElement | null>, nameOf: (key: string) => string) {
  const t = useTexts(editorTexts)
  const controls = useControls()
  const [grip] = useState(() => createStore<Grip | null>(null))
  const handlers = useMemo(
    () =>
      sorting({ controls, table }, grip, (told, key, place) => {
        const count = controls.document().layers.length
        announce(t(told, { name: nameOf(key), place: place + 1, count }))
      }),
    [controls, table, grip, nameOf, t],
  )
  return { handlers, isDragging: () => grip.get()?.lift !== undefined }
}
