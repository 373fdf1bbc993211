import type { Edit } from '../document/edits.ts'
import type { ProjectPart } from '../page/project-place.ts'
import type { Editing } from '../page/use-history.ts'
import { PasteDialog } from './paste-dialog.tsx'

/** What a table that was pasted into a schedule would put there. */
export function PastedTable({
  text,
  part,
  variant,
  editing: { draft, edit },
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
    edit(put)
    onClose()
  }
  return <PasteDialog list={part} text={text} draft={draft} variant={variant} onClose={onClose} onPut={onPut} />
}
