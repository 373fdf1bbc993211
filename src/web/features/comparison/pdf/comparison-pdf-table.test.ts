import { expect, test } from 'vitest'
import { formatsOf } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/i18n/catalogue.ts'
import { comparisonTexts } from '../comparison-texts.ts'
import type { ComparedItem } from '../figure-rows.ts'
import type { Column } from '../view.ts'
import { type ComparisonSource, comparisonTable } from './comparison-pdf-table.ts'

const item = (id: string, uValue: number, thickness: number) =>
  ({
    id,
    name: `Wand ${id}`,
    uValue,
    thickness,
    section: [{ thickness: 0.01 }, { thickness }],
    layers: [{ name: 'Putz' }, { name: 'Mineralwolle' }],
    indicators: [],
    kpis: {
      warnings: [],
      conformity: [],
      thermal: { uValue },
      geometry: { thickness, mass: 300 },
      moisture: { fRsi: 0.95, condensate: 0, proof: {} },
      summer: {},
      lifeCycle: { modules: [], referenceStudyPeriod: 50 },
    },
  }) as unknown as ComparedItem

const column = (id: string, made?: Partial<Column['made']>): Column => ({
  item: made?.to ? item(id, 0.15, made.to) : item(id, 0.199, 0.16),
  drawn: item(id, 0.199, 0.16),
  made: made && {
    id,
    layer: 1,
    from: 0.16,
    to: null,
    reason: null,
    nearest: null,
    adaptable: [1],
    quantity: 'uValue',
    ...made,
  },
  isUnequal: made?.reason !== undefined && made.reason !== null,
  mark: id,
  name: `Wand ${id}`,
  isBaseline: id === 'A',
})

test('the PDF tells what was adapted, both figures, and why something cannot be made equal', async () => {
  const t = textsOf(await comparisonTexts.load('de_DE'), 'de_DE')
  const columns = [column('A', { to: 0.2174 }), column('B', { reason: 'beyond', nearest: 0.17 })]
  const view = { columns, comparison: { differences: [], best: {} }, search: { differences: 'relative' } }
  const source = { view, t, formats: formatsOf('de_DE') } as unknown as ComparisonSource
  const text = JSON.stringify(comparisonTable(source, [], 700))
  expect(text).toContain('2 Mineralwolle 160 → 217,4. U 0,199 → 0,150, Dicke +57,4')
  expect(text).toContain('Nicht erreichbar mit 1\u00a0mm bis 2\u00a0m. Am nächsten: 0,170')
  expect(text).toContain('(wie gezeichnet 0,199)')
})
