import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { type ComparedList, changesIn, comparedLists, type FileChanges } from '#interchange/projects-in/file-changes.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { storeProject } from '#web/resources/projects/project-mutations.ts'
import { projectQuery, type StoredProject } from '#web/resources/projects/project-queries.ts'
import css from '../import.module.css'
import { projectImportTexts } from './project-import-texts.ts'
import type { Proposal } from './project-to-make.ts'
import { type Taken, type TakenRows, takenAtFirst, updatedProject } from './taken-changes.ts'
import { useUpdateRows } from './update-rows.ts'
import { UpdateTable } from './update-table.tsx'

const kinds = ['changed', 'added', 'gone'] as const
type Kind = (typeof kinds)[number]

/**
 * Which changes are taken. What somebody has decided of a row stays when materials or openings are taken as something else
 * meanwhile, and proposed rows have other ids.
 */
function useTaken(changes: FileChanges, { project: proposed }: Proposal) {
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set())
  const usual = useMemo(() => takenAtFirst(changes), [changes])
  const allOf = (list: ComparedList, kind: Kind) =>
    kind === 'changed' ? changes[list].changed.map(({ row }) => row) : changes[list][kind]
  const nameOf = (list: ComparedList, kind: Kind, id: string) => {
    const source = kind === 'added' && proposed[list].find((row) => row.id === id)?.sourceId
    return `${list} ${kind} ${source || id}`
  }
  const takenIn = (list: ComparedList): TakenRows => {
    const of = (kind: Kind) =>
      allOf(list, kind).filter((id) => usual[list][kind].includes(id) !== others.has(nameOf(list, kind, id)))
    return { added: of('added'), changed: of('changed'), gone: of('gone') }
  }
  const taken: Taken = { elements: takenIn('elements'), openings: takenIn('openings'), items: takenIn('items') }
  return {
    taken,
    take: (list: ComparedList, kind: Kind, ids: readonly string[]) => {
      const next = new Set(others)
      for (const id of allOf(list, kind)) {
        const name = nameOf(list, kind, id)
        if (usual[list][kind].includes(id) === ids.includes(id)) next.delete(name)
        else next.add(name)
      }
      setOthers(next)
    },
  }
}

/** What a file that is read a second time would change in its project: rows taken one by one or all, then stored. */
export function ProjectUpdate({
  stored,
  proposal,
  children,
}: {
  stored: StoredProject
  proposal: Proposal
  /** What else is to be seen before. */
  children: ReactNode
}) {
  const t = useTexts(projectImportTexts)
  const navigate = useNavigate()
  const client = useQueryClient()
  const { project } = stored
  const changes = useMemo(() => changesIn(project, proposal), [project, proposal])
  const { taken, take } = useTaken(changes, proposal)
  const to = paths.project.href(project.id)
  const store = useMutation({
    mutationFn: () => storeProject(stored, updatedProject(project, proposal, taken)),
    onSuccess: (next) => {
      client.setQueryData(projectQuery(project.id).queryKey, next)
      void navigate(to)
    },
  })
  const rows = useUpdateRows(project, proposal.project, changes)
  const count = Object.values(taken).flatMap(({ added, changed, gone }) => [...added, ...changed, ...gone]).length
  const titles: Readonly<Record<Kind, (list: ComparedList) => string>> = {
    changed: (list) => t(`update.${list}.changed`, { count: rows[list].changed.length }),
    added: (list) => t(`update.${list}.added`, { count: rows[list].added.length }),
    gone: (list) => t(`update.${list}.gone`, { count: rows[list].gone.length }),
  }
  const isSame = Object.values(rows).every((list) => kinds.every((kind) => list[kind].length === 0))
  return (
    <>
      <section className="sec" aria-labelledby="project-update">
        <div className="sec-h">
          <h2 id="project-update">{t('update.title', { name: project.name })}</h2>
        </div>
        {isSame && <p role="status">{t('update.same')}</p>}
        {comparedLists.flatMap((list) =>
          kinds.map((kind) => (
            <UpdateTable
              key={`${list} ${kind}`}
              title={titles[kind](list)}
              head={t(`update.${list}`)}
              rows={rows[list][kind]}
              taken={taken[list][kind]}
              onTake={(ids) => take(list, kind, ids)}
            />
          )),
        )}
      </section>
      {children}
      <div className={css.bar}>
        {store.error && <Notice kind="error">{t('update.failed', { reason: store.error.message })}</Notice>}
        <Button look="primary" disabled={count === 0 || store.isPending} onClick={() => store.mutate()}>
          {t('update.take', { count })}
        </Button>
      </div>
    </>
  )
}
