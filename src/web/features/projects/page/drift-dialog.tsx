import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProjectDrift } from '#contract/project-drift.ts'
import { ChangeTable } from '#web/components/drift/change-table.tsx'
import { DriftFrame } from '#web/components/drift/drift-frame.tsx'
import { driftTexts } from '#web/components/drift/drift-texts.ts'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { projectDriftQuery, reassessProject } from '#web/resources/projects/project-drift.ts'
import { draftOf, type ProjectDraft } from '../document/draft.ts'
import type { Saving } from './use-autosave.ts'
import type { Editing } from './use-history.ts'

await driftTexts.load()

/** Rows that are listed; those beyond change less. */
const MOST_ROWS = 100
const figures = ['gwp', 'penrt'] as const

const isSame = ({ pinned, target, totals, rows }: ProjectDrift) =>
  pinned.release === target.release &&
  [...totals, ...rows.flatMap(({ gwp, penrt }) => [gwp, penrt])].every(
    ({ absolute }) => absolute === 0 || absolute === null,
  )

/** What a row is called: by its mark and name, else by what it is made of. */
function namesIn({
  elements,
  openings,
  items,
  constructions,
  openingTypes,
}: ProjectDraft): ReadonlyMap<string, string> {
  const called = (id: string, ...names: readonly (string | undefined)[]) => names.filter(Boolean).join(' ') || id
  return new Map([
    ...elements.map(({ id, code, name, construction = '' }): [string, string] => [
      `element ${id}`,
      called(id, code, name ?? constructions[construction]?.name),
    ]),
    ...openings.map(({ id, name, type = '' }): [string, string] => [
      `opening ${id}`,
      called(id, name ?? openingTypes[type]?.name),
    ]),
    ...items.map(({ id, name }): [string, string] => [`item ${id}`, called(id, name)]),
  ])
}

function Changes({ drift: { totals, rows }, draft }: { drift: ProjectDrift; draft: ProjectDraft }) {
  const t = useTexts(driftTexts)
  const names = namesIn(draft)
  return (
    <>
      <ChangeTable
        caption={t('building')}
        head={t('figure')}
        changes={totals.map(({ figure, ...change }) => ({ ...change, key: figure, name: t(`figure.${figure}`) }))}
      />
      {figures.map((figure) => {
        const changing = rows
          .filter((row) => row[figure].before !== row[figure].after)
          .toSorted((one, other) => Math.abs(other[figure].absolute ?? 0) - Math.abs(one[figure].absolute ?? 0))
        if (changing.length === 0) return null
        return (
          <details key={figure} open={figure === 'gwp'}>
            <summary>
              {t(`figure.${figure}`)}: {t('rows', { count: changing.length })}
            </summary>
            <ChangeTable
              caption={t('rows.most', { count: Math.min(changing.length, MOST_ROWS) })}
              head={t('row')}
              changes={changing.slice(0, MOST_ROWS).map((row) => {
                const key = `${row.kind} ${row.id}`
                return { ...row[figure], key, name: names.get(key) ?? row.id }
              })}
            />
          </details>
        )
      })}
    </>
  )
}

/** What newer data would change in the building and row by row, and accepting it. */
export function DriftDialog({
  editing,
  saving: { stored, isDirty, adopt },
  readOnly,
  onClose,
}: {
  editing: Editing
  saving: Saving
  readOnly: boolean
  onClose: () => void
}) {
  const t = useTexts(driftTexts)
  const [release, setRelease] = useState<string | null>(null)
  const asked = useQuery(projectDriftQuery(stored, release, useLocale()))
  const { data: drift } = asked
  const accept = useMutation({
    mutationFn: (target: string) => reassessProject(stored, target),
    onSuccess: (renewed, target) => {
      const next = draftOf(renewed.project)
      adopt(renewed, next)
      editing.edit(() => next)
      showToast({ text: t('accepted', { release: releaseName(target) }) })
      onClose()
    },
    onError: useFailureToast((reason) => t('acceptFailed', { reason })),
  })
  return (
    <DriftFrame
      asked={asked}
      reasons={new Set(drift?.totals.map(({ reason }) => reason))}
      isSame={drift !== undefined && isSame(drift)}
      dirty={isDirty}
      busy={accept.isPending}
      onRelease={setRelease}
      onAccept={accept.mutate}
      {...{ readOnly, onClose }}
    >
      {drift && <Changes drift={drift} draft={editing.draft} />}
    </DriftFrame>
  )
}
