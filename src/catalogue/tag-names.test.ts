import { expect, test } from 'vitest'
import { tagName } from '#vocabulary/tag-names.ts'
import { loadStandardConstructions } from './standard-constructions.ts'

const tags = [...new Set(loadStandardConstructions().flatMap((one) => one.tags))]

test('every tag of a standard construction has an English name of its own', () => {
  const names = tags.map((tag) => tagName(tag, 'en_GB'))
  expect(tags.filter((tag, index) => names[index] === tag)).toEqual([])
  expect(new Set(names).size).toBe(tags.length)
})

test('a tag stays as it was written in German, and where nobody translated it', () => {
  expect(tagName('Holzbau', 'de_DE')).toBe('Holzbau')
  expect(tagName('Projekt 2417', 'en_GB')).toBe('Projekt 2417')
})
