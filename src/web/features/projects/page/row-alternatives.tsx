import { useEffect } from 'react'
import type { ProjectAlternative } from '#contract/project-comparison.ts'
import { blockOf } from '../document/blocks.ts'
import { AlternativesDialog } from '../results/alternatives-dialog.tsx'
import type { NamedRow } from '../results/project-rows.ts'
import type { Saving } from './use-autosave.ts'
import type { Editing } from './use-history.ts'
import { useTaking } from './use-taking.ts'

/** What could stand in the place of a row, asked of the service once everything is stored. */
export function RowAlternatives({
  row,
  editing,
  saving,
  release,
  variant,
  onVariant,
  onClose,
}: {
  row: NamedRow
  editing: Editing
  saving: Saving
  /** That figures are computed with. */
  release: string | undefined
  variant: string
  onVariant: (variant: string) => void
  onClose: () => void
}) {
  const { take, mayDerive } = useTaking(editing, variant, onVariant)
  const {
    stored: { project },
    isDirty,
    save,
  } = saving
  useEffect(() => {
    if (isDirty) save()
  }, [isDirty, save])
  const { draft } = editing
  const { netRoomArea } = blockOf(draft, variant, 'areas') ?? draft.areas
  const taking = (isNew: boolean) => (alternative: ProjectAlternative) => {
    void take([row.figures.id], alternative, isNew)
    onClose()
  }
  return (
    <AlternativesDialog
      row={row}
      of={{
        project: project.id,
        variant,
        version: isDirty ? undefined : project.version,
        release: draft.release ?? release,
        areaYears: netRoomArea * (draft.referenceStudyPeriod ?? 50),
      }}
      mayDerive={mayDerive}
      onReplace={taking(false)}
      onDerive={taking(true)}
      onClose={onClose}
    />
  )
}
