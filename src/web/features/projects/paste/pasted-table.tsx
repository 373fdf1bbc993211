import { lazy, Suspense, startTransition } from 'react'
import { afterPaint } from '#web/lib/clock.ts'
import type { Edit } from '../document/edits.ts'
import type { ProjectPart } from '../page/project-place.ts'
import type { Editing } from '../page/use-history.ts'

const PasteDialog = lazy(async () => ({ default: (await import('./paste-dialog.tsx')).PasteDialog }))

/** What a table that was pasted into a schedule would put there. */
export function PastedTable({
  text,
  part,
  variant,
  editing: { draft, latest, edit },
  onClose,
}: {
  text: string
  part: ProjectPart
  variant: string
  editing: Editing
  onClose: () => void
}) {
  if (part === 'operation') return null
  const onPut = (put: Edit) => {
    onClose()
    // once the dialog is gone; a thousand rows are drawn in slices, and keep nobody from scrolling or writing on
    afterPaint(() => startTransition(() => edit(put)))()
  }
  return (
    <Suspense>
      <PasteDialog
        list={part}
        text={text}
        draft={draft}
        latest={latest}
        variant={variant}
        onClose={onClose}
        onPut={onPut}
      />
    </Suspense>
  )
}
