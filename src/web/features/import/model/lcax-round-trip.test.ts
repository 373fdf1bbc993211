import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadStandardConstructions } from '#catalogue/standard-constructions.ts'
import type { Construction, ConstructionLayer } from '#contract/constructions.ts'
import { importedConstruction } from '#contract/imports.ts'
import type { Material } from '#contract/materials.ts'
import { lcaxOf } from '#interchange/lcax/lcax.ts'
import { readLcax } from '#interchange/lcax-in/read-lcax.ts'
import type { Choosable } from '#interchange/material-match/likeness.ts'
import { materialMatcher } from '#interchange/material-match/match-materials.ts'
import { testAssessor, testCatalogue } from '#testing/assessor.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { airCavities, constructionTypes, framingDirections } from '#vocabulary/constructions.ts'
import { airGapLevels } from '#vocabulary/fasteners.ts'
import { layerStates } from '#vocabulary/life-cycle.ts'
import { lossesOf, toSend } from './constructions-to-send.ts'
import { keyOf, mappings, usedMaterials } from './foreign-materials.ts'
import { itemsOf } from './import-items.ts'
import { withKnownRelease } from './known-release.ts'

const catalogue = testCatalogue()
const assessor = testAssessor()
const all = [...catalogue.materials.values()]
const match = materialMatcher(
  all.map(
    ({ id, name, conductivity, density }): Choosable => ({
      id,
      names: [name.de_DE, name.en_GB],
      conductivity,
      density,
      uuids: [],
    }),
  ),
)
/** As the service tells it in an export, and as the web app knows it. */
const facts = all.map(({ id, name, conductivity = null, density = null, serviceLife = null }) => ({
  id,
  name: name.de_DE,
  conductivity,
  density,
  specificHeatCapacity: null,
  vapourResistanceFactor: null,
  serviceLife,
  sources: {},
}))
const shown = new Map(
  facts.map((fact): [string, Material] => [
    fact.id,
    {
      ...fact,
      category: 'insulation',
      hatch: 'air',
      traits: catalogue.materials.get(fact.id)?.traits ?? [],
      sd: null,
      defaultThickness: null,
      marketThicknesses: [],
      densityClass: null,
      uses: [],
      statuses: {},
      note: null,
      dataset: null,
      own: false,
    },
  ]),
)

type Head = Pick<Construction, 'type' | 'locale' | 'name' | 'description' | 'translations' | 'tags'> & { code?: string }
const stored = (head: Head, layers: readonly ConstructionLayer[]): Construction => ({
  ...head,
  layers: [...layers],
  id: '01890000-0000-7000-8000-000000000001',
  ownership: 'custom',
  owner: { kind: 'person', id: '01890000-0000-7000-8000-000000000002', name: 'Ada' },
  permission: 'owner',
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  newerData: false,
})

const figuresOf = async ({ type, layers }: Pick<Construction, 'type' | 'layers'>) => ({
  kpis: await assessor.kpis({ type, layers }, { locale: 'de_DE' }),
  indicators: await assessor.indicators({ type, layers }),
})
type Figures = Awaited<ReturnType<typeof figuresOf>>

/** Exported, read, mapped, and as it would be sent; with every loss that is told. */
function roundTrip(construction: Construction, figures: Figures) {
  const text = JSON.stringify(lcaxOf(construction.name, [{ construction, materials: facts, ...figures }]))
  const [read] = itemsOf(readLcax(text, '–'))
  if (!read) throw new Error('no construction')
  const item = withKnownRelease(read, new Set(['OBD_2020_II', 'OBD_2024_I']))
  const mapped = mappings(usedMaterials([item]), { match, chosen: {}, remembered: new Map() })
  const materialFor = (foreign: { name: string; ids: readonly string[] }) =>
    shown.get(mapped.find(({ used }) => used.key === keyOf(foreign))?.materialId ?? '')
  return { sent: toSend(item, materialFor), lost: lossesOf(item, materialFor) }
}

const asSent = ({
  type,
  locale,
  code,
  name,
  description,
  translations,
  tags,
  release,
  layers,
  settings,
}: Construction) =>
  importedConstruction.parse(
    JSON.parse(
      JSON.stringify({
        type,
        locale,
        code,
        name,
        description: description || undefined,
        translations,
        tags,
        release,
        layers,
        settings,
      }),
    ),
  )
/** An empty description is none. */
const plain = (value: object) =>
  JSON.parse(
    JSON.stringify({ ...value, ...('description' in value && value.description === '' && { description: undefined }) }),
  ) as unknown

