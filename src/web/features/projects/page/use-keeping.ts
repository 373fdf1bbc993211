import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { releasesQuery } from '#web/resources/materials/material-queries.ts'
import type { StoredProject } from '#web/resources/projects/project-queries.ts'
import type { Keeping } from './use-project-figures.ts'

/** With which data it is computed until newer data is accepted; a release that is gone keeps nothing. */
export function useKeeping({ project: { newerData, assessedWith } }: StoredProject): Keeping {
  const { data: releases } = useQuery(releasesQuery)
  const isThere = releases?.some(({ id }) => id === assessedWith?.release)
  const kept = newerData && isThere ? assessedWith?.release : undefined
  return useMemo(() => ({ isAble: !newerData, kept }), [newerData, kept])
}
