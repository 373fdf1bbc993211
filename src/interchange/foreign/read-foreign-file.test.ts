import { describe, expect, test } from 'vitest'
import { ForeignFileError } from './foreign-file-error.ts'
import { MAX_FILE_BYTES } from './limits.ts'
import { readForeignFile } from './read-foreign-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (given: string | Uint8Array) =>
  readForeignFile(typeof given === 'string' ? bytes(given) : given, 'Ohne Namen')

const refusalOf = (given: string | Uint8Array) => {
  try {
    read(given)
  } catch (error) {
    if (error instanceof ForeignFileError) return { code: error.code, ...error.place }
    throw error
  }
  throw new Error('was read')
}

const elca = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<elca xmlns="https://www.bauteileditor.de" schemaVersion="1.3">\n${inside}\n</elca>\n`
const component = '<component isLayer="true" processConfigName="Beton" layerPosition="1" layerSize="0.2"/>'
const element = `<element uuid="a"><elementInfo><name>Wand</name></elementInfo><components>${component}</components></element>`
const ifc = (instances: string, schema = 'IFC4') =>
  `ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_NAME('','',(''),(''),'','','');\nFILE_SCHEMA(('${schema}'));\nENDSEC;\nDATA;\n${instances}\nENDSEC;\nEND-ISO-10303-21;\n`
const layerSet = "#1=IFCMATERIAL('Beton');\n#2=IFCMATERIALLAYER(#1,200.,$);\n#3=IFCMATERIALLAYERSET((#2),'Wand');"

describe('the content tells the format', () => {
  test.each([
    ['elca', elca(element)],
    ['ifc', ifc(layerSet)],
    [
      'lcax',
      JSON.stringify({
        id: 'a',
        name: 'Wand',
        quantity: 1,
        unit: 'm2',
        products: [{ name: 'Beton', quantity: 0.2, unit: 'm3' }],
      }),
    ],
  ])('%s', (format, text) => {
    expect(read(text)).toMatchObject({
      format,
      constructions: [{ name: 'Wand', layers: [{ material: { name: 'Beton' } }] }],
    })
    expect(read(`\ufeff${text}`)).toMatchObject({ format })
  })

  test('an archive and JSON of constructions are of this program', () => {
    expect(read(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toBe('own')
    expect(read('[{"type":"outerWall","name":"x","layers":[]}]')).toBe('own')
  })
})

describe('a damaged file is refused with the place, and nothing of it is taken', () => {
  test.each([
    ['an empty file', '', { code: 'empty' }],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), { code: 'wrongEncoding' }],
    ['a letter', 'Sehr geehrte Damen und Herren', { code: 'unknownFormat' }],
    [
      'latin-1 where XML says UTF-8',
      new Uint8Array([...bytes('<?xml version="1.0" encoding="UTF-8"?><elca>'), 0xe4]),
      { code: 'wrongEncoding' },
    ],
    ['another XML', '<gml><a/></gml>', { code: 'notThisFormat', line: 1 }],
    ['cut XML', elca(element).slice(0, -20), { code: 'cutOff', line: 3 }],
    ['broken XML', elca('<element></components>'), { code: 'xmlMalformed', line: 3 }],
    [
      'a document type',
      elca(element).replace('<elca', '<!DOCTYPE elca [<!ENTITY a "b">]>\n<elca'),
      { code: 'xmlEntities', line: 2 },
    ],
    [
      'an entity',
      elca('<element><elementInfo><name>&gold;</name></elementInfo></element>'),
      { code: 'xmlEntities', line: 3 },
    ],
    ['XML too deep', elca('<a>'.repeat(200)), { code: 'xmlTooDeep', line: 3 }],
    [
      'a thickness that is none',
      elca(element.replace('0.2', 'dick')),
      { code: 'wrongValue', line: 3, path: '@layerSize' },
    ],
    ['no element', elca(''), { code: 'noConstructions' }],
    ['cut JSON', '{"name":"x",\n"assemblies":[', { code: 'cutOff', line: 2 }],
    ['broken JSON', '{"name":\n"x",,}', { code: 'jsonMalformed', line: 2 }],
    ['JSON too deep', `{"assemblies":${'['.repeat(200)}`, { code: 'jsonTooDeep', line: 1 }],
    [
      'an assembly without a unit',
      '{"name":"x","assemblies":[{"name":"a","quantity":1,"products":[]}]}',
      { code: 'wrongValue', path: '/assemblies/0/unit' },
    ],
    [
      'a quantity as text',
      '{"name":"x","assemblies":[{"name":"a","quantity":1,"unit":"m2","products":[{"name":"p","unit":"m3","quantity":"1"}]}]}',
      { code: 'wrongValue', path: '/assemblies/0/products/0/quantity' },
    ],
    ['cut IFC', ifc(layerSet).slice(0, -60), { code: 'cutOff', line: 10 }],
    [
      'IFC cut within a text',
      ifc(layerSet).slice(0, ifc(layerSet).indexOf("'Wand'") + 3),
      { code: 'cutOff', line: 10 },
    ],
    ['broken IFC', ifc(`${layerSet}\nBeton;`), { code: 'ifcMalformed', line: 11 }],
    ['an instance that is broken', ifc(layerSet.replace('200.', '200.?')), { code: 'ifcMalformed', line: 9 }],
    ['another schema', ifc(layerSet, 'AUTOMOTIVE_DESIGN'), { code: 'ifcSchema' }],
    ['IFC without layers', ifc("#1=IFCMATERIAL('Beton');"), { code: 'noConstructions' }],
  ] as const)('%s', (_what, given, place) => {
    expect(refusalOf(given)).toEqual(place)
  })

  test('one that is larger than 50 MB', () => {
    expect(MAX_FILE_BYTES).toBe(52_428_800)
    expect(refusalOf(new Uint8Array(MAX_FILE_BYTES + 1))).toEqual({ code: 'tooLarge' })
  })
})

test('names that are longer than allowed are cut, and that is told', () => {
  const file = read(elca(element.replace('<name>Wand', `<name>${'W'.repeat(300)}`)))
  expect(file).toMatchObject({ constructions: [{ name: 'W'.repeat(120), lost: [{ code: 'textCut' }] }] })
})
