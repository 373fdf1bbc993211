import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Button } from '#web/components/button.tsx'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { createProject, type NewProject } from '#web/resources/projects/project-mutations.ts'
import { projectsTexts } from '../projects-texts.ts'
import exampleAddress from './example-project.json?url'

/** Makes a copy of the worked example, a single house in three variants, and opens it. */
export function ExampleButton() {
  const t = useTexts(projectsTexts)
  const navigate = useNavigate()
  const onError = useFailureToast((reason) => t('failed', { reason }))
  const create = useMutation({
    ...createProject,
    onSuccess: ({ id }) => void navigate(paths.project.href(id)),
    onError,
  })
  const read = useMutation({
    mutationFn: async () => (await (await fetch(exampleAddress)).json()) as NewProject,
    onSuccess: (example) => create.mutate(example),
    onError,
  })
  return (
    <Button disabled={read.isPending || create.isPending} onClick={() => read.mutate()}>
      {t('empty.example')}
    </Button>
  )
}
