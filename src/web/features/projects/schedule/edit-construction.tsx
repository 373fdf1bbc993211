import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { createConstruction } from '#web/resources/constructions/construction-mutations.ts'
import { constructionQuery } from '#web/resources/constructions/construction-queries.ts'
import type { ProjectDraft } from '../document/draft.ts'
import type { Edit } from '../document/edits.ts'
import { projectTexts } from '../projects-texts.ts'

type Snapshot = ProjectDraft['constructions'][string]

const withOrigin =
  (key: string, origin: NonNullable<Snapshot['origin']>): Edit =>
  (draft) => {
    const snapshot = draft.constructions[key]
    return snapshot ? { ...draft, constructions: { ...draft.constructions, [key]: { ...snapshot, origin } } } : draft
  }

/**
 * Opens a construction of the project in the layer editor: that which it was taken from, where one may edit it; else as a
 * construction of one's own with the layers of the project, which the project follows from then on.
 */
export function useEditConstruction(
  constructions: ProjectDraft['constructions'],
  edit: (edit: Edit) => void,
): (key: string | undefined) => Promise<void> {
  const t = useTexts(projectTexts)
  const navigate = useNavigate()
  const client = useQueryClient()
  const locale = useLocale()
  const { mutateAsync: create } = useMutation({
    ...createConstruction(locale),
    onError: useFailureToast((reason) => t('editConstruction.failed', { reason })),
  })
  /** False for what was deleted, or whose right was taken back. */
  const mayEdit = (id: string) =>
    client.fetchQuery(constructionQuery('custom', id, locale)).then(
      ({ construction }) => construction.permission !== 'view',
      () => false,
    )
  return async (key) => {
    const snapshot = key === undefined ? undefined : constructions[key]
    if (key === undefined || !snapshot) return
    const { type, name, code, layers, origin } = snapshot
    if (origin?.ownership === 'custom' && (await mayEdit(origin.id))) {
      await navigate(paths.construction.href('custom', origin.id))
      return
    }
    const made = await create({ type, name, ...(code !== undefined && { code }), layers }).catch(() => undefined)
    if (!made) return
    edit(withOrigin(key, { id: made.id, ownership: 'custom', version: made.version }))
    await navigate(paths.construction.href('custom', made.id))
  }
}
