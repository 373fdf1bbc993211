import { expect, test } from 'vitest'
import { ifcHouse } from '#testing/ifc-house.ts'
import { projectLimits } from '#vocabulary/projects.ts'
import { type ProposalChoices, proposeProject } from './propose-project.ts'
import { bulkGroups } from './proposed-bulks.ts'
import { readIfcBuilding } from './read-ifc-building.ts'

/** Two more windows of the first in the same wall, one of them without a size, a door in none, and a footing. */
const more = `#80=IFCWINDOW('0000000000000000000060',$,'Fenster',$,'F1',$,$,$,1500.,1000.,$,$,$);
#81=IFCOPENINGELEMENT('0000000000000000000061',$,'',$,$,$,$,$,$);
#82=IFCRELVOIDSELEMENT('0000000000000000000062',$,$,$,#20,#81);
#83=IFCRELFILLSELEMENT('0000000000000000000063',$,$,$,#81,#80);
#84=IFCWINDOW('0000000000000000000064',$,'Ohne Maß',$,'F1',$,$,$,$,$,$,$,$);
#85=IFCDOOR('0000000000000000000065',$,'Tür',$,'T1',$,$,$,2000.,900.,$,$,$);
#86=IFCPROPERTYSINGLEVALUE('ThermalTransmittance',$,IFCTHERMALTRANSMITTANCEMEASURE(1.1),$);
#87=IFCPROPERTYSINGLEVALUE('IsExternal',$,IFCBOOLEAN(.F.),$);
#88=IFCPROPERTYSET('0000000000000000000066',$,'Pset_DoorCommon',$,(#86,#87));
#89=IFCRELDEFINESBYPROPERTIES('0000000000000000000067',$,$,$,(#85),#88);
#90=IFCQUANTITYVOLUME('GrossVolume',$,$,0.5,$);
#91=IFCELEMENTQUANTITY('0000000000000000000068',$,'Qto_ColumnBaseQuantities',$,$,(#90));
#92=IFCRELDEFINESBYPROPERTIES('0000000000000000000069',$,$,$,(#24,#93),#91);
#93=IFCCOLUMN('0000000000000000000070',$,'Stütze 2',$,$,$,$,$,$);
#94=IFCMATERIALLIST((#16));
#95=IFCRELASSOCIATESMATERIAL('0000000000000000000071',$,$,$,(#24),#16);
#96=IFCRELASSOCIATESMATERIAL('0000000000000000000072',$,$,$,(#93),#94);
#97=IFCFOOTING('0000000000000000000073',$,'Ohne Volumen',$,$,$,$,$,$);
#98=IFCSIUNIT(*,.VOLUMEUNIT.,$,.CUBIC_METRE.);
`
const house = () =>
  readIfcBuilding(ifcHouse().replace('ENDSEC;\nEND-ISO', `${more}ENDSEC;\nEND-ISO`).replace('(#1,#2)', '(#1,#2,#98)'))

const propose = (choices: ProposalChoices) =>
  proposeProject({ format: 'ifc', building: house() }, () => ({ materialId: 'concrete', sure: true }), choices)

const openingType = {
  kind: 'window' as const,
  name: 'Üblich',
  uValue: 0.9,
  parts: [
    {
      dataset: { uuid: 'fa9f6670-3170-4597-92ab-a2fdec7f1451' },
      per: 'area' as const,
      quantity: 0.72,
      unit: 'm2' as const,
    },
  ],
}

test('windows and doors become rows of their types, those alike as one in the row of their wall', () => {
  const { project, report } = propose({ openingType: () => openingType })
  expect(project.openings).toEqual([
    {
      id: 'O1',
      type: 'F1',
      width: 1,
      height: 1.5,
      count: 2,
      host: 'E1',
      storey: 'EG',
      sourceId: '0000000000000000000015',
      mergedSources: ['0000000000000000000060'],
    },
    { id: 'O2', type: 'F2', width: 0.9, height: 2, count: 1, adjacency: 'heated', sourceId: '0000000000000000000065' },
  ])
  expect(project.openingTypes).toMatchObject({
    F1: { name: 'F1', uValue: openingType.uValue, parts: openingType.parts },
    F2: { name: 'T1', uValue: 1.1 },
  })
  expect(report.openingsLeftOut).toEqual([{ sourceId: '0000000000000000000064', name: 'Ohne Maß', reason: 'noSize' }])
})

test('openings whose type nothing is chosen for are told as left out', () => {
  const { project, report } = propose({ openingType: ({ kind }) => (kind === 'door' ? undefined : openingType) })
  expect(project.openings).toHaveLength(1)
  expect(report.openingsLeftOut.map(({ name, reason }) => [name, reason])).toEqual([
    ['Ohne Maß', 'noSize'],
    ['Tür', 'noType'],
  ])
})

test('columns of one material are offered together, and are items by volume and density where they are chosen', () => {
  expect(bulkGroups(house())).toMatchObject([
    { entity: 'IFCCOLUMN', material: { name: 'Stahlbeton' }, count: 2, volume: 1, costGroup: '343' },
  ])
  const { project, report } = propose({})
  expect(project.items).toEqual([])
  expect(report.bulks).toEqual([{ entity: 'IFCCOLUMN', material: 'Stahlbeton', costGroup: '343', count: 2, volume: 1 }])
  const dataset = { uuid: '0a1b2c3d-1111-4222-8333-444455556666' }
  const chosen = { name: 'Stützen, Stahlbeton', dataset }
  expect(propose({ bulk: () => ({ ...chosen, density: 2400 }) }).project.items).toEqual([
    { ...chosen, id: 'P1', costGroup: '343', quantity: 2400, unit: 'kg', sourceId: '0000000000000000000014' },
  ])
  expect(propose({ bulk: () => ({ ...chosen, density: null }) }).project.items).toMatchObject([
    { quantity: 1, unit: 'm3' },
  ])
  expect(report.notTaken).toEqual({ IFCCOLUMN: 2, IFCFOOTING: 1 })
  expect(propose({ bulk: () => ({ ...chosen, density: null }) }).report.notTaken).toEqual({ IFCFOOTING: 1 })
})

test('without a material for any layer, each layer of the file is told once, and what is odd of each element', () => {
  const { project, report } = proposeProject({ format: 'ifc', building: house() }, () => undefined)
  expect(project.elements).toEqual([])
  const layers = report.layersLeftOut.map(({ construction, layer }) => `${construction} ${layer}`)
  expect(layers.length).toBeGreaterThan(1)
  expect(new Set(layers).size).toBe(layers.length)
  const odd = house().elements.flatMap(({ notes }) => notes.map(({ code }) => code))
  expect(odd.length).toBeGreaterThan(0)
  expect(report.withoutConstruction.flatMap(({ notes }) => notes.map(({ code }) => code))).toEqual(odd)
})

test('more rows than a project may have are all proposed, so that none is lost unseen', () => {
  const building = house()
  const [wall] = building.elements
  const many = Array.from({ length: projectLimits.elements + 1 }, (_, index) => ({ ...wall, sourceId: `${index}` }))
  const { project } = proposeProject(
    { format: 'ifc', building: { ...building, elements: many as typeof building.elements } },
    () => ({ materialId: 'concrete', sure: true }),
    { isMerged: false },
  )
  expect(project.elements).toHaveLength(many.length)
})
