import { bounds } from '#vocabulary/bounds.ts'
import { type Elements, elementsOf, typeHintOf } from '../ifc-elements.ts'
import { layersOfSet } from '../ifc-layers.ts'
import { ifcMaterials } from '../ifc-materials.ts'
import { type OnProgress, openStep, type StepFile, type StepInstance } from '../step-file.ts'
import { numberOf, refsOf, stringOf } from '../step-values.ts'
import { type CheckedArea, flatArea, openingArea, wallArea } from './areas.ts'
import { buildingTypes, isWallClass, openingClasses, rowClasses } from './building-classes.ts'
import { bulksIn } from './bulks.ts'
import { classificationOf } from './classification.ts'
import type {
  BuildingLoss,
  IfcBuilding,
  IfcBuildingElement,
  IfcBuildingLayers,
  IfcBuildingOpening,
  IfcRowNote,
} from './ifc-building.ts'
import { notTakenIn } from './not-taken.ts'
import { type Quantities, quantitiesIn } from './quantities.ts'
import { type Relations, relationsOf } from './relations.ts'
import { type BuildingUnits, buildingUnits } from './units.ts'

/** How far reading is [1] once the text was gone through, what belongs to what is known, rows are chosen and measured. */
const parts = { opened: 0.4, related: 0.7, chosen: 0.75, measured: 0.85, rest: 0.9 } as const

type Context = {
  readonly file: StepFile
  readonly units: BuildingUnits
  readonly elements: Elements
  readonly relations: Relations
  readonly classes: ReturnType<typeof classificationOf>
}

const quantitiesOf = ({ file, units, elements }: Context, element: StepInstance): Quantities =>
  quantitiesIn(file, units, elements.quantitiesOf(element))

const globalId = ({ attributes }: StepInstance) => stringOf(attributes[0])
const nameOf = ({ attributes }: StepInstance) => stringOf(attributes[2])

/** Width and height of a window or door [m]: its own, else by its quantities. */
function sizeOf(context: Context, element: StepInstance) {
  const metres = context.units.length ?? 1
  const own = (place: number) => {
    const value = numberOf(element.attributes[place])
    return value === undefined ? undefined : value * metres
  }
  const quantities = quantitiesOf(context, element)
  return {
    height: own(8) ?? quantities.length('Height', 'NominalHeight'),
    width: own(9) ?? quantities.length('Width', 'NominalWidth'),
    told: quantities.area('Area'),
  }
}

/** Thickness of a layer set [m]. */
function thicknessOf({ file, units }: Context, set: StepInstance | undefined): number | undefined {
  if (!set) return undefined
  const layers = refsOf(set.attributes[0]).flatMap((id) => file.get(id) ?? [])
  const sum = layers.reduce((so, { attributes }) => so + (numberOf(attributes[1]) ?? 0), 0)
  return sum > 0 ? sum * (units.length ?? 1) : undefined
}

/** Area of the windows and doors in an element [m²]. */
function areaOfOpenings(context: Context, id: number): number {
  return context.relations.hostedBy(id).reduce((sum, one) => {
    const element = context.file.get(one)
    return sum + ((element && openingArea(sizeOf(context, element)).area) ?? 0)
  }, 0)
}

function areaOf(context: Context, element: StepInstance): CheckedArea {
  const quantities = quantitiesOf(context, element)
  const openings = areaOfOpenings(context, element.id)
  if (isWallClass(element.type)) {
    const length = quantities.length('Length', 'NominalLength')
    const height = quantities.length('Height', 'NominalHeight')
    return wallArea({
      net: quantities.area('NetSideArea', 'NetArea'),
      gross: quantities.area('GrossSideArea', 'GrossArea'),
      face: length === undefined || height === undefined ? undefined : length * height,
      openings,
    })
  }
  return flatArea({
    net: quantities.area('NetArea'),
    gross: quantities.area('GrossArea'),
    perimeter: quantities.length('Perimeter', 'GrossPerimeter'),
    thickness:
      quantities.length('Depth', 'Width', 'NominalWidth') ?? thicknessOf(context, context.relations.layersOf(element)),
    openings,
    surface: quantities.area('TotalSurfaceArea'),
  })
}

/** What every row has. */
function rowOf({ relations, elements }: Context, element: StepInstance, { area, notes }: CheckedArea) {
  const external = elements.external(element)
  const assumed: readonly IfcRowNote[] = external === undefined ? [{ code: 'adjacencyAssumed' }] : []
  return {
    sourceId: globalId(element),
    name: nameOf(element),
    area,
    external,
    storey: relations.storeyOf(element.id),
    status: relations.statusOf(element),
    notes: [...notes, ...assumed],
  }
}

function toElement(context: Context, element: StepInstance): IfcBuildingElement {
  const set = context.relations.layersOf(element)
  const costGroup = context.classes.costGroupOf(element)
  return {
    ...rowOf(context, element, areaOf(context, element)),
    entity: element.type,
    layers: set && `#${set.id}`,
    type: typeHintOf(element, context.elements, nameOf(element)) ?? 'outerWall',
    ...(costGroup !== undefined && { costGroup }),
  }
}

function toOpening(context: Context, element: StepInstance): IfcBuildingOpening {
  const { relations, elements, file } = context
  const size = sizeOf(context, element)
  const host = file.get(relations.hostOf(element.id))
  const uValue = relations.transmittanceOf(element)
  const { minimum, maximum } = bounds.openingTransmittance
  const type = elements.typeOf(element)
  const row = rowOf(context, element, openingArea(size))
  return {
    ...row,
    // what stands in a wall stands on its storey, whether the file says so again or not
    storey: row.storey ?? (host && relations.storeyOf(host.id)),
    kind: element.type.startsWith('IFCDOOR') ? 'door' : 'window',
    typeName: type ? nameOf(type) : stringOf(element.attributes[4]),
    width: size.width,
    height: size.height,
    host: host && globalId(host),
    uValue: uValue !== undefined && uValue >= minimum && uValue <= maximum ? uValue : undefined,
  }
}

