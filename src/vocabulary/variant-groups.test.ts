import { expect, test } from 'vitest'
import { freeLetters, groupOf, lettersOf, nameOfVariant, newGroup } from './variant-groups.ts'

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

test('variants have the letters of their names; one without takes the first that is free, as the next variant does', () => {
  expect(lettersOf(['Wall', 'Wall (B)', 'Wall (C)'])).toEqual(['A', 'B', 'C'])
  expect(lettersOf(['Wall', 'Wall (C)'])).toEqual(['A', 'C'])
  expect(lettersOf(['Wall (C)', 'Brick', 'Wall (C)', 'Wall (A)'])).toEqual(['C', 'B', 'D', 'A'])
  expect(freeLetters(new Set(['A', 'C'])).slice(0, 2)).toEqual(['B', 'D'])
})

test('a variant keeps the name and takes another letter', () => {
  expect(nameOfVariant('Holzrahmen', 'B')).toBe('Holzrahmen (B)')
  expect(nameOfVariant('Holzrahmen (B)', 'C')).toBe('Holzrahmen (C)')
  expect(nameOfVariant('x'.repeat(120), 'B')).toHaveLength(120)
})
