import { Link } from 'react-router'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { projectTexts } from '../projects-texts.ts'

/** Variants that stand side by side when their page is opened: the one on screen and the first others. */
const SHOWN = 5

type Known = { readonly id: string; readonly variants: readonly { readonly id: string }[] }

/** Where the other pages of a project are: its variants side by side, and the report of the one on screen. */
export function pagesOf({ id, variants }: Known, variant: string = BASE_VARIANT) {
  const shown = [...new Set([BASE_VARIANT, variant, ...variants.map((one) => one.id)])].slice(0, SHOWN)
  return {
    building: paths.project.href(id),
    variants: paths.projectComparison.hrefFor(id, shown),
    report: paths.projectReport.href(id, variant),
  } as const
}

/** The pages of a project from one beside its schedules. */
export function ProjectPages({ project, current }: { project: Known; current: 'variants' | 'report' }) {
  const t = useTexts(projectTexts)
  const pages = pagesOf(project)
  return (
    <nav className="tabs" aria-label={t('pages')}>
      {(['building', 'variants', 'report'] as const).map((page) => (
        <Link key={page} to={pages[page]} aria-current={page === current ? 'page' : undefined}>
          {t(`page.${page}`)}
        </Link>
      ))}
    </nav>
  )
}
