import { expect, test } from 'vitest'
import { placeCounts } from './list-queries.ts'

test('a place has at least so many where one of its ownerships was not counted to the end', () => {
  const ownership = { standard: 75, custom: 50_000, thirdParty: 100, shared: 2 }
  const counts = placeCounts({ ownership, types: [], tags: [], complete: false, atLeast: ['custom', 'thirdParty'] })
  expect(counts).toEqual([
    { place: 'standardAndCustom', count: 50_075, atLeast: true },
    { place: 'standard', count: 75, atLeast: false },
    { place: 'custom', count: 50_000, atLeast: true },
    { place: 'thirdParty', count: 100, atLeast: true },
    { place: 'shared', count: 2, atLeast: false },
  ])
})
