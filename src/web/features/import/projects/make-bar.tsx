import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { rememberChoices } from '#web/resources/imports/import-mutations.ts'
import { createProject, type NewProject } from '#web/resources/projects/project-mutations.ts'
import css from '../import.module.css'
import type { Mapping } from '../model/foreign-materials.ts'
import { choicesToKeep } from '../use-import.ts'
import { projectImportTexts } from './project-import-texts.ts'

/** Makes the project and opens it; before, what lacks is said and led to. */
export function MakeBar({
  project,
  mapped,
  office = '',
  onAsked,
  lacks,
}: {
  /** Undefined while something lacks. */
  project: NewProject | undefined
  mapped: readonly Mapping[]
  /** Whose it is to be; empty: one's own. */
  office?: string
  onAsked: () => void
  /** What else keeps it from being made. */
  lacks?: string | undefined
}) {
  const t = useTexts(projectImportTexts)
  const navigate = useNavigate()
  const bar = useRef<HTMLDivElement>(null)
  const create = useMutation({
    ...createProject,
    onSuccess: ({ id }) => {
      void rememberChoices(choicesToKeep(mapped))
      void navigate(paths.project.href(id))
    },
  })
  const make = () => {
    onAsked()
    if (project) create.mutate({ ...project, office })
    else bar.current?.closest('main')?.querySelector<HTMLElement>('input[data-gap]')?.focus()
  }
  return (
    <div className={css.bar} ref={bar}>
      {create.error && <Notice kind="error">{t('failed', { reason: create.error.message })}</Notice>}
      <div className="row wrap">
        <Button look="primary" disabled={create.isPending || lacks !== undefined} onClick={make}>
          {create.isPending ? t('creating') : t('create')}
        </Button>
        {lacks !== undefined && <span className="bad">{lacks}</span>}
      </div>
    </div>
  )
}
