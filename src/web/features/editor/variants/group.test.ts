import { expect, test } from 'vitest'
import { groupOf, letterOf, nameOfVariant, newGroup } from './group.ts'

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

test('a variant keeps the name and takes the next letter', () => {
  expect(letterOf(1)).toBe('B')
  expect(nameOfVariant('Holzrahmen', 'B')).toBe('Holzrahmen (B)')
  expect(nameOfVariant('Holzrahmen (B)', 'C')).toBe('Holzrahmen (C)')
  expect(nameOfVariant('x'.repeat(120), 'B')).toHaveLength(120)
})
