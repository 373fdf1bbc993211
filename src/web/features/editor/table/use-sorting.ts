import {
  type Announcements,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useMemo, useRef } from 'react'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useControls } from '../document/editor-state.ts'
import { editorTexts } from '../editor-texts.ts'

/** Rows move up and down only. */
export const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** Sensors, announcements and outcome of dragging rows by mouse, touch or keyboard. */
export function useSorting(nameOf: (key: string) => string) {
  const t = useTexts(editorTexts)
  const controls = useControls()
  const dragging = useRef(false)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: UniqueIdentifier) => controls.document().layers.findIndex(({ key }) => key === id)
  const said = (
    key: 'sort.picked' | 'sort.over' | 'sort.dropped',
    active: UniqueIdentifier,
    over: UniqueIdentifier,
  ): string =>
    t(key, {
      name: nameOf(String(active)),
      place: placeOf(over) + 1,
      count: controls.document().layers.length,
    })
  const announcements: Announcements = {
    onDragStart: ({ active }) => said('sort.picked', active.id, active.id),
    onDragOver: ({ active, over }) => (over ? said('sort.over', active.id, over.id) : undefined),
    // by now the row stands where it was dropped
    onDragEnd: ({ active }) => said('sort.dropped', active.id, active.id),
    onDragCancel: ({ active }) => t('sort.cancelled', { name: nameOf(String(active.id)) }),
  }
  const handlers = useMemo(
    () => ({
      onDragStart: () => {
        dragging.current = true
      },
      onDragCancel: () => {
        dragging.current = false
      },
      onDragEnd: ({ active, over }: DragEndEvent) => {
        dragging.current = false
        const to = controls.document().layers.findIndex(({ key }) => key === over?.id)
        if (to >= 0) controls.move(String(active.id), to)
        controls.focus(String(active.id), 'handle')
      },
    }),
    [controls],
  )
  const accessibility = { announcements, screenReaderInstructions: { draggable: t('sort.instructions') } }
  return { sensors, accessibility, handlers, dragging }
}
