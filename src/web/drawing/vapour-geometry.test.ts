import { describe, expect, test } from 'vitest'
import { dewPoint, saturationPressure } from './vapour.ts'
import { pressureTicks, vapourGeometry } from './vapour-geometry.ts'

const sd = (metres: number) => metres.toFixed(2)
const layers = [
  { hatch: 'woodFibre', sd: 0.3 },
  { hatch: 'cellulose', sd: 0.4 },
  { hatch: 'woodPanel', sd: 3 },
] as const
const faces = [
  { temperature: -4.6, dewPoint: -7.6 },
  { temperature: -0.4, dewPoint: -6 },
  { temperature: 15.2, dewPoint: -4.1 },
  { temperature: 19.6, dewPoint: 9.3 },
]

describe('the vapour pressure drawing', () => {
  test('draws the layers to the scale of s_d', () => {
    const bands = vapourGeometry(layers, faces, sd)?.bands ?? []
    expect((bands[2]?.width ?? 0) / (bands[0]?.width ?? 1)).toBeCloseTo(10, 1)
    expect(bands.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(900 - 128, 1)
  })

  test('keeps the vapour pressure under the saturation where nothing condenses', () => {
    const geometry = vapourGeometry(layers, faces, sd)
    for (const [index, [x, y]] of (geometry?.pressure ?? []).entries()) {
      const saturation = geometry?.saturation.filter(([at]) => Math.abs(at - x) < 0.02).map(([, height]) => height)
      expect(saturation?.length, `face ${index}`).toBeGreaterThan(0)
      for (const height of saturation ?? []) expect(y).toBeGreaterThan(height)
    }
  })

  test('is left out while a resistance or a face is missing', () => {
    expect(vapourGeometry([{ hatch: 'air', sd: Number.NaN }], faces.slice(0, 2), sd)).toBeUndefined()
    expect(vapourGeometry([{ hatch: 'air', sd: 0 }], faces.slice(0, 2), sd)).toBeUndefined()
    expect(vapourGeometry(layers, faces.slice(1), sd)).toBeUndefined()
    expect(vapourGeometry([], [], sd)).toBeUndefined()
  })

  test('has an axis of whole pressures', () => {
    expect(pressureTicks(2_280)).toEqual([0, 500, 1_000, 1_500, 2_000])
    expect(pressureTicks(900)).toEqual([0, 200, 400, 600, 800])
  })
})

test.each([
  [-10, 260],
  [0, 611],
  [20, 2_337],
])('saturation at %d °C is about %d Pa, and its dew point the temperature', (celsius, pascal) => {
  expect(Math.abs(saturationPressure(celsius) - pascal)).toBeLessThan(1)
  expect(dewPoint(saturationPressure(celsius))).toBeCloseTo(celsius, 9)
})

test('fills a height as far as there is room for a section', () => {
  const [layers, faces] = [
    [{ hatch: 'brick', sd: 2 } as const],
    [0, 15].map((temperature) => ({ temperature, dewPoint: temperature - 5 })),
  ]
  expect(vapourGeometry(layers, faces, String, 300)?.height).toBe(300)
  expect(vapourGeometry(layers, faces, String, 20)?.height).toBeGreaterThan(180)
  expect(vapourGeometry(layers, faces, String)?.height).toBe(468)
})
