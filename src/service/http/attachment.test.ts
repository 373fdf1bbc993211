import { parse } from 'content-disposition'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attachment, safeFileName } from './attachment.ts'

test('a name keeps its letters, once for those who read UTF-8 and once in ASCII', () => {
  expect(attachment("Außenwand Süd (d'Or).xlsx")).toBe(
    `attachment; filename="Au_enwand Sud (d'Or).xlsx"; filename*=UTF-8''Au%C3%9Fenwand%20S%C3%BCd%20%28d%27Or%29.xlsx`,
  )
})

test.each([
  ['../../etc/passwd.csv', 'etc passwd.csv'],
  ['C:\\Wand\r\nSet-Cookie: a=b.csv', 'C Wand Set-Cookie a=b.csv'],
  ['   .json', 'file.json'],
  ['', 'file'],
])('%j becomes %j', (given, expected) => {
  expect(safeFileName(given)).toBe(expected)
})

test('no name breaks out of the header or is too long for a file system', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const header = attachment(`${name}.csv`)
      expect(header).toMatch(/^attachment; filename=[\x20-\x7e]+$/)
      const kept = parse(header).parameters['filename'] ?? ''
      expect(kept).toBe(safeFileName(`${name}.csv`))
      expect(kept).not.toMatch(/[/\\\p{Cc}]/u)
      expect(kept.length).toBeLessThan(310)
    }),
  )
})
