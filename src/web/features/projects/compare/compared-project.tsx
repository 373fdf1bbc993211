import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { releaseName } from '#web/lib/release-name.ts'
import type { StoredProject } from '#web/resources/projects/project-queries.ts'
import css from '../page/project-page.module.css'
import { ProjectPages } from '../page/project-pages.tsx'
import { useProjectFacts } from '../page/use-project-facts.ts'
import { projectTexts } from '../projects-texts.ts'
import { type Chosen, onlyProject } from './compare-search.ts'
import type { Compared } from './use-compared.ts'

type Stored = StoredProject['project']

/** Keeps the room of a text that is not there yet. */
const AWAITED = '\u00a0'

function Facts({ facts }: { facts: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function KnownFacts({ project, release }: { project: Stored; release: string | undefined }) {
  const t = useTexts(projectTexts)
  const facts = useProjectFacts(project, project.areas.netRoomArea)
  return <Facts facts={[...facts, [t('release'), release === undefined ? AWAITED : releaseName(release)]]} />
}

function AwaitedFacts() {
  const t = useTexts(projectTexts)
  return <Facts facts={(['use', 'area', 'period', 'release'] as const).map((name) => [t(name), AWAITED] as const)} />
}

/**
 * What the one project is whose variants are compared, with the way to its other pages; their room before it is there, so
 * that nothing moves when it comes. Nothing where variants of several are compared.
 */
export function ComparedProject({
  project,
  chosen,
  compared,
}: {
  project: Stored | undefined
  chosen: readonly Chosen[]
  compared: Compared
}) {
  const id = project?.id ?? (compared.isPending ? onlyProject(chosen) : undefined)
  if (id === undefined) return null
  return (
    <>
      {project ? <KnownFacts project={project} release={compared.variants[0]?.kpis.release} /> : <AwaitedFacts />}
      <ProjectPages project={project ?? { id, variants: [] }} current="variants" />
    </>
  )
}
