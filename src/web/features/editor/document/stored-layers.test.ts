import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ConstructionLayer, constructionLayer, constructionInput as schema } from '#contract/constructions.ts'
import { applied, type Command } from './commands.ts'
import { type ConstructionDocument, editableLayer, emptyDocument, emptyLayer } from './document.ts'
import { fastenerChoice, withFasteners } from './fasteners-draft.ts'
import type { NumberField } from './number-fields.ts'
import {
  assessableLayers,
  constructionInput,
  documentProblems,
  sameContent,
  saveProblems,
  stoppedBy,
  storedLayer,
} from './stored-layers.ts'

const full: ConstructionLayer = {
  materialId: 'cellulose',
  thickness: 0.2,
  state: 'existing',
  framing: { materialId: 'kvh', width: 0.06, spacing: 0.625, direction: 'horizontal' },
  overrides: { conductivity: 0.037, serviceLife: 40 },
  remainingServiceLife: 12,
  endOfLifeScenario: 'Recycling',
  transportDistance: 50,
  transportVehicle: 'smallTruck',
  wastage: 0.05,
  fasteners: { system: 'roofFasteners', perArea: 5, length: 0.1 },
  airGaps: 1,
  accessories: [
    { accessoryId: 'studsCw75', spacing: 0.5 },
    { accessoryId: 'rafterScrews', amount: 0.2 },
  ],
}
const cavity: ConstructionLayer = {
  materialId: 'air',
  thickness: 0.04,
  airCavity: 'slightlyVentilated',
  openings: 800,
  emissivities: { outer: 0.9, inner: 0.05 },
}
const inverted: ConstructionLayer = {
  materialId: 'xps',
  thickness: 0.2,
  framing: { materialId: 'kvh', width: 0.06, spacing: 0.6, share: 0.15 },
  rainBelow: 0,
}
const twofold: ConstructionLayer = {
  materialId: 'cellulose',
  thickness: 0.2,
  framing: { materialId: 'kvh', width: 0.06, spacing: 0.625 },
  secondFraming: { materialId: 'osb', width: 0.02, spacing: 1, direction: 'horizontal', share: 0.03 },
}
const tapering: ConstructionLayer = {
  materialId: 'eps',
  thickness: 0.22,
  taper: { shape: 'threeCorners', rise: 0.2, intermediate: 0.07 },
}
const named = { ...emptyDocument('de_DE'), name: 'Wand' }
const documentOf = (...layers: ConstructionLayer[]) => ({
  ...named,
  layers: layers.map((layer, index) => editableLayer(layer, `k${index}`)),
})
const after = (document: ConstructionDocument, ...commands: Command[]) => commands.reduce(applied, document)

test('second members are asked for what they need, leave something between, and go with the first ones', () => {
  const begun = after(documentOf(twofold), {
    do: 'setLayer',
    key: 'k0',
    change: { secondFraming: { materialId: null, direction: 'vertical' } },
  })
  const told = (document: ConstructionDocument) =>
    documentProblems(document).map(({ field, problem }) => `${field} ${problem}`)
  expect(told(begun)).toEqual(['secondMaterial missing'])
  const set = (field: NumberField, text: string): Command => ({ do: 'setNumber', key: 'k0', field, text })
  expect(told(after(documentOf(twofold), set('secondWidth', '')))).toEqual(['secondWidth missing'])
  expect(told(after(documentOf(twofold), set('secondWidth', '1200')))).toEqual(['secondWidth widthNotBelowSpacing'])
  expect(told(after(documentOf(twofold), set('secondShare', '95')))).toEqual(['secondWidth nothingBetween'])
  const bare = after(documentOf(twofold), { do: 'setLayer', key: 'k0', change: { framing: null } })
  expect(told(bare)).toEqual([])
  expect(assessableLayers(bare)?.layers).toEqual([{ materialId: 'cellulose', thickness: 0.2 }])
})

