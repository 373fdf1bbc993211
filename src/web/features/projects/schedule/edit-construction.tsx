import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/components/button.tsx'
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
export function EditConstruction({
  keyOf,
  constructions,
  edit,
  children,
}: {
  /** Of the row with the cursor; undefined where it has none. */
  keyOf: () => string | undefined
  constructions: ProjectDraft['constructions']
  edit: (edit: Edit) => void
  children: ReactNode
}) {
  const t = useTexts(projectTexts)
  const navigate = useNavigate()
  const client = useQueryClient()
  const locale = useLocale()
  /** False for what was deleted, or whose right was taken back. */
  const mayEdit = (id: string) =>
    client.fetchQuery(constructionQuery('custom', id, locale)).then(
      ({ construction }) => construction.permission !== 'view',
      () => false,
    )
  const create = useMutation({
    ...createConstruction(locale),
    onError: useFailureToast((reason) => t('editConstruction.failed', { reason })),
  })
  const open = async () => {
    const key = keyOf()
    const snapshot = key === undefined ? undefined : constructions[key]
    if (key === undefined || !snapshot) return
    const { origin } = snapshot
    if (origin?.ownership === 'custom' && (await mayEdit(origin.id))) {
      await navigate(paths.construction.href('custom', origin.id))
      return
    }
    const { type, name, code, layers } = snapshot
    const { id, version } = await create.mutateAsync({ type, name, ...(code !== undefined && { code }), layers })
    edit(withOrigin(key, { id, ownership: 'custom', version }))
    await navigate(paths.construction.href('custom', id))
  }
  return (
    <Button
      look="quiet"
      size="s"
      icon="pencil"
      disabled={create.isPending}
      onClick={() => void open().catch(() => undefined)}
    >
      {children}
    </Button>
  )
}
