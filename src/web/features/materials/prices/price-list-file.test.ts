import { expect, test } from 'vitest'
import { readListFile } from './price-list-file.ts'

const list = 'Material;Preis;Einheit;Stand\nDämmung;12,50;€/m³;01.03.2026\n'

test('a list is read however a spreadsheet writes it', async () => {
  const oneByte = new Uint8Array(Array.from(list, (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0))))
  const wide = new Uint8Array([
    0xff,
    0xfe,
    ...Array.from(list).flatMap((l) => [l.charCodeAt(0) & 255, l.charCodeAt(0) >> 8]),
  ])
  for (const content of [list, `\ufeff${list}`, oneByte, wide])
    expect(await readListFile(new Blob([content]))).toEqual({ csv: list })
})

test('what is empty or too large is not sent', async () => {
  expect(await readListFile(new Blob([' \n']))).toEqual({ fault: 'empty' })
  expect(await readListFile(new Blob(['x'.repeat(1_000_001)]))).toEqual({ fault: 'tooLarge' })
})
