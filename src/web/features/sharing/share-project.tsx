import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { askToShareProject, closeProjectSharing, type ShareableProject } from '#web/lib/sharing.ts'
import { usePeople } from './share-people.tsx'
import { SharedByOwner } from './shared-by-owner.tsx'
import css from './sharing.module.css'
import { sharingTexts } from './sharing-texts.ts'

type Of = { project: ShareableProject; called: string }

function OwnProject({ project, called }: Of) {
  const t = useTexts(sharingTexts)
  const { id, owner } = project
  const askAgain = () => askToShareProject(project)
  const people = usePeople({ what: 'project', id, called, owner, askAgain }, closeProjectSharing)
  return (
    <Dialog
      title={t('title', { name: called })}
      subtitle={t('projectOpens')}
      className={css.dialog}
      onClose={closeProjectSharing}
      footer={people.footer}
    >
      {people.body}
    </Dialog>
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
