import { MOST_LOSSES, type ProjectProposal } from '#contract/project-proposal.ts'
import { bounds, isWithin } from '#vocabulary/bounds.ts'
import { MAX_LAYERS } from '#vocabulary/constructions.ts'
import { projectLimits } from '#vocabulary/projects.ts'
import type { ForeignLayer, ForeignMaterial } from '../../foreign/foreign-construction.ts'
import { layerOrder } from '../../foreign/layer-order.ts'
import type { BuildingLoss, IfcBuilding, IfcBuildingElement, IfcBuildingLayers } from './ifc-building.ts'
import { sourcesOf } from './merged-sources.ts'
import { type BulkChoice, bulkGroups, itemsOfBulks } from './proposed-bulks.ts'
import { itemsOf } from './proposed-items.ts'
import { proposedLayer } from './proposed-layer.ts'
import { type OpeningTypeChoice, openingsOf } from './proposed-openings.ts'

type Report = ProjectProposal['report']
type Snapshot = ProjectProposal['project']['constructions'][string]

/** What is taken for a material of the file: the best that answers its name; undefined where none does. */
export type MaterialChoice = (
  material: ForeignMaterial,
) => { readonly materialId: string; readonly sure: boolean } | undefined

/** What else is decided about a building of a file. */
export type ProposalChoices = {
  /** UUIDs of datasets that items may be of. */
  readonly datasets?: ReadonlySet<string>
  /** Where absent, openings are left out. */
  readonly openingType?: OpeningTypeChoice
  /** Where absent, columns, beams and the like are left out. */
  readonly bulk?: BulkChoice
  /** Whether elements that are alike are one row; they are where absent. */
  readonly isMerged?: boolean
}

const NAME_LENGTH = 120
const STOREY_LENGTH = 40

const nameOf = ({ name, layers }: IfcBuildingLayers): string =>
  (name || layers.map(({ material }) => material.name).join(' / ')).trim().slice(0, NAME_LENGTH) || '–'

const thicknessOf = ({ thickness }: ForeignLayer) =>
  thickness !== undefined && isWithin(bounds.thickness, thickness) ? thickness : undefined

/** The same layers under the same name are one construction, however often a program writes them. */
const sameness = ({ name, layers }: IfcBuildingLayers) =>
  JSON.stringify([name, layers.map(({ material, thickness }) => [material.name, thickness])])

type Library = { readonly snapshots: Record<string, Snapshot>; readonly keyOf: ReadonlyMap<string, string> }

/** Constructions by layer set and type; a layer without a material or a thickness is left out and told. */
function libraryOf(building: IfcBuilding, choose: MaterialChoice, report: Report): Library {
  const snapshots: Record<string, Snapshot> = {}
  /** By what makes constructions the same; undefined where no layer of one could be taken. */
  const keys = new Map<string, string | undefined>()
  const keyOf = new Map<string, string>()
  const sets = new Map(building.layers.map((set) => [set.id, set]))
  for (const { layers, type } of building.elements) {
    const set = sets.get(layers ?? '')
    const place = `${layers} ${type}`
    if (!set || keyOf.has(place)) continue
    const same = `${sameness(set)} ${type}`
    const known = keys.get(same)
    if (known !== undefined) keyOf.set(place, known)
    if (keys.has(same) || Object.keys(snapshots).length >= projectLimits.constructions) continue
    const key = `K${keys.size + 1}`
    const taken = set.layers.slice(0, MAX_LAYERS).flatMap((layer, index) => {
      const thickness = thicknessOf(layer)
      const chosen = choose(layer.material)
      if (thickness !== undefined && chosen)
        return [proposedLayer({ ...layer, thickness }, chosen.materialId, (one) => choose(one)?.materialId)]
      const reason = thickness === undefined ? ('noThickness' as const) : ('noMaterial' as const)
      report.layersLeftOut.push({ construction: key, layer: index, material: layer.material.name, reason })
      return []
    })
    keys.set(same, taken.length === 0 ? undefined : key)
    if (taken.length === 0) continue
    const { outsideFirst } = layerOrder(set, type)
    snapshots[key] = { type, name: nameOf(set), layers: outsideFirst ? taken : taken.toReversed() }
    keyOf.set(place, key)
  }
  return { snapshots, keyOf }
}

const notesOf = ({ sourceId, notes }: Pick<IfcBuildingElement, 'sourceId' | 'notes'>) =>
  notes.map(({ code, values = {} }) => ({ sourceId, code, values: { ...values } }))

const told = ({ name, entity, area, ...one }: IfcBuildingElement) => ({
  sourceId: one.sourceId,
  name,
  entity,
  area,
  notes: notesOf(one),
})

