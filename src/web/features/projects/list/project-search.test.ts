import { expect, test } from 'vitest'
import { directionOf, sortBy } from './project-search.ts'

test('a column is sorted upwards first, dates by the newest, and the other way round when it is chosen again', () => {
  expect(sortBy('gwp', '-updatedAt')).toBe('gwp')
  expect(sortBy('gwp', 'gwp')).toBe('-gwp')
  expect(sortBy('gwp', '-gwp')).toBe('gwp')
  expect(sortBy('updatedAt', 'name')).toBe('-updatedAt')
  expect(directionOf('gwp', '-gwp')).toBe('descending')
  expect(directionOf('name', '-gwp')).toBeUndefined()
})
