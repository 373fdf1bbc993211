import { expect, test } from 'vitest'
import { buildProjectKpis } from '#testing/project-kpis.ts'
import { textsOf } from '#web/lib/i18n/catalogue.ts'
import { resultsTexts } from '../../results/results-texts.ts'
import { numbersIn } from '../../results/use-numbers.ts'
import type { ReportSource } from '../report-source.ts'
import { projectReportTexts } from '../report-texts.ts'
import { epbdBlocks } from './epbd.ts'

const words = {
  t: textsOf(await projectReportTexts.load('de_DE'), 'de_DE'),
  results: textsOf(await resultsTexts.load('de_DE'), 'de_DE'),
  numbers: numbersIn('de-DE'),
}
const project = { areas: { netRoomArea: 120, usefulFloorArea: 100 } }
const indicators = { modules: [{ module: 'total', indicators: { gwpA1: 5_000 } }] }

test.each([
  ['whole', null, '50,0'],
  ['a lower bound', 'lower', '≥\u00a050,0'],
  ['not known to be one', 'unknown', '50,0\u00a0(unvollständig)'],
] as const)('the sum of the form is marked as all sums are: %s', (_what, gwp, sum) => {
  const kpis = { ...buildProjectKpis(), bound: { gwp, penrt: null, pert: null } }
  const [form] = epbdBlocks({ project, kpis, indicators, words } as unknown as ReportSource)
  const [row] = form?.kind === 'table' ? form.rows : []
  expect(row?.at(-3)).toBe(sum)
})
