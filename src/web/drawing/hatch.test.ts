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

/** End and control points of a path, absolute. */
function points(path: string): [number, number][] {
  const found: [number, number][] = []
  let at: [number, number] = [0, 0]
  for (const [, command = '', rest = ''] of path.matchAll(/([MLlQAhz])([^MLlQAhz]*)/g)) {
    const values = rest.trim() === '' ? [] : rest.trim().split(/\s+/).map(Number)
    if (values.some(Number.isNaN)) throw new Error(`not a number in ${command}${rest}`)
    const coordinates = command === 'A' ? values.slice(5) : command === 'h' || command === 'z' ? [] : values
    for (let index = 0; index + 1 < coordinates.length; index += 2) {
      const [x, y] = [coordinates[index] ?? Number.NaN, coordinates[index + 1] ?? Number.NaN]
      at = command === 'l' ? [at[0] + x, at[1] + y] : [x, y]
      found.push(at)
    }
  }
  return found
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
    const direction = (hatch: 'brick' | 'sandLime') => {
      const [from, to] = points(drawHatch(request({ hatch }))[0]?.path ?? '')
      return Math.sign(((to?.[0] ?? 0) - (from?.[0] ?? 0)) * ((to?.[1] ?? 0) - (from?.[1] ?? 0)))
    }
    expect(direction('brick')).toBe(1)
    expect(direction('sandLime')).toBe(-1)
  })

  test('keeps its angle on the sheet when the layer lies', () => {
    const slope = (lying: boolean) => {
      const [from, to] = points(drawHatch(request({ hatch: 'tile', lying })).at(0)?.path ?? '').slice(40)
      return Math.abs(((to?.[1] ?? 0) - (from?.[1] ?? 0)) / ((to?.[0] ?? 0) - (from?.[0] ?? 0)))
    }
    expect(slope(false)).toBeCloseTo(Math.tan(Math.PI / 3), 1)
    expect(slope(true)).toBeCloseTo(Math.tan(Math.PI / 3), 1)
  })

  test('is remembered: the same layer is not drawn twice', () => {
    expect(hatchMarks(request({ hatch: 'gravel' }))).toBe(hatchMarks(request({ hatch: 'gravel', thickness: 120.01 })))
  })
})
