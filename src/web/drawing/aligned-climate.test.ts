import { describe, expect, test } from 'vitest'
import { alignedClimate } from './aligned-climate.ts'
import type { DrawnLayer } from './section-types.ts'

const air = { outsideTemperature: -5, insideTemperature: 20 }
const face = (outerLayer: number | null, layer: number | null, temperature: number) => ({
  outerLayer,
  layer,
  temperature,
  dewPoint: temperature - 3,
})

describe('computed faces', () => {
  test('come to the layers they belong to; those open to the outside have none', () => {
    const layers: DrawnLayer[] = [
      { hatch: 'timberLong', thickness: 0.024 },
      { hatch: 'air', thickness: 0.04 },
      { hatch: 'cellulose', thickness: 0.2 },
      { hatch: 'gypsumBoard', thickness: 0.0125 },
    ]
    const climate = alignedClimate(layers, air, [face(null, 2, -4.6), face(2, 3, 19), face(3, null, 19.6)])
    expect(climate).toEqual({
      outside: -5,
      inside: 20,
      temperatures: [null, null, -4.6, 19, 19.6],
      dewPoints: [null, null, -7.6, 16, 16.6],
    })
  })

  test('leave out what is removed at the outside, and pass level through what is removed within', () => {
    const outer: DrawnLayer[] = [
      { hatch: 'plaster', thickness: 0.02, state: 'removed' },
      { hatch: 'brick', thickness: 0.3, state: 'existing' },
    ]
    expect(alignedClimate(outer, air, [face(null, 1, -4), face(1, null, 15)]).temperatures).toEqual([null, -4, 15])
    const within: DrawnLayer[] = [{ hatch: 'rigidFoam', thickness: 0.1 }, ...outer]
    const temperatures = alignedClimate(within, air, [
      face(null, 0, -4),
      face(0, 2, 10),
      face(2, null, 18),
    ]).temperatures
    expect(temperatures).toEqual([-4, 10, 10, 18])
  })
})
