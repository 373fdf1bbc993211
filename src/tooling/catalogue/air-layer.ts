import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import { notes } from './notes.ts'

/**
 * One air layer for every place and direction, whose ventilation the layer of the construction states. The draft has
 * it only split by direction and ventilation, which ISO 6946 takes from the construction.
 *
 * @param materials - with the unventilated air layer it is made from
 */
export function airLayer(materials: readonly CatalogueMaterial[]): CatalogueMaterial {
  const still = materials.find((material) => material.id === 'air_unventilated_wall')
  if (!still) throw new Error('the draft has no unventilated air layer')
  const { airCavity: _, ...rest } = still
  return {
    ...rest,
    id: 'air_layer',
    name: { de_DE: 'Luftschicht', en_GB: 'Air layer' },
    ...(notes['air_layer'] && { note: notes['air_layer'] }),
  }
}
