import { describe, expect, test } from 'vitest'
import { axisTicks, type CurveFrame, dewPointPath, fits, markedFaces, temperaturePath } from './climate-curves.ts'
import type { SectionClimate } from './section-types.ts'

const frame: CurveFrame = {
  lying: false,
  faces: [100, 200, 300],
  outsideEnd: 62,
  insideEnd: 340,
  coldest: 400,
  warmest: 100,
}
const climate = (overrides: Partial<SectionClimate> = {}): SectionClimate => ({
  outside: -10,
  inside: 20,
  temperatures: [-9, 0, 19],
  ...overrides,
})

describe('the curves over a section', () => {
  test('put each temperature at its face and its height', () => {
    expect(markedFaces(climate(), frame)).toEqual([
      { index: 0, across: 100, along: 390, celsius: -9 },
      { index: 1, across: 200, along: 300, celsius: 0 },
      { index: 2, across: 300, along: 110, celsius: 19 },
    ])
    expect(temperaturePath(climate(), frame)).toBe(
      'M62 400L90 400Q97 400 100 390L200 300L300 110Q303 100 310 100L340 100',
    )
  })

  test('begin at the soil where the first layer lies in it, and rise through that layer', () => {
    const buried = climate({ temperatures: [-10, 5, 19] })
    expect(temperaturePath(buried, frame)).toBe('M62 400L90 400Q97 400 100 400L200 250L300 110Q303 100 310 100L340 100')
    expect(markedFaces(buried, frame).map(({ celsius }) => celsius)).toEqual([-10, 5, 19])
  })

  test('begin where the air that moves in a cavity ends, for the layers open to it have no values', () => {
    const open = climate({ temperatures: [null, -9, 19] })
    expect(temperaturePath(open, frame)).toMatch(/^M62 400L190 400Q197 400 200 390L300 110/)
    expect(markedFaces(open, frame).map(({ index }) => index)).toEqual([1, 2])
  })

  test('mark nothing between rooms that are equally warm', () => {
    expect(markedFaces(climate({ outside: 20, temperatures: [20, 20, 20] }), frame)).toEqual([])
  })

  test('bend the dew point within a layer, where the vapour pressure is straight', () => {
    const path = dewPointPath(climate({ dewPoints: [-12, -11, 9] }), frame)
    expect(path).toMatch(/^M62 400/)
    const inside = path.split('L').map((part) => part.split(' ').map(Number))
    const middle = inside.find(([x = 0]) => Math.abs(x - 250) < 5)
    const straight = inside.filter(([x]) => x === 200 || x === 300).map(([, y = 0]) => y)
    expect(middle?.[1]).toBeLessThan(((straight[0] ?? 0) + (straight.at(-1) ?? 0)) / 2 - 5)
  })

  test('are left out where the values belong to other layers or are missing', () => {
    expect(fits(climate(), frame.faces)).toBe(true)
    expect(fits(climate({ temperatures: [-9, 19] }), frame.faces)).toBe(false)
    expect(fits(climate({ temperatures: [null, null, null] }), frame.faces)).toBe(false)
    expect(fits(climate({ outside: Number.NaN }), frame.faces)).toBe(false)
    expect(dewPointPath(climate(), frame)).toBe('')
  })

  test('have an axis of whole temperatures', () => {
    expect(axisTicks(climate())).toEqual([-10, -5, 0, 5, 10, 15, 20])
    expect(axisTicks(climate({ outside: 20, temperatures: [20, 20, 20] }))).toEqual([18, 19, 20, 21, 22])
  })
})
