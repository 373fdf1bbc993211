import { expect, test } from 'vitest'
import { codeOf, readCode } from './verification.ts'

const random = Uint8Array.from({ length: 24 }, (_, index) => index * 11)

test('a code comes back however it is typed', () => {
  const code = codeOf(random)
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(readCode(code.toLowerCase().replaceAll('-', ' '))).toBe(code)
  expect(readCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code)
  expect(readCode(` ${code.replaceAll('-', ' – ')} `)).toBe(code)
  expect(readCode(`https://aufbau.example/verify/${code}`)).toBe(code)
})

test.each(['', 'ABCD', 'U'.repeat(24), '0'.repeat(25)])('%j is none', (typed) => {
  expect(readCode(typed)).toBeNull()
})
