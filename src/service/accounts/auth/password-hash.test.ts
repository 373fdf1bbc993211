import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

test('a password matches its own hash and no other', async () => {
  const stored = await hashPassword('ein langes Passwort')
  expect(await verifyPassword(stored, 'ein langes Passwort')).toBe(true)
  expect(await verifyPassword(stored, 'ein langes passwort')).toBe(false)
})

test('hashes are Argon2id with the chosen parameters and a salt of their own', async () => {
  const [first, second] = await Promise.all([hashPassword('gleich'), hashPassword('gleich')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(first).not.toBe(second)
})

test('composed and decomposed letters are the same password', async () => {
  const stored = await hashPassword('Dämmstärke 24 cm')
  expect(await verifyPassword(stored, 'Da\u0308mmsta\u0308rke 24 cm')).toBe(true)
})

test('without a hash nothing matches, not even the decoy', async () => {
  expect(await verifyPassword(undefined, 'decoy that no one can sign in with')).toBe(false)
})
