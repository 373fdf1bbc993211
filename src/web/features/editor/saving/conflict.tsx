import { useNavigate } from 'react-router'
import { showToast } from '#web/components/toasts.ts'
import { call } from '#web/lib/api-client.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { type StoredConstruction } from '#web/resources/constructions/construction-queries.ts'
import { constructionInput } from '../document/stored-layers.ts'
import type { Editor } from '../document/use-editor.ts'
import { editorTexts } from '../texts/editor.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { userDrafts } from './use-local-draft.ts'
import { basisOf, type Saving } from './use-saving.ts'

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
  const t = useTexts(editorTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const mine = editor.history.present
  const take = () => {
    saving.adopt(theirs)
    editor.dispatch({ type: 'replace', document: basisOf(theirs).document })
  }
  const copy = async () => {
    const name = `${mine.name} (${t('conflict.copySuffix')})`.slice(0, LONGEST_NAME)
    try {
      const stored = await call('createConstruction', {
        params: { ownership: 'custom' },
        query: { locale },
        body: { ...constructionInput(mine), name },
      })
      take()
      userDrafts().remove(theirs.construction.id)
      showToast({ text: t('conflict.copied', { name }) })
      await navigate(paths.construction.href('custom', stored.id))
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : String(error), failed: true })
    }
  }
  return (
    <ConflictDialog
      mine={mine}
      theirs={theirs}
      onKeepMine={() => saving.save(theirs)}
      onTakeTheirs={take}
      onCopy={() => void copy()}
      onClose={onClose}
    />
  )
}
