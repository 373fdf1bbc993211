import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { createConstruction } from '#web/resources/constructions/construction-mutations.ts'
import { type StoredConstruction } from '#web/resources/constructions/construction-queries.ts'
import type { Editor } from '../document/editor-state.ts'
import { constructionInput } from '../document/stored-layers.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { conflictTexts } from './conflict-texts.ts'
import { userDrafts } from './use-local-draft.ts'
import { basisOf, type Saving } from './use-saving.ts'

await conflictTexts.load()

const LONGEST_NAME = 120

/** The three ways out of a conflict. Taking the other version can be undone. */
export function Conflict({
  editor,
  saving,
  theirs,
  onClose,
}: {
  editor: Editor
  saving: Saving
  theirs: StoredConstruction
  onClose: () => void
}) {
  const t = useTexts(conflictTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const mine = editor.history.present
  const take = () => {
    saving.adopt(theirs)
    editor.dispatch({ type: 'replace', document: basisOf(theirs).document })
  }
  const copy = useMutation({
    ...createConstruction(locale),
    onSuccess: async ({ id, name }) => {
      take()
      void userDrafts().remove(theirs.construction.id)
      showToast({ text: t('conflict.copied', { name }) })
      await navigate(paths.construction.href('custom', id))
    },
    onError: useFailureToast((reason) => reason),
  })
  const copyName = `${mine.name} (${t('conflict.copySuffix')})`.slice(0, LONGEST_NAME)
  return (
    <ConflictDialog
      mine={mine}
      theirs={theirs}
      onKeepMine={() => saving.save(theirs)}
      onTakeTheirs={take}
      onCopy={() => copy.mutate({ ...constructionInput(mine), name: copyName })}
      onClose={onClose}
    />
  )
}
