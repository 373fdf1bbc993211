import type { ConstructionType } from '#vocabulary/constructions.ts'
import { typeFromName } from '../foreign/element-type.ts'
import { elementTypes, typeTypes } from './ifc-types.ts'
import type { StepFile, StepInstance } from './step-file.ts'
import { enumOf, innerOf, refOf, refsOf, stringOf } from './step-values.ts'

/** What the file says of the elements around layers. */
export type Elements = {
  readonly external: (element: StepInstance) => boolean | undefined
  readonly typeOf: (element: StepInstance) => StepInstance | undefined
  readonly quantitiesOf: (element: StepInstance) => readonly StepInstance[]
}

const isType = ({ type }: StepInstance) => typeTypes.includes(type)
export const isElement = ({ type }: StepInstance) => elementTypes.includes(type) || typeTypes.includes(type)

/** Property sets and quantities by the element they describe. */
function definitions(file: StepFile): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>()
  const add = (element: number, definition: number) => {
    const known = found.get(element)
    if (known) known.push(definition)
    else found.set(element, [definition])
  }
  for (const { attributes } of file.ofType('IFCRELDEFINESBYPROPERTIES')) {
    const definition = refOf(attributes[5])
    if (definition !== undefined) for (const element of refsOf(attributes[4])) add(element, definition)
  }
  for (const { id, attributes } of file.ofType(...typeTypes))
    for (const definition of refsOf(attributes[5])) add(id, definition)
  return found
}

/** Whether a `Pset_…Common` says that its element is external. */
function isExternalIn(file: StepFile, set: StepInstance | undefined): boolean | undefined {
  if (set?.type !== 'IFCPROPERTYSET' || !/^Pset_\w+Common$/.test(stringOf(set.attributes[2]))) return undefined
  for (const id of refsOf(set.attributes[4])) {
    const property = file.get(id)
    if (stringOf(property?.attributes[0]) !== 'IsExternal') continue
    const told = enumOf(innerOf(property?.attributes[2]))
    return told === 'T' ? true : told === 'F' ? false : undefined
  }
  return undefined
}

/** Looks up what relations say of an element. */
export function elementsOf(file: StepFile): Elements {
  const defined = definitions(file)
  const types = new Map<number, number>()
  for (const { attributes } of file.ofType('IFCRELDEFINESBYTYPE')) {
    const type = refOf(attributes[5])
    if (type !== undefined) for (const element of refsOf(attributes[4])) types.set(element, type)
  }
  const typeOf = (element: StepInstance) => file.get(types.get(element.id))
  const externalIn = (element: StepInstance | undefined) =>
    (element ? (defined.get(element.id) ?? []) : []).reduce<boolean | undefined>(
      (known, id) => known ?? isExternalIn(file, file.get(id)),
      undefined,
    )
  return {
    typeOf,
    external: (element) => externalIn(element) ?? externalIn(typeOf(element)),
    quantitiesOf: (element) =>
      (defined.get(element.id) ?? []).flatMap((id) => {
        const found = file.get(id)
        return found?.type === 'IFCELEMENTQUANTITY' ? [found] : []
      }),
  }
}

const slabTypes: Readonly<Record<string, ConstructionType>> = {
  FLOOR: 'internalFloor',
  LANDING: 'internalFloor',
  ROOF: 'flatRoof',
  BASESLAB: 'groundSlab',
}
const coveringTypes: Readonly<Record<string, ConstructionType>> = {
  FLOORING: 'internalFloor',
  CEILING: 'internalFloor',
  ROOFING: 'pitchedRoof',
  CLADDING: 'outerWall',
}
/** Place of PredefinedType: behind the eight attributes of an element, behind the nine of a type. */
const predefined = (element: StepInstance) => enumOf(element.attributes[isType(element) ? 9 : 8])

const isWall = (type: ConstructionType | undefined) => type !== undefined && /wall|partition/i.test(type)

/** `IsExternal` decides between outside and inside; a name may say more within that. */
function wallType(external: boolean | undefined, named: ConstructionType | undefined): ConstructionType {
  if (external === undefined) return named !== undefined && isWall(named) ? named : 'outerWall'
  if (external) return named === 'outerWallGround' ? named : 'outerWall'
  return named === 'partitionToUnheated' ? named : 'innerWall'
}

const slabType = (kind: string, named: ConstructionType | undefined): ConstructionType =>
  named !== undefined && !isWall(named) && named !== 'internalFloor' ? named : (slabTypes[kind] ?? 'internalFloor')

/** What an element is in the building: by its class, `PredefinedType`, `IsExternal`, and its name where these say less. */
export function typeHintOf(element: StepInstance, elements: Elements, name: string): ConstructionType | undefined {
  const named = typeFromName(name)
  const kind = predefined(element) ?? ''
  const is = (entity: string) => element.type.startsWith(entity)
  if (is('IFCWALL')) return wallType(elements.external(element), named)
  if (is('IFCSLAB')) return slabType(kind, named)
  if (is('IFCROOF')) return kind === 'FLAT_ROOF' || named === 'flatRoof' ? 'flatRoof' : 'pitchedRoof'
  return is('IFCCOVERING') ? (coveringTypes[kind] ?? named) : named
}
