import { datasetKey } from '#catalogue/oekobaudat-datasets.ts'
import { readDeclaredRow } from '#catalogue/oekobaudat-row.ts'
import { type TransportRecord, transportKeys } from '#catalogue/transport-datasets.ts'
import type { Generation } from '#vocabulary/indicators.ts'
import { vehicles } from '#vocabulary/vehicles.ts'
import { oekobaudatRows } from './oekobaudat-file.ts'

/**
 * What one t·km is in the file: 1000 kg·km. OBD_2020_II writes "1000 kgkm"; OBD_2024_I writes "1000 t*km" of the same
 * reference flow (f5458338), of processes that follow those and with as much diesel: the 1000 are kilograms there too,
 * since no truck drives a t·km on 1.4 kJ.
 */
const KILOGRAM_KILOMETRES = 1000
const FLOW = 'f5458338-7c8d-4b77-815b-ef2a2df69ee8'

/** A release of the catalogue and the file it is read from. */
type Original = { readonly id: string; readonly generation: Generation; readonly path: string }

/**
 * The vehicles of a release, per t·km, with the figures of the file.
 *
 * @throws {Error} where one is not there or is not for 1000 kg·km of freight
 */
export function transportsOf({ id: release, generation, path }: Original): TransportRecord[] {
  const keys = transportKeys[release]
  if (!keys) return []
  const wanted = new Set<string>(Object.values(keys))
  const found = new Map<string, Omit<TransportRecord, 'vehicle'>>()
  for (const cells of oekobaudatRows(path)) {
    const key = datasetKey({ uuid: cells('UUID'), version: cells('Version') })
    if (!wanted.has(key)) continue
    const { header, figures } = readDeclaredRow(cells)
    const { generation: own, predecessor: _earlier, referenceQuantity, referenceUnit: _unit, ...rest } = header
    if (own !== generation || referenceQuantity !== KILOGRAM_KILOMETRES || cells('Referenzfluss-UUID') !== FLOW)
      throw new Error(`${release} ${key} is not for ${KILOGRAM_KILOMETRES} kg·km of ${generation}`)
    const { category, conformity, ...named } = rest
    found.set(key, {
      release,
      generation,
      ...named,
      category: [...category],
      conformity: [...conformity],
      referenceQuantity: 1,
      referenceUnit: 't*km',
      modules: [figures],
    })
  }
  return vehicles.map((vehicle) => {
    const one = found.get(keys[vehicle])
    if (!one) throw new Error(`${release} has no ${keys[vehicle]}`)
    return { vehicle, ...one }
  })
}
