import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hatches } from '#vocabulary/materials.ts'
import { drawHatch, type HatchRequest, hatchMarks } from './hatch.ts'

const request = (overrides: Partial<HatchRequest>): HatchRequest => ({
  hatch: 'sandLime',
  thickness: 120,
  length: 320,
  density: 1,
  lying: false,
  seed: 'AW-01 0',
  ...overrides,
})

/** How many numbers after a command are not coordinates: radii and flags of an arc. */
const SKIPPED: Record<string, number> = { A: 5 }

/** End and control points of a path, absolute. */
function points(path: string): [number, number][] {
  const found: [number, number][] = []
  for (const [, command = '', rest = ''] of path.matchAll(/([MLlQA])([^MLlQAhz]*)/g)) {
    const values = rest.trim().split(/\s+/).map(Number)
    expect(values).not.toContain(Number.NaN)
    const [fromX, fromY] = command === 'l' ? (found.at(-1) ?? [0, 0]) : [0, 0]
    for (let index = SKIPPED[command] ?? 0; index < values.length; index += 2) {
      found.push([fromX + (values[index] ?? Number.NaN), fromY + (values[index + 1] ?? Number.NaN)])
    }
  }
  return found
}

/** Slope of the stroke in the middle of a hatch of lines. */
function slope(overrides: Partial<HatchRequest>): number {
  const all = points(drawHatch(request(overrides))[0]?.path ?? '')
  const middle = 2 * Math.floor(all.length / 4)
  const [fromX, fromY] = all[middle] ?? [0, 0]
  const [toX, toY] = all[middle + 1] ?? [0, 0]
  return (toY - fromY) / (toX - fromX)
}

const throughTheEnds = new Set(['mineralWool', 'cellulose', 'woodFibre', 'rigidFoam'])
const anyHatch = fc.constantFrom(...hatches)
const anyRequest = fc.record({
  hatch: anyHatch,
  thickness: fc.double({ min: 0.2, max: 700, noNaN: true }),
  length: fc.double({ min: 10, max: 330, noNaN: true }),
  density: fc.constantFrom(1, 0.6),
  lying: fc.boolean(),
  seed: fc.string({ maxLength: 12 }),
})

describe('a hatch', () => {
  test('is the same for the same seed, whatever was drawn before', () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        expect(drawHatch(asked)).toEqual(drawHatch({ ...asked }))
      }),
      { numRuns: 60 },
    )
  })

  test.each(['cellulose', 'timber', 'woodPanel', 'plaster', 'screed', 'gypsumBoard', 'gravel'] as const)(
    'of %s differs from seed to seed',
    (hatch) => {
      expect(drawHatch(request({ hatch }))).not.toEqual(drawHatch(request({ hatch, seed: 'AW-02 0' })))
    },
  )

  test.each(hatches.filter((hatch) => hatch !== 'air'))('of %s has ink at every size in use', (hatch) => {
    for (const size of [
      { thickness: 120 },
      { thickness: 4 },
      { thickness: 32, length: 22, density: 0.6 },
      { thickness: 200, length: 480, lying: true },
    ]) {
      expect(drawHatch(request({ hatch, ...size })).length).toBeGreaterThan(0)
    }
  })

  test('of air is empty', () => {
    expect(drawHatch(request({ hatch: 'air' }))).toEqual([])
  })

  test('stays within its faces, and but for insulation, which is cut there, within its ends', () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        for (const { path } of drawHatch(asked)) {
          for (const point of points(path)) {
            const [across, along] = asked.lying ? [point[1], point[0]] : point
            expect(across).toBeGreaterThanOrEqual(-0.06)
            expect(across).toBeLessThanOrEqual(asked.thickness + 0.06)
            if (throughTheEnds.has(asked.hatch)) continue
            expect(along).toBeGreaterThanOrEqual(-0.06)
            expect(along).toBeLessThanOrEqual(asked.length + 0.06)
          }
        }
      }),
      { numRuns: 200 },
    )
  })

  test('writes numbers only', () => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        for (const { path } of drawHatch(asked)) expect(path).toMatch(/^[MLlQAhz0-9 .-]+$/)
      }),
      { numRuns: 100 },
    )
  })

  test.each([0, -5, Number.NaN])('of a layer of %d px is empty', (thickness) => {
    for (const hatch of hatches) expect(drawHatch(request({ hatch, thickness }))).toEqual([])
  })

  test('of a sheet far thinner than a line is still drawn as its symbol', () => {
    const marks = drawHatch(request({ hatch: 'vapourBarrier', thickness: 0.37 }))
    expect(marks[0]?.strokeWidth).toBeGreaterThanOrEqual(1.4)
    expect(drawHatch(request({ hatch: 'plaster', thickness: 0.37 }))).toEqual([])
  })

  test('of brick mirrors that of sand-lime', () => {
    expect(slope({ hatch: 'brick' })).toBeCloseTo(1, 1)
    expect(slope({ hatch: 'sandLime' })).toBeCloseTo(-1, 1)
  })

  test('keeps its angle on the sheet when the layer lies', () => {
    for (const lying of [false, true]) {
      expect(Math.abs(slope({ hatch: 'tile', lying }))).toBeCloseTo(Math.tan(Math.PI / 3), 1)
    }
  })

  test('is remembered: the same layer is not drawn twice', () => {
    expect(hatchMarks(request({ hatch: 'gravel' }))).toBe(hatchMarks(request({ hatch: 'gravel', thickness: 120.01 })))
  })
})
