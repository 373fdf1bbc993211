import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { releaseName } from '#web/lib/release-name.ts'
import type { StoredProject } from '#web/resources/projects/project-queries.ts'
import css from '../page/project-page.module.css'
import { useProjectFacts } from '../page/use-project-facts.ts'
import { projectTexts } from '../projects-texts.ts'

/** What the one project is whose variants are compared. @param release - that all of them are computed with */
export function ComparedProject({
  project,
  release,
}: {
  project: StoredProject['project']
  release: string | undefined
}) {
  const t = useTexts(projectTexts)
  const facts = useProjectFacts(project, project.areas.netRoomArea)
  return (
    <dl className={css.facts}>
      {[...facts, ...(release === undefined ? [] : [[t('release'), releaseName(release)] as const])].map(
        ([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
