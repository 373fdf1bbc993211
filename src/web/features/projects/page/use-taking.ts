import { useState } from 'react'
import type { ProjectLever } from '#contract/project-comparison.ts'
import { changeCells, type Edit, inOrder } from '../document/edits.ts'
import { deriveVariant, nextVariant } from '../document/variant-edits.ts'
import { constructionName } from '../schedule/construction-choice.tsx'
import { libraryChoice, useConstructionKey } from '../schedule/use-constructions.ts'
import type { Editing } from './use-history.ts'

/** A construction of the library. */
type Alternative = ProjectLever['alternative']

/** Longest name of a variant, in characters. */
const LONGEST_NAME = 60

/** A variant is called by its letter and what is new in it. */
const nameWith = (letter: string, alternative: Alternative): string =>
  `${letter} ${constructionName(alternative)}`.slice(0, LONGEST_NAME)

/** Takes a construction of the library over for rows, in the variant on screen or in a new one, as one step back. */
export function useTaking({ draft, latest, edit }: Editing, variant: string, onVariant: (variant: string) => void) {
  const [taken] = useState<Edit[]>(() => [])
  const keyOf = useConstructionKey(latest, (one) => taken.push(one))
  const next = nextVariant(draft)
  const take = async (rows: readonly string[], alternative: Alternative, isNew: boolean) => {
    const { ownership, id } = alternative
    const construction = await keyOf(libraryChoice({ ownership: ownership as 'custom' | 'standard', id }))
    if (construction === undefined) return
    const into = isNew ? next : undefined
    edit(
      inOrder([
        ...taken.splice(0),
        ...(into ? [deriveVariant(variant, { id: into.id, name: nameWith(into.name, alternative) })] : []),
        changeCells(
          'elements',
          into?.id ?? variant,
          rows.map((row) => ({ row, column: 'construction', fields: { construction } })),
        ),
      ]),
    )
    if (into) onVariant(into.id)
  }
  return { take, mayDerive: next !== undefined }
}
