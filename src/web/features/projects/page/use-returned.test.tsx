import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returnConstruction } from '#web/resources/projects/lent-construction.ts'
import type { ProjectDraft } from '../document/draft.ts'
import { useHistory } from './use-history.ts'
import { useReturned } from './use-returned.ts'

const wall = { type: 'outerWall' as const, name: 'Wand', layers: [] }
const begun = { name: 'Haus', constructions: { AW: wall } } as unknown as ProjectDraft

const open = () =>
  renderHook(() => {
    const editing = useHistory(() => begun)
    useReturned('p', editing)
    return editing
  })

test('what the layer editor gives back is one step, which is undone', () => {
  returnConstruction('p', 'AW', { ...wall, name: 'Mauer' })
  const { result } = open()
  expect(result.current.draft.constructions['AW']?.name).toBe('Mauer')
  act(() => result.current.undo())
  expect(result.current.draft).toBe(begun)
})

test('what comes back as it was is no step', () => {
  returnConstruction('p', 'AW', { ...wall })
  expect(open().result.current.draft).toBe(begun)
})
