import { sql } from 'kysely'
import type { Viewer } from '#service/viewer.ts'
import type { OriginState } from '#vocabulary/constructions.ts'
import { isOfficeStandard, visible } from './visibility.repository.ts'

/** How what a construction was made from stands, as the viewer sees it; null where it was made from nothing. */
const originState = (viewer: Viewer) =>
  sql<OriginState | null>`(select case when source.version is null then 'gone'
      when source.version > construction_origin.source_version then 'newer' else 'current' end
    from construction_origin left join lateral (
      select construction.version from construction
      where construction.id = construction_origin.source_id and ${visible(viewer)}) source on true
    where construction_origin.construction_id = construction.id)`

/** What lists mark at their rows, beside what stands in these. */
export const listMarks = (viewer: Viewer) =>
  [originState(viewer).as('origin'), isOfficeStandard.as('officeStandard')] as const
export type ListMarks = { readonly origin: OriginState | null; readonly officeStandard: boolean }
