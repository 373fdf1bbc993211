import { expect, test } from 'vitest'
import { timberWall } from '#testing/constructions.ts'
import { editableLayer } from '../../document/document.ts'
import { layerDifferences, standingOf } from './layer-differences.ts'

const taken = timberWall()
const drafts = taken.map((layer, index) => editableLayer(layer, `k${index}`))
const eps = { materialId: 'eps', thickness: 0.1 }

test('nothing has changed where both say the same, in whatever order of fields', () => {
  const turned = taken.map((layer) => Object.fromEntries(Object.entries(layer).toReversed()) as typeof layer)
  expect(layerDifferences(taken, turned)).toEqual([])
})

test('a layer of another thickness is paired with what it was, and replaces it', () => {
  const now = taken.with(1, { ...(taken[1] ?? eps), thickness: 0.3 })
  const [difference, ...more] = layerDifferences(taken, now)
  expect(more).toEqual([])
  expect(difference).toMatchObject({ at: 1, before: taken[1], after: now[1] })
  if (difference) expect(standingOf(difference, drafts)).toEqual({ can: 'replace', key: 'k1' })
})

test('what came in goes before the layer that it came before, what is gone is removed', () => {
  const [added] = layerDifferences(taken, taken.toSpliced(2, 0, eps))
  expect(added).toMatchObject({ at: 2, before: null, after: eps })
  if (added) expect(standingOf(added, drafts)).toEqual({ can: 'insert', at: 2 })
  const [gone] = layerDifferences(taken, taken.toSpliced(0, 1))
  expect(gone).toMatchObject({ at: 0, after: null })
  if (gone) expect(standingOf(gone, drafts)).toEqual({ can: 'delete', key: 'k0' })
})

test('what is there already is said, and what was changed here is left alone', () => {
  const now = taken.with(1, eps)
  const [difference] = layerDifferences(taken, now)
  if (!difference) throw new Error('no difference')
  expect(standingOf(difference, drafts.with(1, editableLayer(eps, 'n')))).toEqual({ can: 'nothing', because: 'taken' })
  const own = editableLayer({ ...eps, thickness: 0.14 }, 'n')
  expect(standingOf(difference, drafts.with(1, own))).toEqual({ can: 'nothing', because: 'other' })
})