describe('fasteners of a layer', () => {
  const insulation: ConstructionLayer = { materialId: 'wool', thickness: 0.16 }
  const fastened = (fasteners: 'own' | 'eticsDowels', ...typed: [NumberField, string][]) =>
    after(
      documentOf(insulation),
      { do: 'setLayer', key: 'k0', change: { fasteners } },
      ...typed.map(([field, text]): Command => ({ do: 'setNumber', key: 'k0', field, text })),
    )
  const told = (document: ConstructionDocument) =>
    documentProblems(document).map(({ field, problem }) => `${field} ${problem}`)
  const sent = (document: ConstructionDocument) => assessableLayers(document)?.layers[0]?.fasteners

  test('of a system count at once, with own figures in place of its own', () => {
    expect(sent(fastened('eticsDowels'))).toEqual({ system: 'eticsDowels' })
    expect(sent(fastened('eticsDowels', ['fastenersPerArea', '8']))).toEqual({ system: 'eticsDowels', perArea: 8 })
  })

  test('typed ones are asked for what is missing and left out until it is there', () => {
    expect(told(fastened('own'))).toEqual(['fastenersPerArea missing'])
    const numbered = fastened('own', ['fastenersPerArea', '4'])
    expect(told(numbered)).toEqual(['fastenerTransmittance missing'])
    expect(sent(numbered)).toBeUndefined()
    expect(sent(fastened('own', ['fastenersPerArea', '4'], ['fastenerTransmittance', '0,002']))).toEqual({
      perArea: 4,
      pointTransmittance: 0.002,
    })
    const round: [NumberField, string][] = [
      ['fastenersPerArea', '4'],
      ['fastenerDiameter', '5'],
    ]
    expect(told(fastened('own', ...round))).toEqual(['fastenerConductivity missing'])
    expect(sent(fastened('own', ...round, ['fastenerConductivity', '50']))).toEqual({
      perArea: 4,
      diameter: 0.005,
      conductivity: 50,
    })
  })

  test('out of range or longer than the layer is thick: said, and the fasteners left out', () => {
    const many = fastened('eticsDowels', ['fastenersPerArea', '500'])
    expect(told(many)).toEqual(['fastenersPerArea tooBig'])
    expect(sent(many)).toBeUndefined()
    const long = fastened(
      'own',
      ['fastenersPerArea', '4'],
      ['fastenerDiameter', '5'],
      ['fastenerConductivity', '50'],
      ['fastenerLength', '200'],
    )
    expect(told(long)).toEqual(['fastenerLength longerThanLayer'])
    expect(sent(long)).toBeUndefined()
  })

  test('those of a system are built in, so that mass and life cycle count them; what is built in counts in U', () => {
    const [bare] = documentOf(insulation).layers
    if (!bare) throw new Error('a layer')
    const dowelled = { ...bare, ...withFasteners(bare, 'eticsDowels') }
    expect(storedLayer(dowelled)).toMatchObject({
      fasteners: { system: 'eticsDowels' },
      accessories: [{ accessoryId: 'eticsDowels' }],
    })
    const builtIn = { ...bare, accessories: [{ accessoryId: 'eticsDowels' as const, amount: 0.2 }] }
    expect(fastenerChoice(builtIn)).toBe('eticsDowels')
    expect(storedLayer(builtIn)).not.toHaveProperty('fasteners')
    expect(storedLayer({ ...builtIn, numbers: { ...builtIn.numbers, fastenersPerArea: 8 } })).toMatchObject({
      fasteners: { system: 'eticsDowels', perArea: 8 },
    })
    expect(withFasteners(builtIn, 'eticsDowels').accessories).toEqual(builtIn.accessories)
    expect(withFasteners(builtIn, 'facadeBrackets')).toEqual({ fasteners: 'facadeBrackets', accessories: [] })
    expect(withFasteners(builtIn, null)).toEqual({ fasteners: null, accessories: [] })
  })

  test('without fasteners their numbers are idle', () => {
    const document = after(fastened('eticsDowels', ['fastenersPerArea', '8']), {
      do: 'setLayer',
      key: 'k0',
      change: { fasteners: null },
    })
    expect(told(document)).toEqual([])
    expect(sent(document)).toBeUndefined()
  })
})

describe('layers there and back', () => {
  test('a layer with every field survives editing unchanged', () => {
    expect(storedLayer(editableLayer(full, 'k'))).toEqual(full)
    for (const layer of [tapering, cavity, inverted, twofold])
      expect(storedLayer(editableLayer(layer, 'k'))).toEqual(layer)
  })

  test('any layer of the contract survives, and what is sent fits the contract', () => {
    const length = fc.integer({ min: 1, max: 4999 }).map((millimetres) => millimetres / 1000)
    const layer = fc.record(
      {
        materialId: fc.constantFrom('a', 'b'),
        thickness: length,
        transportDistance: fc.nat(1000),
        wastage: fc.constant(0.1),
      },
      { requiredKeys: ['materialId', 'thickness'] },
    )
    fc.assert(
      fc.property(layer, (given) => {
        const sent = storedLayer(editableLayer(given, 'k'))
        expect(sent).toEqual(given)
        expect(constructionLayer.safeParse(sent).success).toBe(true)
      }),
    )
  })
})

