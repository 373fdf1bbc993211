import { expect, test } from 'vitest'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { formatsOf } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/i18n/catalogue.ts'
import { de } from '#web/lib/texts/common.de.ts'
import { sideLabels } from './side-labels.ts'

const words = { common: textsOf(de, 'de_DE'), formats: formatsOf('de_DE') }
const cold = { outsideTemperature: -5, insideTemperature: 20, outsideHumidity: 0.8, insideHumidity: 0.5 }
const warm = { ...cold, outsideTemperature: 20, outsideHumidity: 0.5 }

const inside = ['20,0\u00a0°C', '50\u00a0% r. F.']
test.each<[ConstructionType, string, typeof cold, string[]]>([
  ['outerWall', 'Außen', cold, ['−5,0\u00a0°C', '80\u00a0% r. F.']],
  ['outerWallGround', 'Erdreich', cold, ['−5,0\u00a0°C', 'wie außen']],
  ['groundSlab', 'Erdreich', cold, ['−5,0\u00a0°C', 'wie außen']],
  ['basementCeiling', 'Unbeheizt', cold, ['−5,0\u00a0°C', 'wie außen']],
  ['innerWall', 'Innen', warm, inside],
])('beyond %s lies %s', (type, outside, air, outsideAir) => {
  expect(sideLabels(type, air, words)).toEqual({ outside, inside: 'Innen', outsideAir, insideAir: inside })
  expect(sideLabels(type, undefined, words)).toEqual({ outside, inside: 'Innen' })
})
