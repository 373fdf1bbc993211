import { decode } from 'fast-png'
import { unzipSync } from 'fflate'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { headingTables } from '../tables/heading-table.ts'
import { qrPng } from './qr-png.ts'
import { xlsx } from './xlsx.ts'

const verification = { code: 'ABCD-EFGH', url: 'https://aufbau.example/verify/ABCDEFGH', fingerprint: 'f'.repeat(64) }

test('a text is drawn dark on light, each module as many pixels wide as high, with a light margin', () => {
  const { content, side } = qrPng(verification.url)
  const { width, height, data, channels } = decode(content)
  const modules = encode(verification.url, { border: 4 }).data
  expect([width, height, channels]).toEqual([side, side, 1])
  const pixels = side / modules.length
  expect(Number.isInteger(pixels)).toBe(true)
  const read = Array.from({ length: side }, (_row, y) =>
    Array.from({ length: side }, (_, x) => data[y * side + x] === 0),
  )
  const drawn = modules.flatMap((row) =>
    Array.from({ length: pixels }, () => row.flatMap((dark) => Array.from({ length: pixels }, () => dark))),
  )
  expect(read).toEqual(drawn)
  expect(read[0]?.includes(true)).toBe(false)
})

test('a workbook has it below the rows of its heading, once', async () => {
  const heading = { office: '', author: 'Ada', project: '', verification }
  const table = { name: 'Werte', head: ['Wert'], rows: [[1]] }
  const files = unzipSync(await xlsx([...headingTables(heading, 'de_DE'), table], 'de_DE'))
  const images = Object.keys(files).filter((name) => name.startsWith('xl/media/'))
  expect(images).toHaveLength(1)
  expect(decode(files[images[0] ?? ''] ?? new Uint8Array()).width).toBe(qrPng(verification.url).side)
  const drawing = new TextDecoder().decode(
    files[Object.keys(files).find((name) => /drawings\/drawing\d*\.xml$/.test(name)) ?? ''],
  )
  // four rows of the heading and its head, then one is left free; rows count from 0
  expect(/<xdr:row>(\d+)<\/xdr:row>/.exec(drawing)?.[1]).toBe('6')
})

test('what nobody verifies has none', async () => {
  const files = unzipSync(await xlsx(headingTables({ office: 'Büro', author: '', project: '' }, 'de_DE'), 'de_DE'))
  expect(Object.keys(files).some((name) => name.includes('media'))).toBe(false)
})
