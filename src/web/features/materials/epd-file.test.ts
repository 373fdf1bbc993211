import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readEpd, readEpdFile } from './epd-file.ts'

const anies = (values: Record<string, number>, scenario?: string) => ({
  anies: Object.entries(values).map(([module, value]) => ({ module, value, ...(scenario && { scenario }) })),
})
const named = (name: string, refObjectId: string) => ({ refObjectId, shortDescription: [{ value: name, lang: 'en' }] })

/** A process as ÖKOBAUDAT hands it out, as far as it is read. */
const epd = (unit: string | null = 'm3') => ({
  processInformation: {
    dataSetInformation: {
      UUID: '0A1B2C3D-1111-4222-8333-444455556666',
      name: {
        baseName: [
          { value: 'Holzfaserplatte', lang: 'de' },
          { value: 'Wood fibre board', lang: 'en' },
        ],
      },
    },
    time: { dataSetValidUntil: 2029 },
  },
  modellingAndValidation: {
    LCIMethodAndAllocation: { other: { anies: [{ name: 'subType', value: 'specific dataset' }] } },
  },
  administrativeInformation: {
    publicationAndOwnership: {
      dataSetVersion: '00.01.000',
      referenceToOwnershipOfDataSet: named('Werk', '1'),
      referenceToPrecedingDataSetVersion: null,
    },
  },
  exchanges: {
    exchange: [
      {
        referenceFlow: true,
        referenceToFlowDataSet: named('flow', '2'),
        resultingAmount: 1,
        ...(unit && {
          flowProperties: [{ referenceFlowProperty: true, meanValue: 1, referenceUnit: unit }],
          materialProperties: [{ name: 'gross density', value: 160 }],
        }),
      },
    ],
  },
  LCIAResults: {
    LCIAResult: [
      {
        referenceToLCIAMethodDataSet: named('Global Warming Potential - total (GWP-total)', '3'),
        other: anies({ 'A1-A3': -180.5, C3: 250 }),
      },
    ],
  },
})
const reading = (given: unknown, mark = ',') => readEpd([JSON.stringify(given)], mark)

test('a declaration fills the form: who declared it, of what, and every module', () => {
  const read = reading(epd())
  if ('code' in read) throw new Error(read.code)
  expect(read.values.epd).toMatchObject({
    name: 'Holzfaserplatte',
    owner: 'Werk',
    validUntil: '2029',
    generation: 'EN 15804+A2',
    type: 'specific',
    referenceUnit: 'm3',
    referenceQuantity: '1',
    density: '160',
  })
  expect(read.values.columns.map(({ module }) => module)).toEqual(['A1-A3', 'C3'])
  expect(read.values.cells).toEqual({ 'gwpTotal 0': '-180,5', 'gwpTotal 1': '250' })
  expect(read.names).toEqual({ de_DE: 'Holzfaserplatte', en_GB: 'Wood fibre board' })
  expect(read).toMatchObject({ unitMissing: false, others: 0 })
})

test('what the file does not say is said: the unit, and further declarations', () => {
  const other = epd()
  other.processInformation.dataSetInformation.UUID = '0A1B2C3D-1111-4222-8333-444455556667'
  expect(reading(epd(null))).toMatchObject({ unitMissing: true })
  expect(reading([epd(), other])).toMatchObject({ others: 1 })
})

test('indicators and modules that there is no place for are named, each once, and the rest is taken', () => {
  const given = epd()
  const [climate] = given.LCIAResults.LCIAResult
  given.LCIAResults.LCIAResult.push(
    {
      referenceToLCIAMethodDataSet: named('Incidence of disease due to PM emissions (PM)', '4'),
      other: anies({ C3: 1 }),
    },
    { referenceToLCIAMethodDataSet: named('Potential soil quality index (SQP)', '5'), other: anies({ C3: 2 }) },
    { referenceToLCIAMethodDataSet: named('Nothing is said of it (XYZ)', '6'), other: anies({}) },
  )
  climate?.other.anies.push({ module: 'A6', value: 4 }, { module: 'A6', value: 5 })
  const read = reading(given)
  expect(read).toMatchObject({
    unread: ['A6', 'Incidence of disease due to PM emissions (PM)', 'Potential soil quality index (SQP)'],
  })
  if ('code' in read) throw new Error(read.code)
  expect(read.values.columns.map(({ module }) => module)).toEqual(['A1-A3', 'C3'])
})

describe('the zip of a package', () => {
  const zip = (files: Record<string, string>) =>
    new Blob([zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))])

  test('is read by its processes, whatever else is in it', async () => {
    const packed = zip({
      'ILCD/processes/a.json': JSON.stringify(epd()),
      'ILCD/sources/b.xml': '<not xml',
      'ILCD/external_docs/epd.pdf': '%PDF',
    })
    expect(await readEpdFile(packed, '.')).toMatchObject({ others: 0, unread: [] })
  })

  test.each([
    ['without a process', zip({ 'ILCD/sources/b.xml': '<a/>' }), 'noEpd'],
    ['that is cut off', zip({ 'processes/a.json': '{}' }).slice(0, 40), 'damaged'],
    ['with a process beyond all measure', zip({ 'processes/a.json': ' '.repeat(6 * 1024 ** 2) }), 'damaged'],
  ])('%s is refused with a reason', async (_what, file, code) => {
    expect(await readEpdFile(file, '.')).toMatchObject({ code })
  })
})

test.each([
  ['a sheet of something else', '{"name":"Wand"}', 'noEpd'],
  ['text that is cut off', '{"processInformation":{', 'noEpd'],
  ['XML of something else', '<html></html>', 'noEpd'],
  ['a declaration without figures', JSON.stringify({ ...epd(), LCIAResults: null }), 'noModules'],
  ['a file of another size', ' '.repeat(6 * 1024 ** 2), 'tooLarge'],
])('%s is refused with a reason', (_what, text, code) => {
  expect(readEpd([text], '.')).toMatchObject({ code })
})

const originals = path.resolve('../shared/data/ilcd')
describe.skipIf(!existsSync(originals))('the original ILCD documents (where ../shared/data is)', () => {
  test('fill the form', () => {
    const text = readFileSync(path.join(originals, '0e9fd868-9656-489e-be6c-8251b3d43283.json'), 'utf8')
    const read = readEpd([text], '.')
    if ('code' in read) throw new Error(read.code)
    expect(read.values.epd).toMatchObject({ owner: 'Moeding Keramikfassaden GmbH', referenceUnit: 'm2' })
    expect(read.values.cells['gwpTotal 0']).toBe('43.46')
  })

  test('of a package fill it too, with unit and masses of their flow', async () => {
    const packed = new Blob([readFileSync(path.join(originals, 'oekobaudat_ilcd_xml_package.zip'))])
    const read = await readEpdFile(packed, '.')
    if ('code' in read) throw new Error(`${read.code} ${read.part}`)
    expect(read.unitMissing).toBe(false)
    expect(read.values.columns.length).toBeGreaterThan(1)
  })
})
