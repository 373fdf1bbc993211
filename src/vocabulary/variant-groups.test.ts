import { expect, test } from 'vitest'
import { groupOf, newGroup } from './variant-groups.ts'

test('variants are found by the tag they share, in either language', () => {
  expect(groupOf(['Holzbau', 'Varianten AW-02 3f9a'])).toBe('Varianten AW-02 3f9a')
  expect(groupOf(['Variants AW-02 3f9a'])).toBe('Variants AW-02 3f9a')
  expect(groupOf(['Holzbau', 'Variantenreich', 'Varianten '])).toBeUndefined()
})

test('a new group is named for its construction, within the length of a tag', () => {
  expect(newGroup('Varianten', { code: 'AW-02', name: 'Holzrahmen' }, '3f9a77')).toBe('Varianten AW-02 3f9a')
  const long = newGroup('Varianten', { name: 'Holzrahmen mit Zellulose und Installationsebene' }, '3f9a77')
  expect(long.length).toBeLessThanOrEqual(40)
  expect(long).toMatch(/^Varianten Holzrahmen .* 3f9a$/)
  expect(groupOf([long])).toBe(long)
})
