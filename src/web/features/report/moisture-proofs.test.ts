import { expect, test } from 'vitest'
import type { ConstructionLayer } from '#contract/constructions.ts'
import { testAssessor } from '#testing/assessor.ts'
import type { ConstructionType, Locale } from '#vocabulary/constructions.ts'
import type { Settings } from '#vocabulary/settings.ts'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { formatsOf } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/i18n/catalogue.ts'
import { languageTag } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { moistureProofs } from './moisture-proofs.ts'
import { reportTexts } from './report-texts.ts'
import type { Words } from './words.ts'

const assessor = testAssessor()

const wordsIn = async (locale: Locale): Promise<Words> => ({
  locale,
  tag: languageTag(locale),
  t: textsOf(await reportTexts.load(locale), locale),
  common: textsOf(await commonTexts.load(locale), locale),
  charts: textsOf(await chartTexts.load(locale), locale),
  formats: formatsOf(locale),
})

async function proofsOf(
  type: ConstructionType,
  layers: readonly ConstructionLayer[],
  { settings, locale = 'en_GB' }: { readonly settings?: Settings; readonly locale?: Locale } = {},
) {
  const kpis = await assessor.kpis({ type, layers, settings }, { locale })
  return moistureProofs({ kpis }, await wordsIn(locale))
}

const layer = (materialId: string, thickness: number): ConstructionLayer => ({ materialId, thickness })
const cavityWall = [
  layer('brick_clinker_2000', 0.115),
  layer('mw_core_035', 0.14),
  layer('sand_lime_1800', 0.175),
  layer('plaster_gypsum', 0.01),
]

test('the list stands with its row, its conditions and the balance as an orientation', async () => {
  const [proof] = await proofsOf('outerWall', cavityWall)
  expect(proof).toMatchObject({ fulfilled: true, title: 'DIN 4108-3, condensation' })
  expect(proof?.text).toBe(
    'no calculation needed, by the list: masonry or concrete with inside plaster and weather protection. ' +
      'If: airtight; protected from driving rain. ' +
      'Balance of two periods as an orientation: 0.39\u00a0kg/m² of condensate, remains in the construction',
  )
})

test('each wet year says how much, when, where and whether it dries', async () => {
  const years = (await proofsOf('outerWall', cavityWall, { locale: 'de_DE' })).slice(1)
  expect(years.map(({ title }) => title)).toEqual([
    'DIN EN ISO 13788, Mannheim, TRY 2010',
    'DIN EN ISO 13788, Beispiel C.2 der ISO 13788',
  ])
  expect(years[0]).toMatchObject({ fulfilled: true })
  expect(years[0]?.text).toMatch(/^höchstens \d+\sg\/m² im März, Schicht 2, trocknet aus$/)
})

test('a required simulation is no verdict, and driving rain has its own', async () => {
  const [proof, ...rest] = await proofsOf('outerWall', cavityWall, {
    settings: { humidityClass: 'special', drivingRainGroup: 'III' },
  })
  expect(proof?.fulfilled).toBeNull()
  expect(proof?.text).toMatch(/^simulation by EN 15026 required: indoor climate unlike/)
  expect(rest).toEqual([
    { fulfilled: true, title: 'DIN 4108-3, driving rain group III', text: 'masonry of two leaves' },
  ])
})

test('a balance names the plane, and what is missing its layer', async () => {
  const [open] = await proofsOf('outerWall', [layer('kielsteg', 0.2)])
  expect(open).toMatchObject({ fulfilled: null })
  expect(open?.text).toContain('Layer 1: λ is missing')
  const [wet] = await proofsOf('topFloorCeiling', [layer('osb', 0.022), layer('mw_flat_roof_040', 0.2)])
  expect(wet?.text).toMatch(/of condensate, .*, between layers 1 and 2/)
})
