import type { ProjectProposal } from '#contract/project-proposal.ts'
import type { ProjectItem } from '#contract/project-rows.ts'
import { bounds, isWithin } from '#vocabulary/bounds.ts'
import type { ForeignMaterial } from '../../foreign/foreign-construction.ts'
import type { IfcBuilding, IfcBulk } from './ifc-building.ts'
import { SOURCE_LENGTH } from './merged-sources.ts'

/** Parts of one class, material and cost group, which can be one item. */
export type BulkGroup = {
  readonly key: string
  /** GlobalId of the first of them, by which a second import knows them again. */
  readonly sourceId: string
  /** Such as `IFCCOLUMN`. */
  readonly entity: string
  readonly material: ForeignMaterial
  readonly costGroup: string
  readonly count: number
  /** Of all of them [m³]. */
  readonly volume: number
}

/** What a group is taken as: its name, and the product that it is made of. Undefined: it stays left out. */
export type BulkChoice = (group: BulkGroup) =>
  | (Pick<ProjectItem, 'name' | 'dataset' | 'endOfLife' | 'serviceLife'> & {
      /** [kg/m³]; null: the dataset is counted by volume. */
      readonly density: number | null
    })
  | undefined

/** Groups of DIN 276:2018-12 where the file does not classify: of load-bearing walls and columns, floors, foundations, roofs. */
const costGroups: Readonly<Record<string, readonly [inside: string, outside: string]>> = {
  IFCCOLUMN: ['343', '333'],
  IFCBEAM: ['351', '351'],
  IFCFOOTING: ['322', '322'],
  IFCPILE: ['323', '323'],
  IFCMEMBER: ['351', '361'],
  IFCPLATE: ['351', '351'],
  IFCRAILING: ['359', '359'],
  IFCRAMP: ['351', '351'],
  IFCRAMPFLIGHT: ['351', '351'],
  IFCSTAIR: ['351', '351'],
  IFCSTAIRFLIGHT: ['351', '351'],
}
const OTHER = ['390', '390'] as const

const costGroupOf = ({ entity, external, costGroup }: IfcBulk): string =>
  costGroup ?? (costGroups[entity] ?? OTHER)[external === true ? 1 : 0]

/** The parts of a building that can be items, those alike together. */
export function bulkGroups({ bulks = [] }: IfcBuilding): readonly BulkGroup[] {
  const groups = Map.groupBy(bulks, (bulk) => JSON.stringify([bulk.entity, bulk.material.name, costGroupOf(bulk)]))
  return [...groups].flatMap(([key, [first, ...others]]) =>
    first
      ? [
          {
            key,
            sourceId: first.sourceId.slice(0, SOURCE_LENGTH),
            entity: first.entity,
            material: first.material,
            costGroup: costGroupOf(first),
            count: 1 + others.length,
            volume: others.reduce((sum, { volume }) => sum + volume, first.volume),
          },
        ]
      : [],
  )
}

/**
 * The items that groups are taken as, by volume × density; what is taken is no longer told as left out.
 *
 * @param from - number of the first of their ids
 */
export function itemsOfBulks(
  building: IfcBuilding,
  choose: BulkChoice,
  { from, report }: { readonly from: number; readonly report: Pick<ProjectProposal['report'], 'notTaken'> },
): ProjectProposal['project']['items'] {
  return bulkGroups(building)
    .flatMap((group) => {
      const chosen = choose(group)
      if (!chosen) return []
      const { density, ...product } = chosen
      const quantity = density === null ? group.volume : group.volume * density
      if (!isWithin(bounds.itemQuantity, quantity)) return []
      const left = (report.notTaken[group.entity] ?? 0) - group.count
      if (left > 0) report.notTaken[group.entity] = left
      else delete report.notTaken[group.entity]
      const unit = density === null ? ('m3' as const) : ('kg' as const)
      return [{ ...product, costGroup: group.costGroup, quantity, unit, sourceId: group.sourceId }]
    })
    .map((item, index) => ({ id: `P${from + index}`, ...item }))
}
