import { expect, test } from 'vitest'
import { buildProjectKpis, buildRowFigures } from '#testing/project-kpis.ts'
import { textsOf } from '#web/lib/i18n/catalogue.ts'
import { namedRows, type ResultProject } from '../../results/project-rows.ts'
import { resultsTexts } from '../../results/results-texts.ts'
import { numbersIn } from '../../results/use-numbers.ts'
import type { ReportSource } from '../report-source.ts'
import { projectReportTexts } from '../report-texts.ts'
import { gapBlocks } from './gaps.ts'

const pane = { uuid: 'fa9f6670-3170-4597-92ab-a2fdec7f1451', version: '20.20.010' }
const project: ResultProject = {
  name: 'Haus',
  use: 'residential',
  areas: { netRoomArea: 200 },
  constructions: {},
  openingTypes: {
    F: {
      kind: 'window',
      name: 'Holzfenster',
      uValue: 0.9,
      parts: [
        { dataset: pane, per: 'area', quantity: 0.72, unit: 'm2', serviceLife: 30 },
        { dataset: pane, name: 'Rahmen', per: 'perimeter', quantity: 1, unit: 'm', serviceLife: 40 },
        { dataset: pane, per: 'piece', quantity: 1, unit: 'piece' },
      ],
    },
    ungebraucht: {
      kind: 'door',
      name: 'Tür',
      uValue: 1.8,
      parts: [{ dataset: pane, per: 'piece', quantity: 1, unit: 'piece', serviceLife: 50 }],
    },
  },
  elements: [],
  openings: [{ id: 'O1', name: 'Fenster Süd', type: 'F', area: 10, remainingServiceLife: 12 }],
  items: [
    {
      id: 'P1',
      name: 'Wärmepumpe',
      costGroup: '421',
      serviceLife: 20,
      remainingServiceLife: 8,
      note: 'Bestand von 2014',
    },
  ],
}

test('what was assumed of openings and items is listed: remaining lives, notes, service lives of parts in use', async () => {
  const rows = [
    buildRowFigures({ kind: 'opening', id: 'O1', costGroup: '334' }),
    buildRowFigures({ kind: 'item', id: 'P1', costGroup: '421' }),
  ]
  const { endOfLife } = buildProjectKpis()
  const glass = {
    material: `${pane.uuid}@${pane.version}`,
    name: 'Dreifachverglasung',
    mass: 1,
    massKnown: true,
    endOfLife,
  }
  const kpis = buildProjectKpis({ rows, byMaterial: [{ ...glass, gwp: 1, penrt: 1, pert: 1 }] })
  const words = {
    t: textsOf(await projectReportTexts.load('de_DE'), 'de_DE'),
    results: textsOf(await resultsTexts.load('de_DE'), 'de_DE'),
    numbers: numbersIn('de-DE'),
  }
  const stored = { thermalBridges: { deltaU: 0.05 } }
  const source = { stored, project, kpis, rows: namedRows(project, kpis), materials: new Map(), words }
  const [, assumed] = gapBlocks(source as unknown as ReportSource)
  expect(assumed).toMatchObject({
    lines: [
      'Fenster Süd: Restnutzungsdauer 12 a',
      'Wärmepumpe: Restnutzungsdauer 8 a',
      'Wärmepumpe: Bestand von 2014',
      'Holzfenster, Dreifachverglasung: Nutzungsdauer 30 a',
      'Holzfenster, Rahmen: Nutzungsdauer 40 a',
      'Wärmepumpe: Nutzungsdauer 20 a',
    ],
  })
})
