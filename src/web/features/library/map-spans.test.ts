import { expect, test } from 'vitest'
import { typedSpan } from './map-spans.tsx'

test('a span is typed with comma or point, in any order, and may be open', () => {
  expect(typedSpan('0,3', '0.1')).toEqual([0.1, 0.3])
  expect(typedSpan('−5', '60')).toEqual([-5, 60])
  expect(typedSpan('', '0,2')).toEqual([-1e6, 0.2])
  expect(typedSpan(' ', '')).toBeNull()
  expect(typedSpan('viel', '1')).toBeUndefined()
})
