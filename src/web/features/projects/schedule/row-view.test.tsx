import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import type { ProjectDraft } from '../document/draft.ts'
import { changeCells } from '../document/edits.ts'
import { entriesOf } from './grouping.ts'
import { type RowView, useRowViews, viewKeeper } from './row-view.ts'

const rows = ['a', 'b', 'c'].map((id) => ({ id, construction: 'A1', area: 10 }))
const draft = {
  areas: { netRoomArea: 100 },
  elements: rows,
  openings: [],
  items: [],
  variants: [],
  faults: {},
} as unknown as ProjectDraft

test('of the rows of a schedule only the one that is written in becomes another view and line', () => {
  const { result, rerender } = renderHook(
    ({ project }) =>
      entriesOf(useRowViews('elements', project, BASE_VARIANT, undefined), null, { none: '', sums: () => ({}) }),
    { initialProps: { project: draft } },
  )
  const before = result.current
  const changed = changeCells('elements', BASE_VARIANT, [{ row: 'b', column: 'area', fields: { area: 20 } }])(draft)
  expect(changed.faults).toBe(draft.faults)
  rerender({ project: changed })
  expect(result.current.map((entry, at) => entry === before[at])).toEqual([true, false, true])
})

test('a view stays the object that it was for as long as its values say the same', () => {
  const [row] = draft.elements
  const viewOf = (share: number, problems = ['noReason'] as const): RowView<'elements'> => ({
    row: row ?? { id: '' },
    own: {},
    isOut: false,
    figures: undefined,
    problems: [...problems],
    gap: undefined,
    fx: undefined,
    share,
  })
  const keep = viewKeeper()
  const first = keep(viewOf(1))
  const again = viewOf(1)
  for (const one of [keep(again), keep(again), keep(viewOf(1))]) expect(one).toBe(first)
  const other = keep(viewOf(2))
  expect(other).not.toBe(first)
  expect(keep({ ...other })).toBe(other)
  expect(keep(again).share).toBe(1)
})
