import { describe, expect, test } from 'vitest'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { constructionInput } from '#contract/constructions.ts'
import { testAssessor } from '#testing/assessor.ts'
import { type ConstructionType, constructionTypes } from '#vocabulary/constructions.ts'
import { loadCatalogue } from './catalogue.ts'
import type { StandardConstruction } from './standard-constructions/schema.ts'
import { loadStandardConstructions } from './standard-constructions.ts'

const constructions = loadStandardConstructions()
const catalogue = loadCatalogue()
const service = testAssessor()
const releases = catalogue.releases.map(({ id }) => id)
const origin = { layers: '/layers', release: '/release' }
const kpis = (construction: StandardConstruction, release: string) =>
  service.kpis({ ...construction, release }, { locale: 'de_DE' })
const assessed = await Promise.all(
  constructions.map(async (construction) => ({
    ...construction,
    construction,
    kpis: await kpis(construction, catalogue.releases.find(({ isDefault }) => isDefault)?.id ?? ''),
  })),
)
const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code)
const warns = ({ warnings }: KeyPerformanceIndicators, code: string) => codes(warnings).includes(code)

test('there are at least 48, of every type', () => {
  expect(constructions.length).toBeGreaterThanOrEqual(48)
  expect(new Set(constructions.map(({ type }) => type))).toEqual(new Set(constructionTypes))
})

test('ids, codes and names are each their own, in both languages', () => {
  const distinct = (values: readonly string[]) => expect(new Set(values).size).toBe(constructions.length)
  distinct(constructions.map(({ id }) => id))
  distinct(constructions.map(({ code }) => code))
  distinct(constructions.map(({ name }) => name))
  distinct(constructions.map(({ translations }) => translations.en_GB.name))
})

test('ids stay what they were', () => {
  const id = (code: string) => constructions.find((one) => one.code === code)?.id
  expect([id('AW-01'), id('AW-02'), id('DA-01'), id('TW-02')]).toMatchInlineSnapshot(`
    [
      "019bb168-76a0-794e-a549-7daa9a47e19b",
      "019bb172-b3b8-7e32-94d1-91e51774c80b",
      "019bb144-29a8-7af7-8b6d-24d2bbd2cddd",
      "019bb155-d900-7245-8da8-cfb474f3312c",
    ]
  `)
})

test('they are sorted by code', () => {
  expect(codes(constructions)).toEqual(codes(constructions).toSorted())
})

test('what is loaded cannot be changed by accident for the next reader', () => {
  const [first] = loadStandardConstructions()
  first?.tags.push('changed')
  expect(loadStandardConstructions()[0]?.tags).not.toContain('changed')
})

describe.each(constructions.map((construction) => [construction.code, construction] as const))('%s', (_, given) => {
  test('is an input that the interface takes, with layers the catalogue holds', async () => {
    expect(constructionInput.parse(given)).toEqual(given)
    for (const release of releases) await service.check({ ...given, release }, origin)
  })

  test('is written in both languages', () => {
    const { name, description, translations, tags } = given
    for (const text of [name, description, ...tags]) expect(text).not.toMatch(/\b(the|with|and)\b|\d\.\d|m2\b|ae|oe/)
    expect(translations.en_GB.name).not.toMatch(/[äöüß]|\b(mit|und|auf)\b/)
    expect(translations.en_GB.description).not.toMatch(/[äöüß]|\b(mit|und|auf)\b|\d,\d/)
    expect(Math.min(description.length, translations.en_GB.description.length)).toBeGreaterThan(80)
    expect(new Set(tags).size).toBe(tags.length)
  })

  test.each(releases)('is assessed with %s: heat, mass, summer and climate', async (release) => {
    const { thermal, geometry, summer, lifeCycle } = await kpis(given, release)
    expect([thermal.uValue, geometry.mass, summer.timeShift, lifeCycle.gwp]).not.toContain(null)
    expect(thermal.temperatures.length).toBeGreaterThan(1)
  })
})

const inEveryRelease = await Promise.all(
  constructions.flatMap((construction) =>
    releases.map(async (release) => ({
      place: [construction.code, release],
      found: await kpis(construction, release),
    })),
  ),
)
const lacking = (isLacking: (found: KeyPerformanceIndicators) => boolean) =>
  inEveryRelease.filter(({ found }) => isLacking(found)).map(({ place }) => place)

test('life cycles are complete in the first release; in the second, what is not says why, and every sum is known', () => {
  const dowelled = constructions.filter(({ layers }) =>
    layers.some(({ accessories = [] }) => accessories.some(({ accessoryId }) => accessoryId === 'eticsDowels')),
  )
  const inSecond = codes(dowelled).map((code) => [code, 'OBD_2024_I'])
  expect(lacking((found) => warns(found, 'accessoryDatasetUnknown'))).toEqual(inSecond)
  const reasons = ['accessoryDatasetUnknown', 'biogenicBalanceOpen']
  const explained = lacking((found) => reasons.some((code) => warns(found, code)))
  expect(lacking(({ lifeCycle }) => !lifeCycle.complete)).toEqual(explained)
  expect(explained.filter(([, release]) => release === 'OBD_2020_II')).toEqual([])
  expect(lacking(({ lifeCycle: { penrt, pert } }) => penrt === null || pert === null)).toEqual([])
})

