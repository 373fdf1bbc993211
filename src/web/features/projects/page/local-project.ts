import { queryOptions } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { deviceDrafts } from '#web/lib/device-drafts.ts'
import { currentSession, userOf } from '#web/lib/session.ts'
import type { StoredProject } from '#web/resources/projects/project-queries.ts'
import type { ProjectDraft } from '../document/draft.ts'

/** What is kept on the device of a project that is being edited. */
export type LocalProject = {
  readonly format: 1
  readonly draft: ProjectDraft
  /** What the stored state was written from. */
  readonly basis: ProjectDraft
  readonly stored: StoredProject
  /** Epoch milliseconds of the last change. */
  readonly changedAt: number
}

const isLocalProject = (value: unknown): value is LocalProject => {
  if (typeof value !== 'object' || value === null) return false
  const { format, draft, basis, stored } = value as Partial<LocalProject>
  return format === 1 && Array.isArray(draft?.elements) && Array.isArray(basis?.elements) && stored !== undefined
}

const currentUser = () => userOf(currentSession())?.userId
const nameOf = (id: string) => `project ${id}`
const drafts = () => deviceDrafts<LocalProject>(currentUser() ?? 'nobody', isLocalProject)

/** Rest after a change before it is written to this device [ms]. */
const DEBOUNCE = 300

/** What this device keeps of a project; null where it keeps nothing. */
export const localProjectQuery = (id: string) =>
  queryOptions({
    queryKey: ['drafts', 'project', id],
    queryFn: async () => (await drafts().read(nameOf(id))) ?? null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })

/** Forgets what this device keeps of a project. */
export const forgetLocalProject = (id: string): Promise<void> => drafts().remove(nameOf(id))

/** Keeps what is not saved yet on this device, so that it survives a crash, a reload and the end of the session. */
export function useLocalProject({
  draft,
  latest,
  basis,
  stored,
  readOnly,
}: Pick<LocalProject, 'draft' | 'basis' | 'stored'> & {
  /** The project as it is now, ahead of what is on screen. */
  latest: () => ProjectDraft
  readOnly: boolean
}): void {
  const newest = useRef<(leaving: boolean) => void>(() => {})
  useEffect(() => {
    const [store, user] = [drafts(), currentUser()]
    const name = nameOf(stored.project.id)
    newest.current = (leaving) => {
      // who signed out leaves nothing behind
      if (readOnly || currentUser() !== user) return
      const now = latest()
      if (draft === basis && now === basis) void store.remove(name)
      else
        void (leaving ? store.writeLeaving : store.write)(name, {
          format: 1,
          draft: now,
          basis,
          stored,
          changedAt: Date.now(),
        })
    }
    const timer = setTimeout(() => newest.current(false), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [draft, latest, basis, stored, readOnly])
  useEffect(() => {
    const flush = () => newest.current(true)
    addEventListener('pagehide', flush)
    addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('pagehide', flush)
      removeEventListener('visibilitychange', flush)
      newest.current(false)
    }
  }, [])
}
