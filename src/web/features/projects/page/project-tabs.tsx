import { memo } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { usePlaceInSight } from '#web/lib/use-place-in-sight.ts'
import type { ProjectDraft } from '../document/draft.ts'
import { projectTexts } from '../projects-texts.ts'
import { pagesOf } from './project-pages.tsx'
import { type ProjectPart, projectParts } from './project-place.ts'

/** Parts of a project, each with how many rows it has, and the pages of their own beside them. */
export const ProjectTabs = memo(function ProjectTabs({
  id,
  draft,
  variant,
  part,
  hrefOf,
}: {
  id: string
  draft: ProjectDraft
  variant: string
  part: ProjectPart
  hrefOf: (part: ProjectPart) => string
}) {
  const t = useTexts(projectTexts)
  const line = usePlaceInSight(part)
  const countOf = (one: ProjectPart) => (one === 'operation' ? 0 : draft[one].length)
  const pages = pagesOf({ id, variants: draft.variants }, variant)
  return (
    <nav ref={line} className="tabs" aria-label={t('tabs')}>
      {projectParts.map((one) => (
        <Link key={one} to={hrefOf(one)} replace aria-current={one === part ? 'page' : undefined}>
          {t(one)}
          {countOf(one) > 0 && <span className="dim">{countOf(one)}</span>}
        </Link>
      ))}
      {(['variants', 'report'] as const).map((page) => (
        <Link key={page} to={pages[page]}>
          {t(`page.${page}`)}
        </Link>
      ))}
    </nav>
  )
})