type Works = 'new' | 'refurbished' | 'asFound'
const worksOf = ({ layers }: StandardConstruction): Works => {
  if (layers.every(({ state }) => state === 'existing')) return 'asFound'
  return layers.some(({ state }) => state === 'existing') ? 'refurbished' : 'new'
}

/** U [W/(m²·K)]: new ones within the reference building (GEG Anlage 1), others as such parts are met with. */
const bands: Record<ConstructionType, Partial<Record<Works, readonly [number, number]>>> = {
  outerWall: { new: [0.1, 0.28], refurbished: [0.15, 0.65], asFound: [0.5, 1.7] },
  outerWallGround: { new: [0.15, 0.35], refurbished: [0.15, 0.3] },
  innerWall: { new: [0.2, 3] },
  partitionToUnheated: { new: [0.15, 0.35] },
  pitchedRoof: { new: [0.1, 0.2], refurbished: [0.1, 0.24], asFound: [0.4, 1] },
  flatRoof: { new: [0.1, 0.21], refurbished: [0.1, 0.2], asFound: [0.4, 1] },
  topFloorCeiling: { new: [0.1, 0.2], refurbished: [0.1, 0.24] },
  internalFloor: { new: [0.2, 1], asFound: [0.5, 1.5] },
  basementCeiling: { new: [0.15, 0.35], refurbished: [0.15, 0.3] },
  groundSlab: { new: [0.1, 0.35], refurbished: [0.15, 0.3] },
  floorAboveOutdoorAir: { new: [0.1, 0.28] },
}

test.each(assessed.map((one) => [one.code, one] as const))('%s has a U-value as its kind has', (_, one) => {
  const [least, most] = bands[one.type][worksOf(one.construction)] ?? [0, 0]
  expect(one.kpis.thermal.uValue).toBeGreaterThanOrEqual(least)
  expect(one.kpis.thermal.uValue).toBeLessThanOrEqual(most)
})

test('fasteners count in U: roof DA-16 0.208, wall AW-01 0.211', () => {
  const uOf = (code: string) => assessed.find((one) => one.code === code)?.kpis.thermal.uValue
  expect(uOf('DA-16')).toBeCloseTo(0.208, 3)
  expect(uOf('AW-01')).toBeCloseTo(0.211, 3)
})

test('tapered roofs DA-01 and DA-11 have U over their area, and their thinnest point 120 mm', () => {
  for (const code of ['DA-01', 'DA-11']) {
    const { thermal, warnings } = assessed.find((one) => one.code === code)?.kpis ?? {}
    const [rest, rise] = [thermal?.rTotal ?? 0, 0.2 / 0.035]
    expect(rest).toBeCloseTo(0.14 + 0.12 / 0.035 + 0.18, 1)
    expect(thermal?.uValue).toBeCloseTo(Math.log(1 + rise / rest) / rise, 12)
    expect(thermal?.uValue).toBeCloseTo(0.1625, 3)
    expect(warnings?.map((one) => one.code)).toContain('taperedInsulation')
  }
})

describe('moisture', () => {
  const applicable = assessed.filter((one) => one.kpis.moisture.applicable)

  test('is fulfilled, but where a simulation is required; by the list also where the balance fails', () => {
    expect(applicable.length).toBeGreaterThanOrEqual(40)
    const byProof = Map.groupBy(applicable, ({ kpis: { moisture } }) => moisture.proof.fulfilled)
    expect(new Set(byProof.keys())).toEqual(new Set([null, true]))
    expect(codes(byProof.get(null) ?? [])).toEqual(['AW-22', 'AW-23', 'DA-11'])
    for (const { description } of byProof.get(null) ?? [])
      expect(description).toMatch(/Nachweis hygrothermisch nach DIN EN 15026|Periodenbilanzverfahren nicht anwendbar/)
    const outranked = applicable.filter(({ kpis: { moisture } }) => moisture.fulfilled === false)
    expect(codes(outranked)).toEqual(['AW-05', 'AW-22'])
    for (const { description } of outranked)
      expect(description).toMatch(/Nachweis hygrothermisch nach DIN EN 15026|ohne Nachweis zulässig/)
  })

  test('of those on the list the row is the one that their kind has', () => {
    const listed = assessed.filter(({ kpis: { moisture } }) => moisture.proof.stage === 'list')
    const rows = Map.groupBy(listed, ({ kpis: { moisture } }) => moisture.proof.row?.code)
    const named = Object.fromEntries([...rows].map(([row, some]) => [row, codes(some)]))
    expect(named).toMatchObject({
      timberVentilated: ['AW-18'],
      timberRendered: ['AW-17'],
      perimeterSlab: ['BP-03'],
      cellarWall: expect.arrayContaining(['KW-02', 'KW-03']),
      sealedRoof: expect.arrayContaining(['DA-01', 'DA-09', 'DA-10', 'DA-12']),
      masonryWall: expect.arrayContaining(['AW-01', 'AW-04', 'AW-05', 'AW-13']),
    })
  })

  test('is left out only where the methods do not apply, and no factor is missing', () => {
    const outside: readonly ConstructionType[] = [
      'innerWall',
      'internalFloor',
      'outerWallGround',
      'groundSlab',
      'basementCeiling',
      'partitionToUnheated',
    ]
    const leftOut = assessed.filter((one) => !one.kpis.moisture.applicable && !outside.includes(one.type))
    expect(codes(leftOut)).toEqual([])
    expect(codes(applicable.filter((one) => warns(one.kpis, 'vapourResistanceUnknown')))).toEqual([])
  })

  test('lets no mould grow, but on the wall whose description says so', () => {
    const mouldy = assessed.filter((one) => one.kpis.moisture.surfaceMould === true)
    expect(codes(mouldy)).toEqual(['AW-21'])
    expect(mouldy[0]?.description).toMatch(/Schimmel/)
  })

  test('leaves timber in closed compartments a drying reserve; a small one over open timber is described', () => {
    expect(codes(assessed.filter((one) => warns(one.kpis, 'dryingReserveLow')))).toEqual([])
    const small = assessed.filter(({ kpis }) => (kpis.moisture.dryingReserve ?? 1) < 0.25)
    expect(codes(small)).toEqual(['DA-05', 'DA-12'])
    for (const { description } of small) expect(description).toMatch(/Trocknungsreserve/)
  })

  test('stays dry over the year, or dries', () => {
    for (const one of applicable)
      expect(one.kpis.moisture.monthly.map(({ verdict }) => verdict)).not.toContain('remains')
  })
})

