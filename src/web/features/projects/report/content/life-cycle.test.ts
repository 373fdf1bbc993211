import { expect, test } from 'vitest'
import { buildProjectKpis } from '#testing/project-kpis.ts'
import { textsOf } from '#web/lib/i18n/catalogue.ts'
import { resultsTexts } from '../../results/results-texts.ts'
import { numbersIn } from '../../results/use-numbers.ts'
import type { ReportSource } from '../report-source.ts'
import { projectReportTexts } from '../report-texts.ts'
import { lifeCycleBlocks } from './life-cycle.ts'

const words = {
  t: textsOf(await projectReportTexts.load('de_DE'), 'de_DE'),
  results: textsOf(await resultsTexts.load('de_DE'), 'de_DE'),
  numbers: numbersIn('de-DE'),
  formats: { locale: 'de_DE' },
}
const figures = { gwp: 1_000, penrt: 1_000, pert: 1_000 }

test('what a main cost group has beside its parts is not called as the whole', () => {
  const kpis = {
    ...buildProjectKpis(),
    byMainCostGroup: [{ costGroup: '330', ...figures }],
    byCostGroup: ['330', '334'].map((costGroup) => ({ costGroup, ...figures })),
  }
  const project = { areas: { netRoomArea: 100 } }
  const table = lifeCycleBlocks({ project, kpis, words } as unknown as ReportSource).at(-1)
  const names =
    table?.kind === 'table' ? table.rows.map(([name]) => (typeof name === 'string' ? name.trim() : name)) : []
  expect(names.slice(0, 3)).toEqual(['330 Außenwände', '330 ohne weitere Gliederung', expect.stringMatching(/^334 /)])
})
