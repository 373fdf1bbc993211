import { useLocation, useNavigate } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { lendConstruction } from '#web/resources/projects/lent-construction.ts'
import type { ProjectDraft } from '../document/draft.ts'

/** Opens a construction of the project in the layer editor, as it stands on screen; it comes back as one step. */
export function useEditConstruction(
  project: string,
  constructions: ProjectDraft['constructions'],
  release: string | undefined,
): (key: string) => Promise<void> {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return async (key) => {
    const construction = constructions[key]
    if (!construction) return
    lendConstruction({ project, key, construction, release: release ?? null, back: `${pathname}${search}` })
    await navigate(paths.projectConstruction.hrefFor(project, key))
  }
}
