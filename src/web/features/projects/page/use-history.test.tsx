import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ProjectDraft } from '../document/draft.ts'
import { useHistory } from './use-history.ts'

const begun = { name: 'Haus', areas: { netRoomArea: 100 } } as unknown as ProjectDraft
const named = (name: string) => (draft: ProjectDraft) => ({ ...draft, name })

test('who listens hears of every step before it is drawn, until they end it', () => {
  const { result } = renderHook(() => useHistory(() => begun))
  const heard: string[] = []
  const onScreen: string[] = []
  const end = result.current.listen({
    onStep: ({ name }) => {
      heard.push(name)
      onScreen.push(result.current.draft.name)
    },
    onAttempt: () => undefined,
  })
  act(() => result.current.edit(named('Neu')))
  act(() => result.current.undo())
  end()
  act(() => result.current.redo())
  expect(heard).toEqual(['Neu', begun.name])
  expect(onScreen).toEqual([begun.name, 'Neu'])
  expect(result.current.draft.name).toBe('Neu')
})

test('an attempt is told and changes nothing; the step that says the same is what was told', () => {
  const { result } = renderHook(() => useHistory(() => begun))
  const attempts: (ProjectDraft | null)[] = []
  result.current.listen({ onStep: () => undefined, onAttempt: (next) => void attempts.push(next) })
  act(() => result.current.attempt(named('N')))
  act(() => result.current.attempt(named('Ne')))
  act(() => result.current.attempt(null))
  act(() => result.current.attempt(null))
  expect(attempts.map((draft) => draft?.name)).toEqual(['N', 'Ne', undefined])
  expect(result.current.draft).toBe(begun)
  act(() => result.current.attempt(named('Neu')))
  act(() => result.current.edit(named('Neu')))
  expect(result.current.draft).toBe(attempts.at(-1))
  act(() => result.current.undo())
  expect(result.current.draft).toBe(begun)
})

test('a step that says something else than what was attempted is what it says', () => {
  const { result } = renderHook(() => useHistory(() => begun))
  act(() => result.current.attempt(named('Neu')))
  act(() => result.current.edit(named('Anders')))
  expect(result.current.latest()).toEqual({ ...begun, name: 'Anders' })
})