const millimetres = (metres: number) => Math.round(metres * 1e5) / 100
const steps: Readonly<Record<string, readonly number[]>> = {
  masonry: [115, 175, 240, 300, 365, 380, 425, 480, 490],
  board: [12.5, 15, 25, 100],
  woodPanel: [15, 18, 22],
  screed: [25, 40, 60, 65],
}

/** Sizes that are sold; whatever is thick and not listed comes in steps of 5 mm. */
const isSold = (materialId: string, thickness: number) => {
  const allowed = steps[catalogue.materials.get(materialId)?.category ?? '']
  return allowed?.includes(millimetres(thickness)) ?? (thickness < 0.03 || millimetres(thickness) % 5 === 0)
}

test('thicknesses are those of products', () => {
  const odd = constructions.flatMap(({ code, layers }) =>
    layers.filter(({ materialId, thickness }) => !isSold(materialId, thickness)).map((layer) => [code, layer]),
  )
  expect(odd).toEqual([])
})

test('members are solid timber sections, and timber in a frame is nothing but framing', () => {
  const framings = constructions.flatMap(({ layers }) => layers.flatMap(({ framing }) => (framing ? [framing] : [])))
  expect(framings.length).toBeGreaterThanOrEqual(40)
  for (const { materialId, width, spacing } of framings) {
    expect(catalogue.materials.get(materialId)?.traits).toContain('wood')
    expect([50, 60, 80, 100, 140]).toContain(millimetres(width))
    expect([340, 400, 625, 700, 800]).toContain(millimetres(spacing))
  }
  for (const { code, layers } of constructions)
    expect(
      layers.filter(({ materialId }) => materialId === 'kvh'),
      code,
    ).toEqual([])
})

test('what the name states is what the layers are', () => {
  for (const { code, name, translations, layers } of constructions) {
    const built = layers.filter(({ state }) => state !== 'removed').map(({ thickness }) => millimetres(thickness))
    const sums = new Set(built.flatMap((own, at) => [own, own + (built[at + 1] ?? 0), 2 * own]))
    for (const text of [name, translations.en_GB.name])
      for (const [stated] of text.replace(/Existing \d{4}|Bestand \d{4}/, '').matchAll(/\d{2,}/g))
        expect([...sums, totalOf(built)], `${code} ${text}`).toContain(Number(stated))
  }
})

const totalOf = (built: readonly number[]) => built.reduce((sum, own) => sum + own, 0)

test('existing layers say how long they will serve, new ones do not', () => {
  for (const { layers } of constructions)
    for (const { state, remainingServiceLife } of layers)
      expect(remainingServiceLife !== undefined).toBe(state === 'existing')
})

test('the timber frame with cellulose is built as drawn', () => {
  const frame = constructions.find(({ code }) => code === 'AW-02')
  const kvh = { materialId: 'kvh', width: 0.06, spacing: 0.625, direction: 'vertical' }
  expect(frame?.layers.map(({ materialId, thickness, framing }) => [materialId, thickness, framing])).toEqual([
    ['timber_larch', 0.024, undefined],
    ['air_well_ventilated', 0.04, kvh],
    ['wood_fibre_underlay', 0.06, undefined],
    ['cellulose_blown', 0.2, kvh],
    ['osb', 0.015, undefined],
    ['wood_fibre_flex', 0.05, kvh],
    ['gypsum_fibre_board', 0.0125, undefined],
  ])
})
