import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Segments } from '#web/components/segments.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { ProjectDraft } from '../document/draft.ts'
import { type MergeConflict, mergedLists } from '../document/merge.ts'
import { projectTexts } from '../projects-texts.ts'
import { useDiffering } from './differing.ts'
import css from './project-page.module.css'

const keyOf = ({ list, id }: MergeConflict) => `${list} ${id}`

/** Takes the other's state at some places of a merge, which has mine everywhere. */
export function withTheirs(draft: ProjectDraft, taken: readonly MergeConflict[]): ProjectDraft {
  let next: Record<string, unknown> = { ...draft }
  for (const list of mergedLists) {
    const theirs = new Map(taken.filter((one) => one.list === list).map(({ id, theirs }) => [id, theirs]))
    if (theirs.size === 0) continue
    const rows: readonly { readonly id: string }[] = draft[list]
    const kept = rows.flatMap((row) => {
      if (!theirs.has(row.id)) return [row]
      const other = theirs.get(row.id)
      return other === undefined ? [] : [other]
    })
    const there = new Set(rows.map(({ id }) => id))
    const back = [...theirs].flatMap(([id, row]) => (there.has(id) || row === undefined ? [] : [row]))
    next = { ...next, [list]: [...kept, ...back] }
  }
  for (const { list, id, theirs } of taken) {
    if (list === 'header') next = { ...next, [id]: theirs }
    else if (list === 'constructions' || list === 'openingTypes')
      next = { ...next, [list]: { ...(next[list] as object), [id]: theirs } }
  }
  return next as ProjectDraft
}

/** Asks, place by place, whose state is to hold where two people have changed the same. */
export function ConflictDialog({
  conflicts,
  draft,
  nameOf,
  onDecide,
}: {
  conflicts: readonly MergeConflict[]
  /** The merge, whose names stand for keys. */
  draft: ProjectDraft
  /** What a place is called. */
  nameOf: (conflict: MergeConflict) => string
  /** @param theirs - places where the other state is taken */
  onDecide: (theirs: readonly MergeConflict[]) => void
}) {
  const t = useTexts(projectTexts)
  const differing = useDiffering(draft)
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const choose = (key: string, value: 'mine' | 'theirs') => {
    const next = new Set(theirs)
    if (value === 'theirs') next.add(key)
    else next.delete(key)
    setTheirs(next)
  }
  return (
    <Dialog
      title={t('conflict.title')}
      alert
      footer={
        <>
          <Button onClick={() => setTheirs(new Set(conflicts.map(keyOf)))}>{t('conflict.allTheirs')}</Button>
          <Button look="primary" onClick={() => onDecide(conflicts.filter((one) => theirs.has(keyOf(one))))}>
            {t('conflict.go')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      <table className={clsx('table', css.conflicts)}>
        <thead>
          <tr>
            <th scope="col">{t('conflict.place')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
            <th scope="col" aria-label={t('conflict.go')} />
          </tr>
        </thead>
        <tbody>
          {conflicts.map((conflict) => {
            const key = keyOf(conflict)
            return (
              <tr key={key}>
                <td>{nameOf(conflict)}</td>
                <td className="small">{differing(conflict.mine, conflict.theirs) ?? t('conflict.gone')}</td>
                <td className="small">{differing(conflict.theirs, conflict.mine) ?? t('conflict.gone')}</td>
                <td>
                  <Segments
                    label={nameOf(conflict)}
                    value={theirs.has(key) ? 'theirs' : 'mine'}
                    segments={[
                      { value: 'mine', label: t('conflict.mine') },
                      { value: 'theirs', label: t('conflict.theirs') },
                    ]}
                    onChange={(value) => choose(key, value)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Dialog>
  )
}
