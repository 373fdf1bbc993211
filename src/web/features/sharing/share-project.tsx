import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { askToShareProject, closeProjectSharing, type ShareableProject } from '#web/lib/sharing.ts'
import { ShareWays } from './share-ways.tsx'
import { SharedByOwner } from './shared-by-owner.tsx'
import css from './sharing.module.css'
import { sharingTexts } from './sharing-texts.ts'

/** A project of one's own: with people, and by links. */
function OwnProject({ project, called }: { project: ShareableProject; called: string }) {
  const t = useTexts(sharingTexts)
  const { id, owner } = project
  return (
    <ShareWays
      thing={{ what: 'project', id, called, owner, askAgain: () => askToShareProject(project) }}
      subtitle={t('projectOpens')}
      onClose={closeProjectSharing}
    />
  )
}

/** With whom a project is shared; to whom it is shared, by whom. */
export function ShareProject({ project }: { project: ShareableProject }) {
  const t = useTexts(sharingTexts)
  const common = useTexts(commonTexts)
  const called = [project.code, project.name].filter(Boolean).join(' ')
  if (project.permission === 'owner') return <OwnProject project={project} called={called} />
  return (
    <Dialog
      title={t('title', { name: called })}
      className={css.dialog}
      onClose={closeProjectSharing}
      footer={<Button onClick={closeProjectSharing}>{common('close')}</Button>}
    >
      <SharedByOwner what="project" {...project} />
    </Dialog>
  )
}
