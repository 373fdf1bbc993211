import { expect, test } from 'vitest'
import { assessBuilding } from '#engine/building/assess-building.ts'
import { buildingRulePacks } from '#engine/building/limits/building-rules.ts'
import { buildBuilding, buildElement } from '#testing/building-builders.ts'
import { firstGeneration } from '#testing/life-cycle-builders.ts'
import { locales } from '#vocabulary/constructions.ts'
import { conformityTitles } from './conformity-texts.ts'
import { projectConformityOf } from './project-conformity.ts'

test('every rule has a title in both languages', () => {
  const ids = buildingRulePacks.flatMap(({ rules }) => rules.map(({ id }) => id))
  expect(Object.keys(conformityTitles).toSorted()).toEqual(ids.toSorted())
})

test('the act has the name of the day', () => {
  const building = buildBuilding({ elements: [buildElement()] })
  const found = assessBuilding(building, firstGeneration)
  const title = (today: string) =>
    locales.map((locale) => {
      const all = projectConformityOf(building, found, { generation: 'EN 15804+A1', today, locale })
      return all.find(({ requirement }) => requirement === 'gegReference.htPrime')?.title
    })
  expect(title('2026-07-28')).toEqual(['GEG, H′T des Referenzgebäudes', 'GEG, H′T of the reference building'])
  expect(title('2026-07-29')).toEqual(['GModG, H′T des Referenzgebäudes', 'GModG, H′T of the reference building'])
})
