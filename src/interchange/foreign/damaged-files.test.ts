import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ForeignFileError } from './foreign-file-error.ts'
import { readForeignFile } from './read-foreign-file.ts'

const ifc = `ISO-10303-21;
HEADER;
FILE_SCHEMA(('IFC4'));
ENDSEC;
DATA;
#1=IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.);
#2=IFCUNITASSIGNMENT((#1));
#3=IFCPROJECT('p',$,'H\\X2\\00E4\\X0\\us',$,$,$,$,$,#2);
#10=IFCMATERIAL('Putz',$,$);
#11=IFCMATERIALLAYER(#10,15.,.T.,$,$,$,$);
#12=IFCMATERIALLAYERSET((#11,#11),'Wand',$);
#13=IFCMATERIALLAYERSETUSAGE(#12,.AXIS2.,.POSITIVE.,0.,$);
#14=IFCWALL('w',$,'Wand',$,$,$,$,$,.STANDARD.);
#15=IFCRELASSOCIATESMATERIAL('r',$,$,$,(#14),#13);
#16=IFCPROPERTYSINGLEVALUE('IsExternal',$,IFCBOOLEAN(.T.),$);
#17=IFCPROPERTYSET('s',$,'Pset_WallCommon',$,(#16));
#18=IFCRELDEFINESBYPROPERTIES('d',$,$,$,(#14),#17);
ENDSEC;
END-ISO-10303-21;
`
const elca = `<?xml version="1.0" encoding="UTF-8"?><elca xmlns="https://www.bauteileditor.de"><element uuid="a" din276Code="331"><elementInfo><name><![CDATA[Wand]]></name></elementInfo><components><component isLayer="false" processConfigName="Nagel" quantity="1"/><siblings><component isLayer="true" processConfigName="Holz" layerPosition="1" layerSize="0.2" layerAreaRatio="0.1"/><component isLayer="true" processConfigName="Wolle &amp; Co" layerPosition="1" layerSize="0.2" layerAreaRatio="0.9"/></siblings></components></element><composite uuid="b"><elements><referenceToElement position="1" uuid="a"/></elements></composite></elca>`
const lcax = JSON.stringify({
  name: 'P',
  assemblies: [
    {
      type: 'assembly',
      name: 'W',
      quantity: 1,
      unit: 'm2',
      products: [{ name: 'Beton', quantity: 0.2, unit: 'm3', impactData: [{ id: 'x', impacts: {} }] }],
    },
  ],
})

/** What reading a file came to: the number of constructions, or the code of the refusal. Anything else is a bug. */
function outcome(bytes: Uint8Array): number | string {
  try {
    const file = readForeignFile(bytes, '–')
    if (file === 'own') return 'own'
    for (const { name, layers } of file.constructions) {
      expect(name.length).toBeGreaterThan(0)
      for (const { thickness } of layers)
        expect(thickness === undefined || (Number.isFinite(thickness) && thickness > 0)).toBe(true)
    }
    return file.constructions.length
  } catch (error) {
    if (error instanceof ForeignFileError) return error.code
    throw error
  }
}

const files = [
  ['IFC', ifc],
  ['eLCA', elca],
  ['LCAx', lcax],
] as const
const snippets = [
  "'",
  '"',
  ';',
  '(',
  ')',
  '#',
  '#99999999',
  '$',
  '*',
  '<',
  '>',
  '&x;',
  ']]>',
  '<!DOCTYPE a>',
  '{',
  '}',
  '[',
  ']',
  'null',
  '-1',
  '1e999',
  '0',
  '\u0000',
  '\ud800',
  '\\X2\\',
  '\\X2\\D800\\X0\\',
  '/*',
  '*/',
  '-->',
  '\n',
]

describe.each(files)('%s', (_format, text) => {
  const bytes = new TextEncoder().encode(text)

  test('whole, it is read', () => {
    expect(outcome(bytes)).toBe(1)
  })

  test('cut anywhere before its last construction, it is refused', () => {
    const end = text === ifc ? text.indexOf('ENDSEC;\nEND') : text.length - 1
    for (let length = 30; length < end; length += 1) expect(typeof outcome(bytes.subarray(0, length))).toBe('string')
  })

  test('with anything put in, taken out or turned over, it is read or refused by name', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            at: fc.nat(text.length),
            drop: fc.nat(12),
            put: fc.oneof(fc.constantFrom(...snippets), fc.string({ maxLength: 8 })),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        (changes) => {
          const changed = changes.reduce(
            (now, { at, drop, put }) => now.slice(0, at) + put + now.slice(at + drop),
            text,
          )
          outcome(new TextEncoder().encode(changed))
        },
      ),
      { numRuns: 1_500, seed: 20_260_314 },
    )
  })

  test('with any byte changed, it is read or refused by name', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, value) => {
        outcome(bytes.with(at, value))
      }),
      { numRuns: 1_000, seed: 20_260_314 },
    )
  })
})

describe('files made to cost time or memory', () => {
  const many = 200_000
  test.each([
    ['comments without end of the file', `${ifc.slice(0, ifc.indexOf('#1='))}${'/* */ '.repeat(many)}x`, 'cutOff'],
    ['blank lines before the section', `ISO-10303-21;\n${'\n'.repeat(many * 5)}`, 'cutOff'],
    ['a text of megabytes', ifc.replace("'Putz'", `'${"''".repeat(many * 10)}'`), 1],
    ['brackets without end', ifc.replace("'Putz'", '('.repeat(many)), 'ifcMalformed'],
    [
      'a name that asks much of patterns',
      elca.replace('Wand', 'wand '.repeat(many)).replace('"Holz"', `"${'ks '.repeat(many)}"`),
      1,
    ],
    [
      'thousands of losses',
      elca.replace(
        '<components>',
        `<components>${'<component isLayer="false" processConfigName="x"/>'.repeat(20_000)}`,
      ),
      1,
    ],
    ['siblings side by side', elca.replace('<components>', `<components>${'<siblings/>'.repeat(many)}`), 1],
  ] as const)('%s', (_what, text, expected) => {
    expect(outcome(new TextEncoder().encode(text))).toBe(expected)
  })

  test('tell at most a hundred losses and how many more there are', () => {
    const parts = '<component isLayer="false" processConfigName="x"/>'.repeat(150)
    const file = readForeignFile(new TextEncoder().encode(elca.replace('<components>', `<components>${parts}`)), '–')
    const lost = file === 'own' ? [] : (file.constructions[0]?.lost ?? [])
    expect([lost.length, lost.at(-1)]).toEqual([101, { code: 'moreLost', values: { count: 51 } }])
  })
})
