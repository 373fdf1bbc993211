import { expect, test } from 'vitest'
import type { ConstructionListItem } from '#contract/constructions.ts'
import { textsOf } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { answerCsv } from './answer-file.ts'
import { questionsTexts } from './questions-texts.ts'

const item = {
  id: '018f4c3a-8f3e-7c52-8b1d-000000000001',
  code: 'AW-02',
  name: '=Wand; "Holz"',
  owner: { kind: 'office', id: '018f4c3a-8f3e-7c52-8b1d-000000000002', name: 'Nordhang' },
  type: 'outerWall',
  uValue: 0.1834,
  gwp: 41.25,
  complete: false,
  thickness: 0.4015,
  updatedAt: '2026-03-17T10:00:00.000Z',
} as ConstructionListItem

test('the file holds every column in the units on screen, bounds said, and no formula for a spreadsheet', async () => {
  const t = textsOf(await questionsTexts.load('de_DE'), 'de_DE')
  const common = textsOf(await commonTexts.load('de_DE'), 'de_DE')
  const lines = answerCsv([item], { t, common, locale: 'de_DE' }).split('\r\n')
  const row = lines.find((line) => line.includes('AW-02')) ?? ''
  expect(lines.some((line) => line.includes('Bezeichnung') && line.includes('Dicke, mm'))).toBe(true)
  expect(row).toContain('Nordhang;Außenwand;0,1834;41,25;mindestens;401,5;2026-03-17')
  expect(row).not.toMatch(/;"?=/)
})
