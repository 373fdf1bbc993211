import type { ForeignMaterial } from '../foreign/foreign-construction.ts'
import type { StepFile, StepInstance } from './step-file.ts'
import { innerOf, numberOf, refOf, refsOf, stringOf } from './step-values.ts'

type Facts = { readonly ids: string[]; conductivity?: number; density?: number }

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i

/** Keeps what a property says of its material: λ, ρ, and UUIDs such as those that planners enter for ÖKOBAUDAT. */
function takeProperty({ attributes }: StepInstance, facts: Facts): void {
  const name = stringOf(attributes[0]).toLowerCase()
  const value = innerOf(attributes[2])
  if (typeof value === 'string') {
    const id = uuid.exec(value)?.[0]
    if (id && /uuid|guid|obd|oekobau|ökobau|epd/.test(name)) facts.ids.push(id.toLowerCase())
  }
  const figure = numberOf(attributes[2])
  if (figure === undefined || figure <= 0) return
  if (name === 'thermalconductivity') facts.conductivity = figure
  if (name === 'massdensity') facts.density = figure
}

/** In IFC4 properties refer to their material; in IFC2x3 each kind is an entity of its own. */
function factsById(file: StepFile): ReadonlyMap<number, Facts> {
  const facts = new Map<number, Facts>()
  const of = (material: number | undefined): Facts => {
    const known = (material !== undefined && facts.get(material)) || { ids: [] }
    if (material !== undefined) facts.set(material, known)
    return known
  }
  const takeAll = (material: number | undefined, properties: readonly number[]) => {
    for (const id of properties) {
      const property = file.get(id)
      if (property?.type === 'IFCPROPERTYSINGLEVALUE') takeProperty(property, of(material))
    }
  }
  for (const { attributes } of file.ofType('IFCMATERIALPROPERTIES'))
    takeAll(refOf(attributes[3]), refsOf(attributes[2]))
  for (const { attributes } of file.ofType('IFCEXTENDEDMATERIALPROPERTIES'))
    takeAll(refOf(attributes[0]), refsOf(attributes[1]))
  for (const { attributes } of file.ofType('IFCTHERMALMATERIALPROPERTIES')) {
    const conductivity = numberOf(attributes[4])
    if (conductivity !== undefined && conductivity > 0) of(refOf(attributes[0])).conductivity = conductivity
  }
  for (const { attributes } of file.ofType('IFCGENERALMATERIALPROPERTIES')) {
    const density = numberOf(attributes[3])
    if (density !== undefined && density > 0) of(refOf(attributes[0])).density = density
  }
  return facts
}

/** The material an id refers to; `fallback` names it where the file does not. */
export type MaterialOf = (id: number | undefined, fallback: string) => ForeignMaterial

/** Materials of the file by id, with what their properties say. */
export function ifcMaterials(file: StepFile): MaterialOf {
  const facts = factsById(file)
  return (id, fallback) => {
    const material = file.get(id)
    const { ids = [], conductivity, density } = (material && facts.get(material.id)) ?? {}
    return {
      name: stringOf(material?.attributes[0]) || fallback,
      ids: [...new Set(ids)],
      ...(conductivity !== undefined && { conductivity }),
      ...(density !== undefined && { density }),
    }
  }
}
