import { Link } from 'react-router'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { usePlaceInSight } from '#web/lib/use-place-in-sight.ts'
import { projectTexts } from '../projects-texts.ts'
import { type ProjectPart, projectParts } from './project-place.ts'

/** Parts of a project, each with how many rows it has. */
export function ProjectTabs({
  part,
  hrefOf,
  counts,
  pages,
}: {
  part: ProjectPart
  hrefOf: (part: ProjectPart) => string
  counts: Readonly<Partial<Record<ProjectPart, number>>>
  /** Pages of their own beside the parts. */
  pages: { readonly variants: string; readonly report: string }
}) {
  const t = useTexts(projectTexts)
  const line = usePlaceInSight(part)
  return (
    <nav ref={line} className="tabs" aria-label={t('tabs')}>
      {projectParts.map((one) => (
        <Link key={one} to={hrefOf(one)} replace aria-current={one === part ? 'page' : undefined}>
          {t(one)}
          {counts[one] !== undefined && counts[one] > 0 && <span className="dim">{counts[one]}</span>}
        </Link>
      ))}
      {(['variants', 'report'] as const).map((page) => (
        <Link key={page} to={pages[page]}>
          {t(`page.${page}`)}
        </Link>
      ))}
    </nav>
  )
}
