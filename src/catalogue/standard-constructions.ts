import { z } from 'zod'
import { basementWalls } from './standard-constructions/basement-walls.ts'
import { concreteFlatRoofs } from './standard-constructions/flat-roofs-concrete.ts'
import { lightFlatRoofs } from './standard-constructions/flat-roofs-light.ts'
import { groundSlabs } from './standard-constructions/ground-slabs.ts'
import { solidInnerWalls } from './standard-constructions/inner-walls-solid.ts'
import { studInnerWalls } from './standard-constructions/inner-walls-stud.ts'
import { internalFloors } from './standard-constructions/internal-floors.ts'
import { loftCeilings } from './standard-constructions/loft-ceilings.ts'
import { lowerFloors } from './standard-constructions/lower-floors.ts'
import { wallsAfter1945 } from './standard-constructions/outer-walls-after-1945.ts'
import { wallsBefore1945 } from './standard-constructions/outer-walls-before-1945.ts'
import { insulatedWalls } from './standard-constructions/outer-walls-insulated.ts'
import { monolithicWalls } from './standard-constructions/outer-walls-monolithic.ts'
import { timberWalls } from './standard-constructions/outer-walls-timber.ts'
import { partitionsToUnheated } from './standard-constructions/partitions-to-unheated.ts'
import { pitchedRoofs } from './standard-constructions/pitched-roofs.ts'
import { existingPitchedRoofs } from './standard-constructions/pitched-roofs-existing.ts'
import { type StandardConstruction, standardConstruction } from './standard-constructions/schema.ts'

const groups = [
  insulatedWalls,
  monolithicWalls,
  timberWalls,
  wallsBefore1945,
  wallsAfter1945,
  basementWalls,
  pitchedRoofs,
  existingPitchedRoofs,
  concreteFlatRoofs,
  lightFlatRoofs,
  loftCeilings,
  internalFloors,
  lowerFloors,
  groundSlabs,
  solidInnerWalls,
  studInnerWalls,
  partitionsToUnheated,
]

/**
 * The standard constructions, checked and sorted by code. Ids and codes never change: users and their copies refer to
 * them.
 *
 * Where they name a figure of their own, `standard-constructions/README.md` says where it comes from.
 *
 * @throws {z.ZodError} naming group and place, where one is not well formed
 */
export function loadStandardConstructions(): readonly StandardConstruction[] {
  const checked = z.array(z.array(standardConstruction)).parse(groups)
  return checked.flat().toSorted((one, other) => (one.code < other.code ? -1 : 1))
}
