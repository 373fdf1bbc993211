import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { checkPassword } from './password-policy.ts'

const check = (password: string, email = 'ada@buero.example') => checkPassword(password, email, '/password')

test.each(['Lehm und Stroh', 'korrekt Pferd Batterie', 'Aufbau-Demo-2026', 'x'.repeat(64) + 'y'.repeat(64)])(
  '%j is accepted',
  async (password) => {
    await expect(check(password)).resolves.toBeUndefined()
  },
)

test.each([
  ['elf Zeichen', 'tooShort'],
  [`${'xy'.repeat(64)}z`, 'tooLong'],
  ['1qaz2wsx3edc', 'tooCommon'],
  ['QwertyQwerty', 'tooCommon'],
  ['aaaaaaaaaaaaaa', 'tooCommon'],
  ['lehmlehmlehm', 'tooCommon'],
  ['meine ADA ist lang', 'containsEmail'],
])('%j is refused as %s', async (password, code) => {
  await expect(check(password)).rejects.toMatchObject({
    code: 'passwordRejected',
    refusals: [expect.objectContaining({ path: '/password', code })],
  })
})

test('a local part of one or two letters is no reason to refuse', async () => {
  await expect(check('Lehm und Stroh', 'le@buero.example')).resolves.toBeUndefined()
})

test('every broken rule is named', async () => {
  await expect(check('ada')).rejects.toMatchObject({
    refusals: [{ code: 'tooShort' }, { code: 'containsEmail' }],
  })
})

test('the list of common passwords is filled', async () => {
  expect((await commonPasswords()).size).toBeGreaterThan(10_000)
})
