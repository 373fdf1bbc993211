import { useEffect, useState } from 'react'
import type { ProjectAlternative } from '#contract/project-comparison.ts'
import { blockOf } from '../document/blocks.ts'
import { changeCells, type Edit, inOrder } from '../document/edits.ts'
import { deriveVariant, nextVariant } from '../document/variant-edits.ts'
import { AlternativesDialog } from '../results/alternatives-dialog.tsx'
import type { NamedRow } from '../results/project-rows.ts'
import { constructionName } from '../schedule/construction-choice.tsx'
import { libraryChoice, useConstructionKey } from '../schedule/use-constructions.ts'
import type { Saving } from './use-autosave.ts'
import type { Editing } from './use-history.ts'

/** Longest name of a variant, in characters. */
const LONGEST_NAME = 60

/** A variant is called by its letter and what is new in it. */
const nameWith = (letter: string, alternative: ProjectAlternative): string =>
  `${letter} ${constructionName(alternative)}`.slice(0, LONGEST_NAME)

/** Takes a construction of the library over for a row, in the variant on screen or in a new one, as one step back. */
function useTaking({ draft, latest, edit }: Editing, variant: string, onVariant: (variant: string) => void) {
  const [taken] = useState<Edit[]>(() => [])
  const keyOf = useConstructionKey(latest, (one) => taken.push(one))
  const next = nextVariant(draft)
  const take = async (row: string, alternative: ProjectAlternative, isNew: boolean) => {
    const { ownership, id } = alternative
    const construction = await keyOf(libraryChoice({ ownership: ownership as 'custom' | 'standard', id }))
    if (construction === undefined) return
    const into = isNew ? next : undefined
    edit(
      inOrder([
        ...taken.splice(0),
        ...(into ? [deriveVariant(variant, { id: into.id, name: nameWith(into.name, alternative) })] : []),
        changeCells('elements', into?.id ?? variant, [{ row, column: 'construction', fields: { construction } }]),
      ]),
    )
    if (into) onVariant(into.id)
  }
  return { take, mayDerive: next !== undefined }
}

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
    void take(row.figures.id, alternative, isNew)
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
