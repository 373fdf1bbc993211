import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { OwnProject } from '#interchange/projects-in/own-project.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { rememberChoices } from '#web/resources/imports/import-mutations.ts'
import { createProject, type NewProject, takeProject } from '#web/resources/projects/project-mutations.ts'
import css from '../import.module.css'
import type { Mapping } from '../model/foreign-materials.ts'
import { choicesToKeep } from '../use-import.ts'
import { projectImportTexts } from './project-import-texts.ts'

type BarProps = {
  readonly onMake: () => void
  readonly isBusy: boolean
  readonly error: Error | null
  /** What keeps it from being made. */
  readonly lacks?: string | undefined
}

function Bar({ onMake, isBusy, error, lacks }: BarProps) {
  const t = useTexts(projectImportTexts)
  return (
    <>
      {error && <Notice kind="error">{t('failed', { reason: error.message })}</Notice>}
      <div className="row wrap">
        <Button look="primary" disabled={isBusy || lacks !== undefined} onClick={onMake}>
          {isBusy ? t('creating') : t('create')}
        </Button>
        {lacks !== undefined && <span className="bad">{lacks}</span>}
      </div>
    </>
  )
}

/** Takes over the project that this program wrote, with its materials, and opens it. */
export function TakeBar({ own }: { own: OwnProject }) {
  const t = useTexts(projectImportTexts)
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    ...takeProject,
    onSuccess: ({ id, wasThere, isRenewed }) => {
      if (wasThere) showToast({ text: t('wasThere') })
      if (isRenewed) showToast({ text: t('renewed') })
      void navigate(paths.project.href(id))
    },
  })
  return (
    <div className={css.bar}>
      <Bar onMake={() => mutate(own)} isBusy={isPending} error={error} />
    </div>
  )
}

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
      <Bar onMake={make} isBusy={create.isPending} error={create.error} lacks={lacks} />
    </div>
  )
}