describe('LCAx of this program, taken in again', () => {
  test.each(loadStandardConstructions().map((one) => [one.code, one] as const))(
    '%s stays what it is',
    async (_code, one) => {
      const construction = stored(one, one.layers)
      const { sent, lost } = roundTrip(construction, await figuresOf(construction))
      expect(plain(sent)).toEqual(plain(asSent(construction)))
      expect(lost).toEqual([])
    },
  )

  const ids = fc.constantFrom(...all.map(({ id }) => id))
  const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  const dataset = fc.record({ uuid: fc.uuid(), version: fc.constant('00.01.000') }, { requiredKeys: ['uuid'] })
  const framing = fc.record(
    {
      materialId: ids,
      width: between(0.01, 0.3),
      spacing: between(0.31, 2),
      direction: fc.constantFrom(...framingDirections),
      dataset,
    },
    { requiredKeys: ['materialId', 'width', 'spacing'] },
  )
  const overrides = fc.record(
    {
      conductivity: between(0.01, 50),
      density: between(1, 9000),
      specificHeatCapacity: between(1, 5000),
      vapourResistanceFactor: between(1, 1e6),
      serviceLife: between(1, 200),
    },
    { requiredKeys: [] },
  )
  const layer = fc.record(
    {
      materialId: ids,
      thickness: between(1e-4, 1),
      state: fc.constantFrom(...layerStates),
      framing,
      overrides,
      remainingServiceLife: between(0, 100),
      endOfLifeScenario: fc.string({ maxLength: 40 }),
      transportDistance: between(0, 900),
      wastage: between(0, 1),
      airCavity: fc.constantFrom(...airCavities),
      dataset,
      fasteners: fc.constantFrom(
        { system: 'eticsDowels' as const, perArea: 8 },
        { perArea: 2, pointTransmittance: 0.01 },
      ),
      airGaps: fc.constantFrom(...airGapLevels),
      openings: between(500, 1500),
      emissivities: fc.record({ outer: between(0.01, 1), inner: between(0.01, 1) }),
      rainBelow: between(0, 20),
    },
    { requiredKeys: ['materialId', 'thickness'] },
  )
  const second = fc.record({
    materialId: ids,
    width: fc.constant(0.01),
    spacing: between(1, 3),
    share: between(0.01, 0.02),
  })
  const shaped = fc.tuple(layer, fc.constantFrom('even', 'tapered', 'twofold'), second).map(([one, kind, beside]) => {
    if (kind === 'tapered' && !one.framing && one.thickness > 0.01)
      return { ...one, taper: { shape: 'rectangle' as const, rise: one.thickness } }
    const isNarrow = one.framing && one.framing.width / one.framing.spacing < 0.9
    return kind === 'twofold' && isNarrow ? { ...one, secondFraming: beside } : one
  })

  test('any construction stays what it is', async () => {
    const figures = await figuresOf(buildConstruction())
    fc.assert(
      fc.property(
        fc.array(shaped, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...constructionTypes),
        fc.option(fc.constantFrom('OBD_2020_II', 'OBD_2024_I')),
        (layers, type, release) => {
          const head = { type, locale: 'de_DE', name: 'Wand', description: '', translations: {}, tags: ['a'] } as const
          const construction = {
            ...stored({ ...head, tags: [...head.tags] }, layers),
            ...(release && { release }),
            settings: { heating: 'low' as const, referenceStudyPeriod: 80 },
          }
          const { sent, lost } = roundTrip(construction, figures)
          expect(plain(sent)).toEqual(plain(asSent(construction)))
          expect(lost).toEqual([])
        },
      ),
      { numRuns: 60 },
    )
  })

  test('what cannot be kept is told by name', async () => {
    const construction = {
      ...stored({ type: 'outerWall', locale: 'de_DE', name: 'Wand', description: '', translations: {}, tags: [] }, [
        { materialId: 'osb', thickness: 0.02, dataset: { uuid: '01890000-0000-7000-8000-000000000003' } },
      ]),
      release: 'OBD_2030_I',
      assessedWith: { release: 'OBD_2030_I', at: '2026-01-01T00:00:00.000Z', datasets: [] },
    }
    const { sent, lost } = roundTrip(construction, await figuresOf(buildConstruction()))
    expect(sent.layers).toEqual([{ materialId: 'osb', thickness: 0.02 }])
    expect(sent).not.toHaveProperty('release')
    expect(lost.map(({ loss }) => loss)).toEqual([
      { code: 'assessedWith' },
      { code: 'unknownRelease', values: { name: 'OBD_2030_I' } },
    ])
  })

  test('own values go with their material: where another one stands for it, they are told as lost', async () => {
    const own: ConstructionLayer = {
      materialId: 'osb',
      thickness: 0.02,
      state: 'existing',
      overrides: { conductivity: 0.2 },
    }
    const construction = stored(
      { type: 'outerWall', locale: 'de_DE', name: 'Wand', description: '', translations: {}, tags: [] },
      [own],
    )
    const text = JSON.stringify(
      lcaxOf('Wand', [{ construction, materials: facts, ...(await figuresOf(buildConstruction())) }]),
    )
    const [item] = itemsOf(readLcax(text, '–'))
    const other = () => shown.get('plywood')
    expect(item && toSend(item, other).layers).toEqual([{ materialId: 'plywood', thickness: 0.02, state: 'existing' }])
    expect(item && lossesOf(item, other).map(({ loss }) => loss.code)).toContain('ownValues')
  })
})
