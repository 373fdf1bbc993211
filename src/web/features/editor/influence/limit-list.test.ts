import { expect, test } from 'vitest'
import type { Sensitivity } from '#contract/sensitivity.ts'
import { mostEndangered } from './limit-list.tsx'

type Limit = Sensitivity['limits'][number]
const limit = (requirement: string, margin: number | null, worst: number | null) =>
  ({ requirement, margin, worst: worst === null ? null : { source: 0, at: 'low', value: 0, margin: worst } }) as Limit

test('of the limits that are kept that which one wrong assumption endangers most', () => {
  const limits = [
    limit('missed', -0.2, -0.5),
    limit('safe', 0.4, 0.3),
    limit('near', 0.05, -0.02),
    limit('still', 0.1, null),
  ]
  expect(mostEndangered(limits)?.requirement).toBe('near')
})

test('none where nothing is kept, or nothing moves it', () => {
  expect(mostEndangered([limit('missed', -0.2, -0.5), limit('unknown', null, 0.1)])).toBeUndefined()
})
