import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Button } from '#web/components/button.tsx'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { copyProject } from '#web/resources/projects/project-mutations.ts'
import { projectTexts } from '../projects-texts.ts'

/** Copies a project that is only to be seen into the user's own, and opens that. */
export function CopyButton({ id }: { id: string }) {
  const t = useTexts(projectTexts)
  const navigate = useNavigate()
  const copy = useMutation({
    ...copyProject,
    onSuccess: (made) => void navigate(paths.project.href(made.id)),
    onError: useFailureToast((reason) => reason),
  })
  return (
    <Button icon="copy" disabled={copy.isPending} onClick={() => copy.mutate({ id })}>
      {t('copyToOwn')}
    </Button>
  )
}
