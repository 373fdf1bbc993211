import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import type { ProjectDraft } from '../document/draft.ts'
import { changeCells } from '../document/edits.ts'
import { entriesOf } from './grouping.ts'
import { useRowViews } from './row-view.ts'

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
