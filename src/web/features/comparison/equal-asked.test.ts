import { expect, test } from 'vitest'
import type { Conformity } from '#contract/assessment.ts'
import { askedEqual, equalOf, limitChoices, typedEqual } from './equal-asked.ts'

test('a value is typed in the unit on screen', () => {
  expect(typedEqual('uValue', '0,15')).toBe('uValue:0.15')
  expect(typedEqual('thickness', '360')).toBe('thickness:0.36')
  expect(askedEqual(typedEqual('thickness', '360'))).toEqual({ quantity: 'thickness', value: 0.36 })
})

test('what is no number, or none that can be meant, is none', () => {
  expect(typedEqual('uValue', 'x')).toBeUndefined()
  expect(typedEqual('uValue', '0')).toBeUndefined()
  expect(typedEqual('thickness', '6000')).toBeUndefined()
  expect(askedEqual('mass:3')).toBeUndefined()
  expect(askedEqual(undefined)).toBeUndefined()
})

test('a computed value is understood again', () => {
  expect(askedEqual(equalOf('uValue', 0.1 + 0.05))).toEqual({ quantity: 'uValue', value: 0.15 })
})

test('limits of U are offered once each, the strictest first', () => {
  const rule = (title: string, limit: number, quantity = 'uValue') =>
    ({ title, limit, quantity, relation: 'atMost' }) as Conformity
  const rules = [rule('GEG', 0.24), rule('Passivhaus', 0.15), rule('GEG', 0.24), rule('R', 1.2, 'thermalResistance')]
  expect(limitChoices(rules)).toEqual([
    { name: 'PH', limit: 0.15 },
    { name: 'GEG', limit: 0.24 },
  ])
})
