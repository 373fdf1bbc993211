import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ProjectDraft } from '../document/draft.ts'
import { useHistory } from './use-history.ts'

const begun = { name: 'Haus' } as unknown as ProjectDraft

test('who listens hears of every step before it is drawn, until they end it', () => {
  const { result } = renderHook(() => useHistory(() => begun))
  const heard: string[] = []
  const onScreen: string[] = []
  const end = result.current.listen(({ name }) => {
    heard.push(name)
    onScreen.push(result.current.draft.name)
  })
  act(() => result.current.edit((draft) => ({ ...draft, name: 'Neu' })))
  act(() => result.current.undo())
  end()
  act(() => result.current.redo())
  expect(heard).toEqual(['Neu', begun.name])
  expect(onScreen).toEqual([begun.name, 'Neu'])
  expect(result.current.draft.name).toBe('Neu')
})
