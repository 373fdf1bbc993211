import { ownMaterialsIn } from '#service/assessment/own-material.ts'
import type { ConstructionLinkTable } from '#service/db/tables/links.ts'
import { refused } from '#service/service-error.ts'
import { LINKED_PAGE } from '#vocabulary/links.ts'
import { noteOfConstruction } from '../activity/note-of.ts'
import type { ConstructionArea } from '../constructions/construction-area.ts'
import type { ConstructionRow } from '../constructions/construction-row.ts'
import { ownConstruction } from '../sharing/shares.service.ts'
import { type Freezing, linksRepository } from './links.repository.ts'
import { linkService } from './links.service.ts'

type Asked = Pick<ConstructionLinkTable, 'mayCopy' | 'showReport' | 'showNames'> & Freezing
type LinkRow = Awaited<ReturnType<ReturnType<typeof linksRepository>['list']>>[number]

/** Links to constructions. */
export const constructionLinkService = ({ db, policy }: Pick<ConstructionArea, 'db' | 'policy'>, publicUrl: string) =>
  linkService<ConstructionRow, Asked, LinkRow>(db, publicUrl, {
    own: (of, caller, id) => ownConstruction({ db: of, policy }, caller, id),
    // materials of users change with no version that could be kept, and go with who no longer uses them
    refuse({ layers }, { freeze }) {
      if (freeze && ownMaterialsIn(layers).length > 0) throw refused('/freeze', 'notAllowed')
    },
    keptIn: linksRepository,
    note: noteOfConstruction,
    page: LINKED_PAGE,
  })
export type ConstructionLinkService = ReturnType<typeof constructionLinkService>
