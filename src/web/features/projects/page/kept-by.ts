import type { StoredProject } from '#web/resources/projects/project-queries.ts'

/**
 * With which data a project is computed: where there is newer data than what it was assessed with, that is kept until the
 * newer is accepted.
 *
 * @returns the stored project whose data holds; undefined where it is that of today
 */
export const keptBy = ({ project: { id, newerData } }: StoredProject): string | undefined =>
  newerData ? id : undefined
