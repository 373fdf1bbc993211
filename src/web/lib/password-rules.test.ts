import { expect, test } from 'vitest'
import { breaksRule, passwordRules } from './password-rules.ts'

const policy = {
  minLength: 12,
  maxLength: 128,
  lowercase: false,
  uppercase: false,
  number: true,
  nonAlphanumeric: false,
  rejectsCommon: true,
  rejectsEmail: true,
}
const keptOf = (password: string, email = 'mara@buero.example') =>
  Object.fromEntries(passwordRules(policy, password, email).map(({ rule, kept }) => [rule, kept]))

test('only the rules of the policy are told, and what the service alone knows stays open', () => {
  expect(keptOf('')).toEqual({ minLength: false, number: false, rejectsEmail: false, rejectsCommon: null })
})

test.each([
  ['Giebelwand 24 cm', { minLength: true, number: true, rejectsEmail: true }],
  ['Giebelwand', { minLength: false, number: false, rejectsEmail: true }],
  ['die MARA von 1999', { minLength: true, number: true, rejectsEmail: false }],
])('%s keeps %o', (password, expected) => {
  expect(keptOf(password)).toMatchObject(expected)
})

test('a local part too short to mean anything does not count', () => {
  expect(keptOf('Giebelwand 24 ab', 'ab@buero.example')['rejectsEmail']).toBe(true)
})

test('a password breaks a rule only where the app can tell', () => {
  expect(breaksRule(passwordRules(policy, 'Giebelwand 24 cm', 'mara@buero.example'))).toBe(false)
  expect(breaksRule(passwordRules(policy, 'kurz', 'mara@buero.example'))).toBe(true)
})
