import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ConstructionLayer, constructionLayer, constructionInput as schema } from '#contract/constructions.ts'
import { applied, type Command } from './commands.ts'
import { editableLayer, emptyDocument, emptyLayer } from './document.ts'
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
  wastage: 0.05,
}
const named = { ...emptyDocument('de_DE'), name: 'Wand' }
const documentOf = (...layers: ConstructionLayer[]) => ({
  ...named,
  layers: layers.map((layer, index) => editableLayer(layer, `k${index}`)),
})
const after = (document: ReturnType<typeof documentOf>, ...commands: Command[]) => commands.reduce(applied, document)

describe('layers there and back', () => {
  test('a layer with every field survives editing unchanged', () => {
    expect(storedLayer(editableLayer(full, 'k'))).toEqual(full)
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

test('content is compared without keys', () => {
  expect(sameContent(documentOf(full), { ...named, layers: [editableLayer(full, 'other')] })).toBe(true)
  expect(sameContent(documentOf(full), { ...documentOf(full), name: 'Dach' })).toBe(false)
})