/** A whole whose parts have layers or areas stands for nothing; a covering without layers is none. */
function isRow(context: Context, element: StepInstance): boolean {
  const { relations, file } = context
  const says = (one: StepInstance) => relations.layersOf(one) !== undefined || areaOf(context, one).area !== null
  if (element.type === 'IFCCOVERING') return relations.layersOf(element) !== undefined
  const within = relations.partsOf(element.id).flatMap((id) => file.get(id) ?? [])
  return !within.some((part) => rowClasses.includes(part.type) && says(part))
}

/** Every layer set that elements name, each once. */
function layersIn(
  { file, units, relations }: Omit<Context, 'elements'>,
  elements: readonly StepInstance[],
): IfcBuildingLayers[] {
  const reading = { file, metres: units.length ?? 1, materialOf: ifcMaterials(file) }
  const sets = new Map(elements.flatMap((element) => relations.layersOf(element) ?? []).map((set) => [set.id, set]))
  return [...sets.values()].map((set) => ({
    id: `#${set.id}`,
    name: stringOf(set.attributes[1]),
    firstLayer: relations.firstLayerOf(set),
    layers: layersOfSet(reading, set),
  }))
}

/** Classes that are no group of DIN 276, each once, and what layers of the file say beside. */
function lossesIn(
  { classes }: Context,
  elements: readonly StepInstance[],
  sets: readonly IfcBuildingLayers[],
): BuildingLoss[] {
  const named = new Map<string, BuildingLoss>()
  for (const element of elements)
    for (const name of classes.othersOf(element))
      if (!named.has(name))
        named.set(name, {
          sourceId: globalId(element),
          name: nameOf(element),
          loss: { code: 'attribute', values: { name } },
        })
  const ofLayers = sets.flatMap(({ id, name, layers }) =>
    layers.flatMap(({ lost }) => lost.map((loss): BuildingLoss => ({ sourceId: id, name, loss }))),
  )
  return [...named.values(), ...ofLayers]
}

/** Things between two tellings of how far reading is. */
const TOLD_EVERY = 500

/** Goes through things and tells from where to where in the whole that brings it. */
const telling =
  (onProgress: OnProgress | undefined) =>
  <One, Made>(all: readonly One[], [from, to]: readonly [number, number], make: (one: One) => Made): Made[] =>
    all.map((one, at) => {
      if (onProgress && at % TOLD_EVERY === 0) onProgress(from + ((to - from) * at) / all.length)
      return make(one)
    })

/**
 * Reads a building from an IFC file (IFC2x3, IFC4, IFC4x3, STEP) by its quantities: walls, floors, roofs and coverings with
 * their net areas, each checked against the others, windows and doors with what they are in, storeys and spaces. Geometry is
 * not read; a quantity that was told and not used is noted at its row.
 *
 * @param onProgress - told how far it is, from 0 to 1
 * @throws {ForeignFileError} with the line
 * @see buildingSMART, base quantities (Qto_WallBaseQuantities and others)
 */
export function readIfcBuilding(text: string, onProgress?: OnProgress): IfcBuilding {
  const file = openStep(text, buildingTypes, onProgress && ((share) => onProgress(share * parts.opened)))
  onProgress?.(parts.opened)
  const through = telling(onProgress)
  const units = buildingUnits(file)
  const elements = elementsOf(file)
  const context: Context = {
    file,
    units,
    elements,
    relations: relationsOf(file, elements),
    classes: classificationOf(file, elements),
  }
  onProgress?.(parts.related)
  const found = file.ofType(...rowClasses)
  const isTaken = through(found, [parts.related, parts.chosen], (element) => isRow(context, element))
  const rows = found.filter((_, at) => isTaken[at])
  const coverings = found.filter(({ type }, at) => !isTaken[at] && type === 'IFCCOVERING')
  const rowIds = new Set(rows.map(({ id }) => id))
  const [building] = file.ofType('IFCBUILDING')
  const layers = layersIn(context, rows)
  const taken = {
    elements: through(rows, [parts.chosen, parts.measured], (element) => toElement(context, element)),
    openings: through(file.ofType(...openingClasses), [parts.measured, parts.rest], (one) => toOpening(context, one)),
  }
  const bulks = bulksIn(file, {
    elements,
    materialOf: ifcMaterials(file),
    quantitiesOf: (element) => quantitiesOf(context, element),
    costGroupOf: context.classes.costGroupOf,
    partsOf: context.relations.partsOf,
    isRow: (id) => rowIds.has(id),
    onProgress: onProgress && ((share) => onProgress(parts.rest + (1 - parts.rest) * share)),
  })
  return {
    ...taken,
    bulks,
    notTaken: notTakenIn(context, { left: coverings, bulks }),
    project: stringOf(file.ofType('IFCPROJECT')[0]?.attributes[2]),
    units: { length: units.length, area: units.area },
    storeys: file.ofType('IFCBUILDINGSTOREY').map(nameOf),
    layers,
    spaces: file.ofType('IFCSPACE').map((space) => ({
      sourceId: globalId(space),
      name: [nameOf(space), stringOf(space.attributes[7])].filter((name) => name !== '').join(' '),
      area: quantitiesOf(context, space).area('NetFloorArea', 'GrossFloorArea') ?? null,
    })),
    grossFloorArea: building && quantitiesOf(context, building).area('GrossFloorArea'),
    lost: lossesIn(context, rows, layers),
  }
}
