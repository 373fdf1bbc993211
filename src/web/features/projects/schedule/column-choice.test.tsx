import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useShownColumns } from './column-choice.tsx'

const columns: readonly { key: string; title: string; fixed?: 'left'; isRare?: boolean }[] = [
  { key: 'name', title: 'Bauteil', fixed: 'left' },
  { key: 'zone', title: 'Zone' },
  { key: 'tilt', title: 'Neigung', isRare: true },
]
const keys = (shown: readonly { readonly key: string }[]) => shown.map(({ key }) => key)
const open = () => renderHook(() => useShownColumns('elements', columns))

beforeEach(() => localStorage.clear())

test('rare columns are shown where they are asked for, others until they are not wanted', () => {
  const { result } = open()
  expect(keys(result.current.shown)).toEqual(['name', 'zone'])
  act(() => result.current.toggle('tilt'))
  act(() => result.current.toggle('zone'))
  expect(keys(result.current.shown)).toEqual(['name', 'tilt'])
  expect(keys(open().result.current.shown)).toEqual(['name', 'tilt'])
  act(() => result.current.toggle('tilt'))
  act(() => result.current.toggle('zone'))
  expect(keys(open().result.current.shown)).toEqual(['name', 'zone'])
})