/** Rows of the same construction, storey, side and status are one; what has no area stays alone, so that it can be seen. */
function rowsOf(
  { elements }: IfcBuilding,
  { keyOf }: Library,
  { report, isMerged }: { readonly report: Report; readonly isMerged: boolean },
): ProjectProposal['project']['elements'] {
  const groups = Map.groupBy(
    elements.filter(({ layers, type }) => keyOf.has(`${layers} ${type}`)),
    ({ layers, type, storey, external, status, area, sourceId, costGroup, ownRow }) =>
      JSON.stringify([
        keyOf.get(`${layers} ${type}`),
        storey,
        external,
        status,
        costGroup,
        area === null || ownRow || !isMerged ? sourceId : '',
      ]),
  )
  return [...groups.values()].flatMap((all, index) => {
    const [first] = all
    if (!first) return []
    const { layers, type, storey, status, costGroup, ownRow, name } = first
    const id = `E${index + 1}`
    report.rows.push({
      id,
      merged: all.length,
      sources: all.map((one) => one.sourceId),
      notes: all.flatMap(notesOf),
    })
    const area = all.every((one) => one.area !== null) ? all.reduce((sum, one) => sum + (one.area ?? 0), 0) : null
    return [
      {
        id,
        construction: keyOf.get(`${layers} ${type}`) ?? '',
        area,
        areaIs: 'net' as const,
        ...(storey !== undefined && storey !== '' && { storey: storey.slice(0, STOREY_LENGTH) }),
        ...(status !== undefined && { status }),
        ...((ownRow || !isMerged) && name !== '' && { name: name.slice(0, NAME_LENGTH) }),
        ...(costGroup !== undefined && { costGroup }),
        ...sourcesOf(all),
      },
    ]
  })
}

const toLoss = ({ sourceId, name, loss: { code, values = {} } }: BuildingLoss) => ({
  sourceId,
  name,
  code,
  values: { ...values },
})

/** Every material of the file once, with what is taken for it. */
function materialsIn({ layers }: IfcBuilding, choose: MaterialChoice): Report['materials'] {
  const all = new Map(layers.flatMap((set) => set.layers).map(({ material }) => [material.name, material]))
  return [...all.values()].map((material) => {
    const chosen = choose(material)
    return { name: material.name, materialId: chosen?.materialId ?? null, sure: chosen?.sure ?? false }
  })
}

/**
 * The schedule that a building of an IFC file means: constructions of the materials that are taken for those of the file,
 * rows merged with their count kept, and a report of everything that was corrected, assumed or left out. Nothing is stored.
 *
 * @param choose - is asked for each layer
 */
export function proposeProject(
  { format, building }: { readonly format: ProjectProposal['format']; readonly building: IfcBuilding },
  choose: MaterialChoice,
  {
    datasets = new Set(),
    openingType = () => undefined,
    bulk = () => undefined,
    isMerged = true,
  }: ProposalChoices = {},
): ProjectProposal {
  const spaces = building.spaces.flatMap(({ area }) => (area === null ? [] : [area]))
  const report: Report = {
    units: { length: building.units.length ?? null, area: building.units.area ?? null },
    storeys: [...building.storeys],
    materials: materialsIn(building, choose),
    layersLeftOut: [],
    rows: [],
    withoutConstruction: [],
    notTaken: { ...building.notTaken },
    openings: building.openings.map(
      ({ sourceId, kind, name, typeName, width, height, area, host, uValue, storey, notes }) => ({
        sourceId,
        kind,
        name,
        typeName,
        width: width ?? null,
        height: height ?? null,
        area,
        host: host ?? null,
        uValue: uValue ?? null,
        storey: storey ?? null,
        notes: notesOf({ sourceId, notes }),
      }),
    ),
    openingsLeftOut: [],
    bulks: bulkGroups(building).map(({ entity, material, costGroup, count, volume }) => ({
      entity,
      material: material.name,
      costGroup,
      count,
      volume,
    })),
    spaces: building.spaces.map((space) => ({ ...space })),
    itemsLeftOut: [],
    lost: (building.lost ?? []).slice(0, MOST_LOSSES).map(toLoss),
  }
  const library = libraryOf(building, choose, report)
  const elements = rowsOf(building, library, { report, isMerged })
  const items = itemsOf(building, datasets, report)
  report.withoutConstruction.push(
    ...building.elements.filter(({ layers, type }) => !library.keyOf.has(`${layers} ${type}`)).map(told),
  )
  return {
    format,
    project: {
      name: building.project.slice(0, NAME_LENGTH),
      netRoomArea: spaces.length > 0 ? spaces.reduce((sum, area) => sum + area, 0) : null,
      grossFloorArea: building.grossFloorArea ?? null,
      constructions: library.snapshots,
      elements,
      ...openingsOf(building, openingType, report),
      items: [...items, ...itemsOfBulks(building, bulk, { from: items.length + 1, report })],
    },
    report,
  }
}
