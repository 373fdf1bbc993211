import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { storeProject } from '#web/resources/projects/project-mutations.ts'
import { projectQuery, type StoredProject } from '#web/resources/projects/project-queries.ts'
import css from '../import.module.css'
import { projectImportTexts } from './project-import-texts.ts'
import type { Proposal } from './project-to-make.ts'
import { changesIn, type Taken, takenAtFirst, updatedProject } from './taken-changes.ts'
import { UpdateTable } from './update-table.tsx'

type Elements = Proposal['project']['elements']

/** What elements are called, by their ids. */
function namesOf({
  elements,
  constructions,
}: {
  readonly elements: Elements
  readonly constructions: Proposal['project']['constructions']
}): (id: string) => string {
  const byId = new Map(elements.map((row) => [row.id, row]))
  return (id) => {
    const { code, name, construction = '', storey } = byId.get(id) ?? {}
    const called = [code, name ?? constructions[construction]?.name ?? id].filter(Boolean).join(' ')
    return [called, storey].filter(Boolean).join(', ')
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
  const [chosen, setChosen] = useState<Taken | null>(null)
  const taken = chosen ?? takenAtFirst(changes)
  const to = paths.project.href(project.id)
  const store = useMutation({
    mutationFn: () => storeProject(stored, updatedProject(project, proposal, taken)),
    onSuccess: (next) => {
      client.setQueryData(projectQuery(project.id).queryKey, next)
      void navigate(to)
    },
  })
  const [own, theirs] = [namesOf(project), namesOf(proposal.project)]
  const areas = new Map(proposal.project.elements.map(({ id, area }) => [id, area]))
  const before = new Map(project.elements.map(({ id, area, count = 1 }) => [id, area === null ? null : area * count]))
  const groups = {
    added: changes.added.map((id) => ({ id, name: theirs(id), after: areas.get(id) ?? null })),
    changed: changes.changed.map(({ row, ...change }) => ({ id: row, name: own(row), ...change })),
    gone: changes.gone.map((id) => ({ id, name: own(id), before: before.get(id) ?? null })),
  }
  const count = taken.added.length + taken.changed.length + taken.gone.length
  const isSame = Object.values(groups).every((rows) => rows.length === 0)
  return (
    <>
      <section className="sec" aria-labelledby="project-update">
        <div className="sec-h">
          <h2 id="project-update">{t('update.title', { name: project.name })}</h2>
        </div>
        {isSame && <p role="status">{t('update.same')}</p>}
        {(['changed', 'added', 'gone'] as const).map((kind) => (
          <UpdateTable
            key={kind}
            title={t(`update.${kind}`, { count: groups[kind].length })}
            rows={groups[kind]}
            taken={taken[kind]}
            onTake={(ids) => setChosen({ ...taken, [kind]: ids })}
          />
        ))}
        <p className="small dim">{t('update.rest')}</p>
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
