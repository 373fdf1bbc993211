import { createReadStream, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { FileErrorCode } from '#vocabulary/datasets.ts'
import { FileError } from './file-error.ts'
import { releaseItems } from './release-file.ts'
import type { ReleaseItem } from './release-item.ts'

const header = 'UUID;Version;Name (de);Konformität;Typ;Bezugsgroesse;Bezugseinheit;Modul;Szenario;GWP;Gueltig bis'
const row = (module: string, gwp = '1.5', name = 'Ziegel') =>
  `6b2b9708-14d8-4f3a-8a75-0b7481c5e0f8;00.03.000;${name};DIN EN 15804;generic dataset;1;kg;${module};;${gwp};2030`
const csv = (...rows: string[]) => `${[header, ...rows].join('\r\n')}\r\n`

async function* inPieces(bytes: Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}
async function itemsOf(bytes: Uint8Array | string, size?: number): Promise<ReleaseItem[]> {
  const items: ReleaseItem[] = []
  for await (const item of releaseItems(inPieces(Buffer.from(bytes as string), size))) items.push(item)
  return items
}
const refusal = async (bytes: Uint8Array | string): Promise<FileErrorCode | undefined> => {
  try {
    await itemsOf(bytes)
    return undefined
  } catch (error) {
    if (error instanceof FileError) return error.code
    throw error
  }
}

describe('a CSV export', () => {
  const expected = [
    { kind: 'row', line: 2, figures: { module: 'A1-A3', indicators: { gwpA1: 1.5 } } },
    { kind: 'row', line: 3, figures: { module: 'D', indicators: { gwpA1: -2 } } },
  ]
  const plain = csv(row('A1-A3'), row('D', '-2'))

  test.each([
    ['UTF-8', Buffer.from(plain)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${plain}`)],
    ['ISO-8859-1', Buffer.from(plain, 'latin1')],
    ['decimal commas', Buffer.from(plain.replace('1.5', '1,5'))],
    ['commas between cells', Buffer.from(plain.replaceAll(';', ','))],
    ['gzip', gzipSync(plain)],
    ['zip', zipSync({ 'OBD.csv': strToU8(plain) })],
  ])('is read as %s, however it is cut in pieces', async (_name, bytes) => {
    for (const size of [1, 7, 100_000]) expect(await itemsOf(bytes, size)).toMatchObject(expected)
  })

  test('names line, column and value of what cannot be read', async () => {
    expect(await itemsOf(csv(row('A1-A3'), row('C3', '?')))).toMatchObject([
      { kind: 'row' },
      { kind: 'problem', line: 3, code: 'unreadable', column: 'GWP', value: '?' },
    ])
  })

  test('counts the lines a quoted cell spans', async () => {
    expect(await itemsOf(csv(row('A1-A3', '1', '"Ziegel\r\nrot"'), row('D', 'x')))).toMatchObject([
      { line: 2 },
      { line: 4, code: 'unreadable' },
    ])
  })

  test('keeps datasets that no layer is made of', async () => {
    const energy = csv(row('B6').replace(';1;kg;', ';3,6;MJ;'), row('A4').replace(';1;kg;', ';not available;;'))
    expect(await itemsOf(energy)).toMatchObject([
      { header: { referenceUnit: 'MJ', referenceQuantity: 3.6 } },
      { header: { referenceUnit: '', doubts: ['quantityUnknown', 'unitUnknown'] } },
    ])
  })
})

describe('a damaged file is refused:', () => {
  const long = csv(...Array.from({ length: 3000 }, (_, index) => row('A1-A3', String(index))))
  const gzip = gzipSync(long)
  const zip = zipSync({ 'OBD.csv': strToU8(long) })
  const lines = Buffer.from(csv(row('A1-A3')) + '\n'.repeat(40 * 1024 ** 2))
  const process = (prolog: string, body: string) =>
    `<?xml version="1.0"?>${prolog}<processDataSet><x>${body}</x></processDataSet>`

  test.each<[string, FileErrorCode, Uint8Array | string]>([
    ['nothing at all', 'empty', ''],
    ['a picture', 'notText', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])],
    ['UTF-16', 'notText', Buffer.from(`\uFEFF${long}`, 'utf16le')],
    ['a cut gzip', 'cut', gzip.subarray(0, gzip.length / 2)],
    [
      'a damaged gzip',
      'damagedArchive',
      Buffer.concat([gzip.subarray(0, 2000), Buffer.alloc(50, 7), gzip.subarray(2050)]),
    ],
    ['a cut zip', 'cut', zip.subarray(0, zip.length / 2)],
    ['a zip without its directory', 'cut', zip.subarray(0, zip.length - 90)],
    ['a cut line', 'cut', csv(row('A1-A3')) + row('D').slice(0, 80)],
    ['a cut quoted cell', 'cut', csv(row('A1-A3', '1', '"Ziegel'))],
    [
      'UTF-8 that turns into ISO-8859-1',
      'wrongEncoding',
      Buffer.concat([Buffer.from(long.padEnd(90_000)), Buffer.from('\nä', 'latin1'), Buffer.from('\n')]),
    ],
    ['a header encoded twice', 'wrongEncoding', Buffer.from(Buffer.from(long).toString('latin1'))],
    ['a file without the columns', 'columnsMissing', 'a;b;c\r\n1;2;3\r\n'],
    ['one endless line', 'lineTooLong', 'x'.repeat(3_000_000)],
    ['one endless cell', 'lineTooLong', csv(row('A1-A3', '1', `"${'x'.repeat(300_000)}"`))],
    ['a formula', 'formula', csv(row('A1-A3', '1', '=HYPERLINK("http://x")'))],
    ['a command', 'formula', csv(row('A1-A3', '1', "@SUM(1+1)*cmd|' /C calc'!A0"))],
    ['a gzip bomb', 'bomb', gzipSync(lines)],
    ['a zip bomb', 'bomb', zipSync({ 'OBD.csv': lines })],
    ['two files in an archive', 'severalFiles', zipSync({ 'a.csv': strToU8(long), 'b.csv': strToU8(long) })],
    ['an archive in an archive', 'severalFiles', gzipSync(zip)],
    ['XML with a document type', 'entities', process('<!DOCTYPE x [<!ENTITY a "b">]>', '&a;')],
    ['XML with an unknown entity', 'entities', process('', '&a;')],
    ['XML that ends early', 'cut', '<processDataSet><a>'],
    ['XML that is none', 'malformedXml', '<processDataSet></a>'],
    ['JSON that ends early', 'malformedJson', '{"processInformation":{'],
  ])('%s', async (_name, code, bytes) => {
    expect(await refusal(bytes)).toBe(code)
  })
})

const originals = path.resolve('../shared/data/ilcd')
describe.skipIf(!existsSync(originals))('the original ILCD documents (where ../shared/data is)', () => {
  const read = async (file: string) => {
    const items: ReleaseItem[] = []
    for await (const item of releaseItems(createReadStream(path.join(originals, file)))) items.push(item)
    return items
  }
  const climate = (items: readonly ReleaseItem[], module: string) =>
    items.find((item) => item.kind === 'row' && item.figures.module === module)

  test('in JSON are read with every module, as they stand there', async () => {
    const facade = await read('0e9fd868-9656-489e-be6c-8251b3d43283.json')
    expect(climate(facade, 'A1-A3')).toMatchObject({
      header: {
        generation: 'EN 15804+A2',
        type: 'specific',
        owner: 'Moeding Keramikfassaden GmbH',
        validUntil: '2027',
        referenceUnit: 'm2',
        arealMass: 52.95,
        referenceThickness: 0.03,
      },
      figures: { indicators: { gwpTotal: 43.46, penrt: 700.13 } },
    })
    expect(climate(facade, 'D')).toMatchObject({ figures: { indicators: { gwpTotal: -5.45, penrt: -72 } } })
    // null in the file: not declared
    expect(climate(facade, 'B1')).toBeUndefined()
    const concrete = await read('335241f9-db84-486c-9a19-cd5ebb791903.json')
    expect(climate(concrete, 'B1')).toMatchObject({ figures: { indicators: { gwpTotal: -5.076189806179392 } } })
    expect(climate(concrete, 'C4')).toMatchObject({ figures: { indicators: { gwpTotal: 0, penrt: 0 } } })
  })

  test('keep alternatives apart, and drop densities that cannot be', async () => {
    const boards = await read('f63ac879-fa7d-4f91-813e-e816cbdf1927.json')
    const ends = boards.flatMap((item) => (item.kind === 'row' && item.figures.module === 'D' ? [item.figures] : []))
    expect(ends).toMatchObject([
      { scenario: 'energetisch', indicators: { gwpA1: -261.09709844067464 } },
      { scenario: 'stofflich', indicators: { gwpA1: -11.125577109865484 } },
    ])
    const [paving] = await read('0e85f255-4d11-4973-9daa-c03889948351.json')
    expect(paving).toMatchObject({ header: { density: 179 / 0.08, arealMass: 179 } })
  })

  test('in an XML package are read with the flows beside them', async () => {
    const items = await read('oekobaudat_ilcd_xml_package.zip')
    expect(climate(items, 'A1-A3')).toMatchObject({
      header: {
        uuid: 'ee8863aa-7276-4896-b07a-713937a3134d',
        version: '00.00.018',
        generation: 'EN 15804+A1',
        type: 'specific',
        flow: 'beea8d2c-ce41-4489-8a6f-eb37c8ec7dd9',
      },
      figures: { indicators: { adpeA1: 1.63e-4, eee: 0.54 } },
    })
    expect(items).toContainEqual({
      kind: 'flow',
      uuid: 'beea8d2c-ce41-4489-8a6f-eb37c8ec7dd9',
      facts: { referenceUnit: 'm2', referenceQuantity: 1, arealMass: 13.17 },
    })
    expect(readdirSync(originals)).toHaveLength(7)
  })
})
