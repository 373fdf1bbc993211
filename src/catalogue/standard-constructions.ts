import { z } from 'zod'
import { basementWalls } from './standard-constructions/basement-walls.ts'
import { ceilings } from './standard-constructions/ceilings.ts'
import { flatRoofs } from './standard-constructions/flat-roofs.ts'
import { innerWalls } from './standard-constructions/inner-walls.ts'
import { lowerFloors } from './standard-constructions/lower-floors.ts'
import { existingWalls } from './standard-constructions/outer-walls-existing.ts'
import { masonryWalls } from './standard-constructions/outer-walls-masonry.ts'
import { timberWalls } from './standard-constructions/outer-walls-timber.ts'
import { pitchedRoofs } from './standard-constructions/pitched-roofs.ts'
import { type StandardConstruction, standardConstruction } from './standard-constructions/schema.ts'

const groups = [
  masonryWalls,
  timberWalls,
  existingWalls,
  basementWalls,
  pitchedRoofs,
  flatRoofs,
  ceilings,
  lowerFloors,
  innerWalls,
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
