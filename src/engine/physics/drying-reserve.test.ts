import { expect, test } from 'vitest'
import type { Layer } from '#engine/construction.ts'
import {
  air,
  bitumen,
  buildConstruction,
  buildFraming,
  buildLayer,
  buildMaterial,
  mineralWool,
  plasterboard,
  timber,
} from '#testing/physics-builders.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { assessPhysics } from './assess-physics.ts'

const foil = buildMaterial({ id: 'foil', vapourResistanceFactor: { dry: 100_000, wet: 100_000 } })
const insulation = buildLayer(mineralWool, 0.2)
const rafters = buildLayer(mineralWool, 0.2, { framing: buildFraming() })
const tight = buildLayer(bitumen, 0.005)
const board = buildLayer(plasterboard, 0.0125)
const reserveOf = (type: ConstructionType, ...layers: Layer[]) => {
  const { moisture, warnings } = assessPhysics(buildConstruction(layers, { type }))
  return {
    reserve: moisture.dryingReserve ?? Number.NaN,
    low: warnings.find(({ code }) => code === 'dryingReserveLow'),
  }
}

test('of members in a closed compartment it is asked for: 250 g/m² of roofs, 100 g/m² of others', () => {
  const outer = buildLayer(foil, 0.0002)
  const inner = buildLayer(foil, 0.000011)
  const roof = reserveOf('pitchedRoof', outer, rafters, inner, board)
  expect(roof.low?.values).toEqual({ reserve: roof.reserve, required: 0.25 })
  expect(roof.reserve).toBeGreaterThan(0.1)
  const wall = reserveOf('outerWall', tight, rafters, buildLayer(foil, 0.0005), board)
  expect(wall.low?.values).toEqual({ reserve: wall.reserve, required: 0.1 })
  const open = reserveOf('outerWall', board, rafters, buildLayer(foil, 0.0001), board)
  expect(open.reserve).toBeGreaterThan(0.1)
  expect(open.low).toBeUndefined()
})

test('of solid timber below an insulation it is told, and nothing is asked', () => {
  const solid = reserveOf('flatRoof', tight, insulation, buildLayer(bitumen, 0.004), buildLayer(timber, 0.14))
  expect(solid.reserve).toBeLessThan(0.25)
  expect(solid.low).toBeUndefined()
})

test('of members that show, on either side, nothing is asked', () => {
  const inside = reserveOf(
    'flatRoof',
    tight,
    insulation,
    buildLayer(timber, 0.024),
    buildLayer(air, 0.16, { framing: buildFraming() }),
  )
  expect(inside.reserve).toBeLessThan(0.25)
  expect(inside.low).toBeUndefined()
  const cavity = buildLayer(air, 0.04, { airCavity: 'wellVentilated' })
  expect(reserveOf('pitchedRoof', tight, cavity, rafters, tight, board).low).toBeUndefined()
})

test('of a wall without wood it is not told', () => {
  expect(reserveOf('outerWall', tight, insulation, board).reserve).toBeNaN()
})
