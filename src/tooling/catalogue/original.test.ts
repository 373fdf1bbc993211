import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { buildCatalogue } from './build-catalogue.ts'

const catalogue = join(import.meta.dirname, '..', '..', 'catalogue')
const shared = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'data')
const missing = !existsSync(join(shared, 'oekobaudat'))

type Original = Readonly<Record<string, string>>

/** A second, plain reader: one line a row, quotes only around cells with a comma. */
const originalsOf = (file: string, encoding: 'latin1' | 'utf8', separator: ';' | ','): Original[] => {
  const cells =
    separator === ';'
      ? (line: string) => line.split(';')
      : (line: string) => [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((match) => match[1] ?? match[2] ?? '')
  const text = gunzipSync(readFileSync(join(shared, 'oekobaudat', file))).toString(encoding)
  const [header = '', ...lines] = text.split(/\r?\n/)
  const names = cells(header)
  return lines
    .filter((line) => line !== '')
    .map((line) => Object.fromEntries(cells(line).map((cell, index) => [names[index] ?? '', cell])))
}

/** Indicator in the catalogue → column, written down a second time from the headers of the files. */
const shared18 = 'pere perm pert penre penrm penrt sm rsf nrsf fw hwd nhwd rwd cru mfr mer eee eet'
const sharedColumns = shared18.split(' ').map((code) => [code, code.toUpperCase()] as const)
const a1Columns = ['gwp', 'odp', 'pocp', 'ap', 'ep', 'adpe', 'adpf'].map(
  (code) => [`${code}A1`, code.toUpperCase()] as const,
)
const a2Columns = [
  ['gwpTotal', 'GWPtotal (A2)'],
  ['gwpFossil', 'GWPfossil (A2)'],
  ['gwpBiogenic', 'GWPbiogenic (A2)'],
  ['gwpLuluc', 'GWPluluc (A2)'],
  ['odp', 'ODP (A2)'],
  ['ap', 'AP (A2)'],
  ['epFreshwater', 'EPfreshwater (A2)'],
  ['epMarine', 'EPmarine (A2)'],
  ['epTerrestrial', 'EPterrestrial (A2)'],
  ['pocp', 'POCP (A2)'],
  ['adpe', 'ADPE (A2)'],
  ['adpf', 'ADPF (A2)'],
  ['wdp', 'WDP (A2)'],
] as const

/** Sign, significant digits and power of ten of a decimal figure: 0.0120 and 1.2e-2 are the same, 0.012000001 is not. */
const digitsOf = (figure: string): string => {
  const [mantissa = '', exponent = '0'] = figure.toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.replace(/^[-+]/, '').split('.')
  const digits = `${whole}${fraction}`.replace(/^0+/, '')
  const significant = digits.replace(/0+$/, '')
  if (significant === '') return '0'
  const power = Number(exponent) - fraction.length + digits.length - significant.length
  return `${figure.startsWith('-') ? '-' : ''}${significant}e${power}`
}

type Written = {
  datasets: {
    uuid: string
    version: string
    referenceQuantity: string
    modules: { module: string; scenario?: string; indicators: Record<string, string> }[]
  }[]
}

/** The file of the catalogue with its figures as they are written, before any arithmetic. */
const writtenOf = (release: string): Written => {
  const parse = JSON.parse as (
    text: string,
    reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
  ) => unknown
  const text = readFileSync(join(catalogue, 'datasets', `${release}.json`), 'utf8')
  return parse(text, (_, value, { source }) => (typeof value === 'number' ? source : value)) as Written
}

describe.skipIf(missing)('the catalogue against the originals (skipped where ../shared/data is missing)', () => {
  test.each([
    ['OBD_2020_II', 'OBD_2020_II.csv.gz', 'latin1', ';', [...a1Columns, ...sharedColumns], 208],
    ['OBD_2024_I', 'OBD_2024_I_partial.csv.gz', 'utf8', ',', [...a2Columns, ...sharedColumns], 229],
  ] as const)(
    '%s holds every module and indicator of its datasets, digit for digit',
    (release, file, encoding, separator, columns, atLeast) => {
      const originals = Map.groupBy(originalsOf(file, encoding, separator), (row) => `${row['UUID']}@${row['Version']}`)
      const { datasets } = writtenOf(release)
      expect(datasets.length).toBeGreaterThanOrEqual(atLeast)
      let figures = 0
      for (const { uuid, version, referenceQuantity, modules } of datasets) {
        const rows = originals.get(`${uuid}@${version}`) ?? []
        expect([uuid, modules.length]).toEqual([uuid, rows.length])
        expect(Number(referenceQuantity)).toBeCloseTo(Number(rows[0]?.['Bezugsgroesse']?.replace(',', '.')), 12)
        for (const [index, row] of rows.entries()) {
          const declared = columns.flatMap(([code, column]) =>
            row[column] ? [[code, digitsOf(row[column])] as const] : [],
          )
          const { module, scenario = '', indicators = {} } = modules[index] ?? {}
          expect([uuid, module, scenario]).toEqual([uuid, row['Modul'], row['Szenario']])
          const written = Object.entries(indicators).map(([code, figure]) => [code, digitsOf(figure)] as const)
          expect([uuid, Object.fromEntries(written)]).toEqual([uuid, Object.fromEntries(declared)])
          figures += declared.length
        }
      }
      expect(figures).toBeGreaterThan(7000)
    },
  )

  test('the script writes the very files that are in the catalogue', () => {
    const built = buildCatalogue(shared)
    expect([...built.keys()]).toEqual([
      'materials.json',
      'datasets/OBD_2020_II.json',
      'datasets/OBD_2024_I.json',
      'declared/OBD_2020_II.json',
      'declared/OBD_2024_I.json',
      'transports.json',
    ])
    for (const [path, text] of built) expect(text === readFileSync(join(catalogue, path), 'utf8')).toBe(true)
  })

  test('the production of concrete C30/37 agrees with the interface values of the following release', () => {
    const path = join(shared, 'oekobaudat', 'OBD_2024_II_two_concretes_all_modules.csv')
    const [header = '', row = ''] = readFileSync(path, 'utf8').split(/\r?\n/)
    const later = Object.fromEntries(header.split(',').map((name, index) => [name, row.split(',')[index] ?? '']))
    expect([later['UUID']?.slice(0, 8), later['Modul']]).toEqual(['d6f982e3', 'A1-A3'])
    const own = writtenOf('OBD_2024_I').datasets.find(({ uuid }) => uuid === later['UUID'])?.modules[0]?.indicators
    const compared = [...a2Columns, ...sharedColumns].filter(([, column]) => later[column])
    expect(compared.length).toBeGreaterThanOrEqual(18)
    for (const [code, column] of compared) {
      const difference = Math.abs(Number(own?.[code]) - Number(later[column]))
      // The partial file cuts its figures off after 16 decimal places.
      expect([code, difference <= 1e-11 * Math.abs(Number(later[column])) + 1e-16]).toEqual([code, true])
    }
  })
})

test('digits are compared as written', () => {
  expect(digitsOf('0.0120')).toBe(digitsOf('1.2e-2'))
  expect(digitsOf('-1200')).toBe(digitsOf('-1.2E+3'))
  expect(digitsOf('0.0')).toBe(digitsOf('0'))
  expect(digitsOf('0.012000000000000001')).not.toBe(digitsOf('0.012'))
})
