import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MOST_SAVED, savedAddresses } from './saved-addresses.ts'

const { useSaved, save, forget } = savedAddresses('tested')

test('filters are kept by name, the latest take the place of the oldest', () => {
  const { result } = renderHook(() => useSaved())
  act(() => {
    for (let n = 0; n <= MOST_SAVED; n += 1) save({ name: `F${n}`, address: `q=${n}` })
    save({ name: 'F5', address: 'q=anders' })
  })
  expect(result.current).toHaveLength(MOST_SAVED)
  expect(result.current.some(({ name }) => name === 'F0')).toBe(false)
  expect(result.current.at(-1)).toEqual({ name: 'F5', address: 'q=anders' })
  act(() => forget('F5'))
  expect(result.current.some(({ name }) => name === 'F5')).toBe(false)
})
