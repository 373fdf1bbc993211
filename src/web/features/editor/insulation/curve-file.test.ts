import { expect, test } from 'vitest'
import type { InsulationCurvePoint } from '#contract/insulation-curve.ts'
import { textsOf } from '#web/lib/i18n/catalogue.ts'
import { curveCsv } from './curve-file.ts'
import type { Mark } from './curve-marks.ts'
import { insulationTexts } from './insulation-texts.ts'

const point = (thickness: number, bound: 'lower' | null = null): InsulationCurvePoint => ({
  thickness,
  constructionThickness: thickness + 0.2,
  uValue: 0.25,
  fx: 1,
  embodied: { gwp: 100 * thickness, penrt: 3.6 },
  operational: { gwp: 2 / thickness, penrt: 7.2 },
  total: { gwp: 100 * thickness + 2 / thickness, penrt: null },
  bound,
})
const optimum: Mark = { kind: 'optimum', name: 'Optimum', isBinding: false, point: point(0.1414) }

test('the table holds every point with its mark, rising, in both indicators and in the units on screen', async () => {
  const t = textsOf(await insulationTexts.load('de_DE'), 'de_DE')
  const words = { name: 'Wand', t, locale: 'de_DE' } as const
  const lines = curveCsv({ points: [point(0.1), point(0.2, 'lower')], marks: [optimum] }, words).split('\r\n')
  const head = lines.findIndex((line) => line.includes('Marke'))
  expect(lines[head]).toMatch(/^Marke;Dicke, mm;Bauteildicke, mm;U-Wert, .*GWP, Bauteil A–C, .*PENRT, Summe, kWh\/m²/)
  expect(lines.slice(head + 1, head + 4).map((line) => line.split(';').slice(0, 2))).toEqual([
    ['', '100'],
    ['Optimum', '141,4'],
    ['', '200'],
  ])
  expect(lines[head + 1]?.split(';').slice(3)).toEqual(['0,25', '10', '20', '30', '1', '2', 'nicht deklariert', ''])
  expect(lines[head + 3]).toMatch(/mindestens$/)
})
