import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '#service/viewer.ts'
import type { OwnershipCategory, Permission } from '#vocabulary/constructions.ts'
import { ofEverybody, type Tally } from './tallies.repository.ts'

/** Ids of the offices that the viewer is a member of: asked of the database every time, so that who leaves sees nothing. */
export const officesOf = ({ userId }: Viewer) =>
  sql`array(select office_id from office_member where account_id = ${userId})`

/** Whether the office that owns it has made a construction its standard, which its administrators alone change. */
export const isOfficeStandard = sql<boolean>`exists (
  select from office_standard where office_standard.construction_id = construction.id)`
const edit = sql`case when ${isOfficeStandard} then 'view' else 'edit' end`

/** The most that a share, or the role in the office that owns it, gives the viewer; null without either. */
export const grantedPermission = ({ email, userId }: Viewer) =>
  sql<Permission | null>`(select permission from (
      select case permission when 'edit' then ${edit} else permission end as permission
      from construction_share where construction_id = construction.id and email = ${email}
      union all
      select case role when 'viewer' then 'view' when 'member' then ${edit} else 'owner' end
      from office_member where office_id = construction.owner_id and account_id = ${userId}) given
    order by case permission when 'owner' then 1 when 'edit' then 2 else 3 end limit 1)`

const own = ({ userId }: Viewer) =>
  sql<boolean>`construction.ownership = 'custom' and construction.owner_id = ${userId}`

/** What a list calls own: the viewer's, or what belongs to one office that the viewer is a member of. */
const listed = (viewer: Viewer, office: string | undefined) =>
  office === undefined
    ? own(viewer)
    : sql<boolean>`construction.ownership = 'custom' and construction.owner_id = ${office}
        and ${office}::uuid = any(${officesOf(viewer)})`

// = any(array(…)): the planner can combine this index with the owner's
const sharedWith = ({ email }: Viewer) =>
  sql<boolean>`construction.ownership = 'custom' and construction.id = any(array(
    select construction_id from construction_share where email = ${email}))`

const ofOffices = (viewer: Viewer) =>
  sql<boolean>`construction.ownership = 'custom' and construction.owner_id = any(${officesOf(viewer)})`

const custom = (viewer: Viewer) => sql<boolean>`((${own(viewer)}) or (${sharedWith(viewer)}) or (${ofOffices(viewer)}))`

const published = ({ seesDrafts = false }: Viewer) =>
  seesDrafts ? sql<boolean>`true` : sql<boolean>`construction.draft_of is null`

/** Constructions of a category that the viewer may see, deleted ones left out; of every category where none is named. */
export function visible(viewer: Viewer, category?: OwnershipCategory): RawBuilder<boolean> {
  const present = sql<boolean>`construction.deleted_at is null`
  switch (category) {
    case 'standard':
    case 'thirdParty':
      return sql`${present} and construction.ownership = ${sql.lit(category)} and ${published(viewer)}`
    case 'custom':
      return sql`${present} and ${custom(viewer)}`
    case 'standardAndCustom':
      return sql`${present} and (construction.ownership = 'standard' and ${published(viewer)} or ${custom(viewer)})`
    default:
      return sql`${present} and (construction.ownership <> 'custom' and ${published(viewer)} or ${custom(viewer)})`
  }
}

/** Constructions that others have shared with the viewer. */
const shared = (viewer: Viewer): RawBuilder<boolean> => sql`construction.deleted_at is null and ${sharedWith(viewer)}`

/** What an index of all that searching needs holds of a construction (migration 0880); the others are read. */
const isShort = sql<boolean>`(octet_length(construction.search_text) + octet_length(construction.sort_name_de)
  + octet_length(construction.sort_name_en) <= 1500 and cardinality(construction.tags) <= 6)`

/** Own constructions in two pieces: those that an index of texts holds, and the others. */
export const textPieces = (owned: RawBuilder<boolean>): readonly RawBuilder<boolean>[] => [
  sql`${owned} and ${isShort}`,
  sql`${owned} and not ${isShort}`,
]

/** Some of the visible constructions. */
export type Part = {
  readonly where: RawBuilder<boolean>
  /** The same in pieces to look through, where they are few. Absent where it does not matter. */
  readonly pieces?: readonly RawBuilder<boolean>[]
  /** Whose it is, where the index of letters has it (migration 0890). */
  readonly owner?: string
  /** The same for a search, where the index of words had better not be asked for all of the part as well. */
  readonly searched?: RawBuilder<boolean>
  /** Where its numbers are kept, for whom there are some. */
  readonly tally?: Tally
  /** It grows with the service, and is everybody's: what a search finds in it is counted up to a bound. */
  readonly isPublic?: true
}

/** Where the own ones, or those of an office, are tallied; nowhere for who is no member. */
const ownTally = (viewer: Viewer, office: string | undefined): Tally =>
  office === undefined
    ? { scope: sql`${viewer.userId}::uuid` }
    : { scope: sql`(select ${office}::uuid where ${office}::uuid = any(${officesOf(viewer)}))` }

/** The parts of what a viewer may see. */
export type PartName = 'standard' | 'thirdParty' | 'own' | 'shared'

/**
 * What the viewer may see, in parts of which at most one holds for a construction: each can be searched and counted in an
 * index of its own, which the planner does not see in the whole.
 *
 * @param office - whose constructions stand in the place of the viewer's own; to who is no member there are none
 */
export function partsOf(viewer: Viewer, office?: string): Readonly<Record<PartName, Part>> {
  const present = sql<boolean>`construction.deleted_at is null`
  const owned = sql<boolean>`${listed(viewer, office)} and ${present}`
  return {
    standard: {
      where: sql`construction.ownership = 'standard' and ${present} and ${published(viewer)}`,
      isPublic: true,
    },
    // only standard ones have drafts, and to ask for them would be to read each row
    thirdParty: {
      where: sql`construction.ownership = 'thirdParty' and ${present}`,
      // nearly all that is public: to look it up beside each word takes twice the time of the words
      searched: sql`construction.ownership <> 'custom' and construction.ownership || '' = 'thirdParty' and ${present}`,
      tally: ofEverybody,
      isPublic: true,
    },
    own: {
      where: owned,
      pieces: textPieces(owned),
      owner: office ?? viewer.userId,
      tally: ownTally(viewer, office),
    },
    shared: { where: sql`${shared(viewer)} and construction.owner_id <> ${viewer.userId}` },
  }
}

/** The parts that make up a category in lists and counts: what others shared is in a list of its own. */
export const partNamesOf: Readonly<Record<OwnershipCategory, readonly PartName[]>> = {
  standard: ['standard'],
  thirdParty: ['thirdParty'],
  custom: ['own'],
  standardAndCustom: ['standard', 'own'],
}
