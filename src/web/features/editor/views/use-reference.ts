import { useMemo } from 'react'
import type { Construction } from '#contract/constructions.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { useStore } from '#web/lib/store.ts'
import type { Editor } from '../document/editor-state.ts'
import { editorTexts } from '../editor-texts.ts'
import { useBefore } from '../figures/reference.ts'
import type { Figures } from '../figures/use-figures.ts'

/** What drawing and figures are shown against: today's where something else is drawn, the state before a change, a variant. */
export function useReference(
  { history, controls }: Editor,
  { newest }: Pick<Figures, 'newest'>,
  stored: Construction | undefined,
) {
  const t = useTexts(editorTexts)
  const before = useBefore(history, newest.local, useLocale(), stored)
  const label = t('reference.before')
  const other = useStore(controls.reference)
  const preview = useStore(controls.preview)
  const reference = useMemo(
    () => preview?.reference ?? (before ? { ...before, label } : other),
    [preview, before, other, label],
  )
  return { reference, preview }
}
