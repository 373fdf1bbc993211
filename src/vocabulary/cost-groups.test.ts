import { expect, test } from 'vitest'
import { costGroupLabel, costGroupName } from './cost-groups.ts'

test('every main group of fabric and services has a name of its own, in both languages', () => {
  const tens = [
    '31',
    '32',
    '33',
    '34',
    '35',
    '36',
    '37',
    '38',
    '39',
    '41',
    '42',
    '43',
    '44',
    '45',
    '46',
    '47',
    '48',
    '49',
  ]
  const groups = [...tens.map((ten) => `${ten}0`), '500', '600']
  for (const locale of ['de_DE', 'en_GB'] as const) {
    const names = groups.map((group) => costGroupName(group, locale))
    expect(names.every((name) => name !== undefined && name.length > 3)).toBe(true)
    expect(new Set(names).size).toBe(groups.length)
  }
})

test('a group of the third level has its own name, else that of the nearest above; what is none stays as it is', () => {
  expect(costGroupLabel('331', 'de_DE')).toBe('331 Tragende Außenwände')
  expect(costGroupLabel('334', 'en_GB')).toBe('334 Openings in external walls')
  expect(costGroupLabel('371', 'de_DE')).toBe('371 Infrastrukturanlagen')
  expect(costGroupLabel('534', 'de_DE')).toBe('534 Außenanlagen und Freiflächen')
  for (const strange of ['720', '3x', '', '__proto__']) expect(costGroupLabel(strange, 'de_DE')).toBe(strange)
})
