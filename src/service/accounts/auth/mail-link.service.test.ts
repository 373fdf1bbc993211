import { expect, test } from 'vitest'
import { maskEmail } from '../auth/mail-link.service.ts'

test.each([
  ['ada@buero.de', 'a***@b***.de'],
  ['a@b.example', 'a***@b***.example'],
  ['ada@mail.buero.co.uk', 'a***@m***.uk'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
