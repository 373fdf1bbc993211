import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Locale } from '#vocabulary/constructions.ts'
import { csv } from '../csv/csv.ts'
import { numberIn } from '../tables/sums.ts'
import type { Cell, Table } from '../tables/table.ts'
import { wordsOf } from '../tables/words.ts'
import { xlsx } from './xlsx.ts'

const isThere = spawnSync('soffice', ['--version']).status === 0
const TIMEOUT = 120_000

const tables: readonly Table[] = [
  {
    name: 'Kennwerte [1/2]',
    head: ['Name', 'Wert [W/(m²·K)]', 'Text', 'x'],
    rows: [
      ['U-Wert', 0.199_123_456_789_01, '=1+1', null],
      ['Größe "Süd"; Nord, West', -12.5, '@SUM(A1)', 0],
      ['viele Stellen', 1_234_567.890_123, '+49 30', 1.234_567_890_12e-9],
      ['Zeilen\nzwei', 1e15, '-2', 3],
      ['_x0041_ bleibt', 42, '0123', ''],
    ],
  },
  {
    name: 'Summen',
    head: ['Zeile', 'Masse [kg]'],
    rows: [
      ['a', 0.1],
      ['b', 0.7],
      ['Summe', { value: 0.1 + 0.7, formula: 'SUM(B2:B3)' }],
    ],
  },
  { name: 'Datensätze', head: ['UUID', 'Version'], rows: [['0a1b2c3d-1111-4222-8333-444455556666', '20.23.050']] },
]

/** Reads what LibreOffice writes: text in quotes, numbers bare, all their digits. */
function cellsOf(text: string): (string | number)[][] {
  const rows: (string | number)[][] = [[]]
  const cell = /"((?:[^"]|"")*)"|([^,\n]*)/y
  for (let at = 0; at < text.length; at = cell.lastIndex + 1) {
    cell.lastIndex = at
    const [, quoted, bare = ''] = cell.exec(text) ?? []
    const value = quoted === undefined ? (bare === '' ? '' : Number(bare)) : quoted.replaceAll('""', '"')
    rows.at(-1)?.push(value)
    if (text[cell.lastIndex] === '\n' && cell.lastIndex + 1 < text.length) rows.push([])
  }
  return rows
}

/** Opens a file in LibreOffice and gives every sheet back, in their order where there are several. */
function opened(name: string, content: Uint8Array | string, filter: readonly string[] = []): (string | number)[][][] {
  const folder = mkdtempSync(path.join(tmpdir(), 'aufbau-office-'))
  try {
    writeFileSync(path.join(folder, name), content)
    const out = path.join(folder, 'out')
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        ...filter,
        '--convert-to',
        'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false,false,false,-1',
        '--outdir',
        out,
        path.join(folder, name),
      ],
      { stdio: 'pipe', timeout: TIMEOUT - 10_000 },
    )
    return readdirSync(out)
      .toSorted((one, other) => one.localeCompare(other))
      .map((file) => cellsOf(readFileSync(path.join(out, file), 'utf8')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const missingIn = (locale: Locale) => wordsOf(locale).word('notDeclared')
const shown = (cell: Cell, locale: Locale): string | number =>
  typeof cell === 'string' ? cell : (numberIn(cell) ?? missingIn(locale))
const close = (found: unknown, expected: number) =>
  typeof found === 'number' && Math.abs(found - expected) <= 1e-14 * Math.abs(expected)

function expectSame(found: readonly (string | number)[][], expected: readonly (readonly (string | number)[])[]) {
  expect(found).toHaveLength(expected.length)
  for (const [row, cells] of expected.entries())
    for (const [column, cell] of cells.entries()) {
      const got = found[row]?.[column] ?? ''
      expect(typeof cell === 'number' ? close(got, cell) : got === cell, `${row}/${column}: ${got} for ${cell}`).toBe(
        true,
      )
    }
}

test.skipIf(!isThere)(
  'LibreOffice opens a workbook cell by cell as it was written (skipped where soffice is not installed)',
  async () => {
    const sheets = opened('aufbau.xlsx', await xlsx(tables, 'de_DE'))
    const byName = [...tables].toSorted((one, other) => one.name.localeCompare(other.name))
    expect(sheets).toHaveLength(byName.length)
    for (const [index, { head, rows }] of byName.entries())
      expectSame(sheets[index] ?? [], [head, ...rows.map((row) => row.map((cell) => shown(cell, 'de_DE')))])
  },
  TIMEOUT,
)

test.skipIf(!isThere).each([
  ['de_DE', '59,34,76,1,,1031,false,true'],
  ['en_GB', '44,34,76,1,,2057,false,true'],
] as const)(
  'LibreOffice opens a file of values in %s cell by cell (skipped where soffice is not installed)',
  (locale, filter) => {
    const [sheet = []] = opened('aufbau.csv', csv(tables, locale), [`--infilter=CSV:${filter}`])
    // a text that could act as a formula stays a text, marked by an apostrophe; 0123 is a number to any spreadsheet
    const asRead = (cell: Cell): string | number => {
      if (cell === '0123') return 123
      if (typeof cell === 'string' && /^[=+\-@]/.test(cell)) return `'${cell}`
      return shown(cell, locale)
    }
    const expected = tables.flatMap(({ name, head, rows }, index): (string | number)[][] => [
      ...(index > 0 ? [['']] : []),
      [name],
      [...head],
      ...rows.map((row) => row.map(asRead)),
    ])
    expectSame(sheet, expected)
  },
  TIMEOUT,
)
