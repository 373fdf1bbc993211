import { expect, test } from 'vitest'
import { axisOf } from '../views/axes.ts'
import { limitOn, missedSpan } from './front-points.ts'

const thin = (limit: number) => ({ quantity: 'thickness', relation: 'atMost', limit }) as const

test('a goal is missed beyond its strictest limit, in the unit of the screen; rules hold the rated U-value', () => {
  expect(limitOn('thickness', [thin(0.4), thin(0.3)], undefined)).toEqual({ at: 300, missed: 'above' })
  const late = { quantity: 'timeShift', relation: 'atLeast', limit: 10 } as const
  expect(limitOn('timeShift', [late], undefined)).toEqual({ at: 10, missed: 'below' })
  expect(limitOn('uValue', [{ pack: 'passiveHouse' }], 0.15)?.at).toBeCloseTo(0.155)
  expect(limitOn('gwp', [thin(0.3), { moisture: 'noCondensate' }, { pack: 'begEm' }], 0.2)).toBeUndefined()
})

test('only what of the axis misses the goal is hatched, on the side of the limit that misses it', () => {
  const axis = axisOf([100, 500], 5, 0, 400)
  const [least, greatest] = [axis.ticks[0] ?? 0, axis.ticks.at(-1) ?? 0]
  expect(missedSpan(axis, { at: 300, missed: 'above' })).toEqual([axis.at(300), axis.at(greatest)])
  expect(missedSpan(axis, { at: 300, missed: 'below' })).toEqual([axis.at(300), axis.at(least)])
  expect(missedSpan(axis, { at: greatest + 1, missed: 'above' })).toBeUndefined()
  expect(missedSpan(axis, undefined)).toBeUndefined()
})
