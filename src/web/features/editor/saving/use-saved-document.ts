import { useCallback } from 'react'
import { announce } from '#web/lib/announcer.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { saveProblems } from '../document/stored-layers.ts'
import { editorTexts } from '../editor-texts.ts'
import { type HandOver, useHandOver } from './use-hand-over.ts'
import { useLocalDraft } from './use-local-draft.ts'
import { type Saving, type SavingOptions, useSaving } from './use-saving.ts'

type Options = Omit<SavingOptions, 'automatic'> & {
  /** Name of the draft on this device until the construction is stored. */
  readonly draftId: string
  /** Leads to the name, where it is missing. */
  readonly askForName: () => void
  readonly handOver?: HandOver | undefined
}

export type SavedDocument = Saving & {
  readonly saveNow: () => void
  /** False while this device takes no draft: what is not saved would be lost with the page. */
  readonly draftStored: boolean
  /** It is handed over rather than stored. */
  readonly isPart: boolean
}

/**
 * The document on its way to the service, and on this device until it is there. Own and shared constructions save by
 * themselves, and so do drafts of standard ones; those that everybody sees wait to be released.
 *
 * @returns the saving, and what the button and the key do
 */
export function useSavedDocument({ draftId, askForName, handOver, ...options }: Options): SavedDocument {
  const { document, latest, ownership, creationKey, readOnly } = options
  const t = useTexts(editorTexts)
  const stored = useSaving({
    ...options,
    automatic: !handOver && (ownership === 'custom' || options.opened?.construction.draftOf !== undefined),
  })
  const saving = useHandOver(stored, { document, latest, readOnly, handOver })
  const { basis, isPart, dirty, save } = saving
  const draftStored = useLocalDraft({
    id: basis?.stored.construction.id ?? draftId,
    document,
    latest,
    dirty: dirty && !readOnly,
    basis: basis?.stored.etag ?? null,
    creationKey: basis ? null : creationKey,
  })
  const nothing = t('save.nothing')
  const saveNow = useCallback(() => {
    if (saveProblems(latest())[0] === 'name') askForName()
    else if (isPart || dirty || latest() !== document) save()
    else announce(nothing)
  }, [latest, document, askForName, isPart, dirty, save, nothing])
  return { ...saving, saveNow, draftStored }
}