describe('what counts', () => {
  test('a blank row counts nowhere and is not stored', () => {
    const document = { ...documentOf(full), layers: [editableLayer(full, 'k0'), emptyLayer('k1')] }
    expect(assessableLayers(document)).toEqual({ layers: [full], keys: ['k0'] })
    expect(saveProblems(document)).toEqual([])
    expect(constructionInput(document).layers).toEqual([full])
  })

  test('an invalid thickness keeps its text and stops every figure', () => {
    const document = after(documentOf(full, full), { do: 'setNumber', key: 'k1', field: 'thickness', text: '-15' })
    expect(document.layers[1]?.texts.thickness).toBe('-15')
    expect(documentProblems(document)).toEqual([{ key: 'k1', index: 1, field: 'thickness', problem: 'tooSmall' }])
    expect(assessableLayers(document)).toBeUndefined()
    expect(saveProblems(document)).toEqual(['invalid'])
  })

  test('an invalid transport distance stops the life cycle alone', () => {
    const document = after(documentOf(full), { do: 'setNumber', key: 'k0', field: 'transportDistance', text: 'fern' })
    expect(documentProblems(document).flatMap(stoppedBy)).toEqual(['lifeCycle'])
    expect(assessableLayers(document)?.layers[0]).not.toHaveProperty('transportDistance')
  })

  test('an emptied override goes back to the material', () => {
    const document = after(documentOf(full), { do: 'setNumber', key: 'k0', field: 'conductivity', text: '' })
    expect(assessableLayers(document)?.layers[0]?.overrides).toEqual({ serviceLife: 40 })
  })

  test('members as wide as their spacing are refused at the width', () => {
    const document = after(documentOf(full), { do: 'setNumber', key: 'k0', field: 'framingWidth', text: '625' })
    expect(documentProblems(document)).toEqual([
      { key: 'k0', index: 0, field: 'framingWidth', problem: 'widthNotBelowSpacing' },
    ])
  })

  test('a name that is no material is told as such', () => {
    const document = {
      ...named,
      layers: [{ ...emptyLayer('k'), materialText: 'Strohballen', numbers: { thickness: 0.4 } }],
    }
    expect(documentProblems(document).map(({ field, problem }) => [field, problem])).toEqual([
      ['material', 'unknownName'],
    ])
  })

  test('without a name or a layer nothing is stored', () => {
    expect(saveProblems(emptyDocument('de_DE'))).toEqual(['name', 'layers'])
  })

  test('what is stored fits the contract', () => {
    expect(schema.safeParse(constructionInput({ ...documentOf(full), code: ' AW-02 ' })).error).toBeUndefined()
    expect(constructionInput({ ...documentOf(full), code: ' AW-02 ' }).code).toBe('AW-02')
  })
})

test('a new material brings its usual thickness only where none is given', () => {
  const document = { ...named, layers: [emptyLayer('k0'), editableLayer(full, 'k1')] }
  const filled = after(
    document,
    { do: 'setMaterial', key: 'k0', materialId: 'gips', thickness: 0.0125 },
    { do: 'setMaterial', key: 'k1', materialId: 'gips', thickness: 0.0125 },
  )
  expect(filled.layers.map((layer) => layer.numbers.thickness)).toEqual([0.0125, 0.2])
})

test('what is told of a layer is worked out once, and anew for the one that changes', () => {
  const before = { ...named, layers: [editableLayer(full, 'k0'), editableLayer(full, 'k1')] }
  const changed = after(before, { do: 'setNumber', key: 'k1', field: 'thickness', text: '240' })
  const told = ({ layers }: ConstructionDocument) => assessableLayers({ layers })?.layers
  expect(told(changed)?.[0]).toBe(told(before)?.[0])
  expect(told(changed)?.[1]?.thickness).toBe(0.24)
})

test('content is compared without keys', () => {
  expect(sameContent(documentOf(full), { ...named, layers: [editableLayer(full, 'other')] })).toBe(true)
  expect(sameContent(documentOf(full), { ...documentOf(full), name: 'Dach' })).toBe(false)
})
