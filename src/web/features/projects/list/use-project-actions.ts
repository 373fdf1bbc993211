import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ProjectListItem } from '#contract/project-lists.ts'
import type { MenuItem } from '#web/components/menu.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { askToMoveProject, askToShareProject } from '#web/lib/sharing.ts'
import {
  archiveProject,
  copyProject,
  deleteProjects,
  restoreProjects,
} from '#web/resources/projects/project-mutations.ts'
import { projectsTexts } from '../projects-texts.ts'

/** What can be done with a listed project; what is deleted or put away can be taken back. */
export function useProjectActions(): (item: ProjectListItem) => readonly MenuItem[] {
  const t = useTexts(projectsTexts)
  const navigate = useNavigate()
  const onError = useFailureToast((reason) => t('failed', { reason }))
  const restore = useMutation({ ...restoreProjects, onError })
  const remove = useMutation({ ...deleteProjects, onError })
  const archive = useMutation({ ...archiveProject, onError })
  const copy = useMutation({
    ...copyProject,
    onSuccess: ({ id, name }) =>
      showToast({
        text: t('copied', { name }),
        action: { label: t('open'), run: () => void navigate(paths.project.href(id)) },
      }),
    onError,
  })
  const removed = ({ id, name }: ProjectListItem) =>
    showToast({
      text: t('removed', { name }),
      icon: 'bin',
      action: { label: t('undo'), run: () => restore.mutate([id]) },
    })
  const putAway = ({ id, name, archived }: ProjectListItem) =>
    showToast({
      text: t(archived ? 'takenOut' : 'putAway', { name }),
      action: { label: t('undo'), run: () => archive.mutate({ id, archived }) },
    })
  return (item) => {
    const { id, archived, permission } = item
    const own: readonly MenuItem[] = [
      { label: t('moveToOffice'), icon: 'company', run: () => askToMoveProject(item) },
      {
        label: t(archived ? 'unarchive' : 'archive'),
        run: () => archive.mutate({ id, archived: !archived }, { onSuccess: () => putAway(item) }),
      },
      {
        label: t('remove'),
        icon: 'bin',
        danger: true,
        run: () => remove.mutate([id], { onSuccess: () => removed(item) }),
      },
    ]
    return [
      { label: t('open'), run: () => void navigate(paths.project.href(id)) },
      { label: t('copy'), icon: 'copy', run: () => copy.mutate({ id }) },
      { label: t('share'), icon: 'share', run: () => askToShareProject(item) },
      ...(permission === 'owner' ? own : []),
    ]
  }
}
