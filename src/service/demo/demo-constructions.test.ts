import { describe, expect, test } from 'vitest'
import { testCatalogue } from '#testing/catalogue.ts'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { assessor } from '../assessment/assessor.ts'
import { ownConstructions, standardConstructions } from './demo-constructions.ts'

const assess = assessor(testCatalogue())
const origin = { layers: '/layers', release: '/release' }
const all = [...standardConstructions(), ...ownConstructions()]

describe.each(all.map((construction) => [`${construction.code} ${construction.name}`, construction] as const))(
  '%s',
  (_title, construction) => {
    test('has a U-value, a mass and a balance, and its materials are in the catalogue', () => {
      assess.check(construction, origin)
      const { uValue, mass, gwp } = assess.listFigures(construction)
      expect([uValue, mass, gwp]).not.toContain(null)
      expect(construction.translations?.en_GB?.name).toBeTruthy()
    })
  },
)

test.each(
  standardConstructions().map((construction) => [`${construction.code} ${construction.name}`, construction] as const),
)('standard %s stays free of condensate that does harm', (_title, construction) => {
  const { warnings, moisture } = assess.kpis(construction, { locale: 'de_DE' })
  const codes = warnings.map(({ code }) => code)
  expect(codes.filter((code) => /mouldRisk|surfaceCondensation|condensate|dryingReserve/.test(code))).toEqual([])
  expect(moisture.fulfilled).not.toBe(false)
})

test('standard constructions cover every type, with ids and codes of their own', () => {
  const standard = standardConstructions()
  expect(new Set(standard.map(({ type }) => type))).toEqual(new Set(constructionTypes))
  expect(new Set(standard.map(({ id }) => id)).size).toBe(standard.length)
  expect(new Set(standard.map(({ code }) => code)).size).toBe(standard.length)
})
