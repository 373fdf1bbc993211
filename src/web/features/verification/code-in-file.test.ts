import { expect, test } from 'vitest'
import { codeInFile } from './code-in-file.ts'

const file = (text: string) => new Blob([text], { type: 'application/pdf' })

test('the code is read from what a PDF says of itself', async () => {
  const info = '%PDF-1.7\n<< /VerificationCode 8 0 R >>\n8 0 obj\n(7K3M-Q2ZD-81VB-0HXT-5N9W-GJ4C)\nendobj'
  expect(await codeInFile(file(info))).toBe('7K3M-Q2ZD-81VB-0HXT-5N9W-GJ4C')
})

test.each(['', '%PDF-1.7', '(7K3M)', '(7K3M-Q2ZD-81VB-0HXT-5N9W-GJ4U)'])('%j carries none', async (text) => {
  expect(await codeInFile(file(text))).toBeNull()
})
