import { useEffect, useMemo } from 'react'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { draftOf, type ProjectDraft } from '../document/draft.ts'
import { type MergeConflict, merged } from '../document/merge.ts'
import { projectTexts } from '../projects-texts.ts'
import { ConflictDialog, withTheirs } from './conflict-dialog.tsx'
import type { Saving } from './use-autosave.ts'
import type { Editing } from './use-history.ts'

const nameIn = (draft: ProjectDraft, { list, id }: MergeConflict): string | undefined => {
  if (list === 'header') return undefined
  if (list === 'constructions' || list === 'openingTypes') return draft[list][id]?.name ?? id
  const rows: readonly { readonly id: string; readonly name?: string | undefined }[] = draft[list]
  return rows.find((row) => row.id === id)?.name ?? id
}

/** After somebody else saved: goes on by itself where both did not change the same, and asks where they did. */
export function Merging({ editing, saving }: { editing: Editing; saving: Saving }) {
  const t = useTexts(projectTexts)
  const { draft, edit } = editing
  const { state, basis, adopt } = saving
  const theirs = state.kind === 'conflict' ? state.theirs : null
  const merge = useMemo(() => theirs && merged(basis, draft, theirs.project), [theirs, basis, draft])
  const isClear = merge !== null && merge.conflicts.length === 0
  useEffect(() => {
    if (!isClear || !theirs || !merge) return
    adopt(theirs, draftOf(theirs.project))
    edit(() => merge.draft)
  }, [isClear, merge, theirs, adopt, edit])
  if (!merge || !theirs || isClear) return null
  return (
    <ConflictDialog
      conflicts={merge.conflicts}
      draft={merge.draft}
      nameOf={(conflict) => nameIn(merge.draft, conflict) ?? t('conflict.header')}
      onDecide={(taken) => {
        adopt(theirs, draftOf(theirs.project))
        edit(() => withTheirs(merge.draft, taken))
      }}
    />
  )
}
