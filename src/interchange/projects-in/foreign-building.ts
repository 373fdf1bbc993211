import type { ForeignConstruction, ForeignFile, Loss } from '../foreign/foreign-construction.ts'
import type { ForeignItem, IfcBuilding, IfcBuildingElement } from '../ifc/building/ifc-building.ts'

/** What a construction of the library cannot keep, and a row can. */
const keptByRow: readonly Loss['code'][] = ['quantity']

/** Group of DIN 276, where a code is one. */
const costGroupOf = (codes: readonly string[]): string | undefined =>
  codes.map((code) => code.trim()).find((code) => /^[3-8]\d\d$/.test(code))

const isArea = (unit: string) => /^(m2|m²|)$/i.test(unit)

/** Units of the formats by those of items. */
const units: Readonly<Record<string, ForeignItem['unit']>> = {
  kg: 'kg',
  tones: 't',
  t: 't',
  m3: 'm3',
  'm³': 'm3',
  m2: 'm2',
  'm²': 'm2',
  m: 'm',
  pcs: 'piece',
  stück: 'piece',
}

const measured = ({ amount }: ForeignConstruction) => amount ?? { quantity: 1, unit: 'm2' }
const lossesOf = ({ name, sourceRef, lost, layers }: ForeignConstruction) =>
  [...lost, ...layers.flatMap((layer) => layer.lost)]
    .filter(({ code }) => !keptByRow.includes(code))
    .map((loss) => ({ sourceId: sourceRef, name, loss }))

function toElement(construction: ForeignConstruction): IfcBuildingElement {
  const { name, sourceRef, typeHint, codes = [] } = construction
  const { quantity } = measured(construction)
  const costGroup = costGroupOf(codes)
  return {
    sourceId: sourceRef,
    name,
    area: quantity > 0 ? quantity : null,
    external: undefined,
    storey: undefined,
    status: undefined,
    notes: quantity > 0 ? [] : [{ code: 'noArea' }],
    entity: 'assembly',
    layers: sourceRef,
    type: typeHint ?? 'outerWall',
    ...(costGroup !== undefined && { costGroup }),
    ownRow: true,
  }
}

/** What is counted by pieces, masses or lengths: each product for itself, as often as the whole. */
function toItems(construction: ForeignConstruction): ForeignItem[] {
  const { quantity } = measured(construction)
  const costGroup = costGroupOf(construction.codes ?? [])
  return construction.layers.map((layer): ForeignItem => {
    const { material, amount } = layer
    return {
      sourceId: construction.sourceRef,
      name: `${construction.name}: ${material.name}`,
      ids: material.ids,
      quantity: (amount?.quantity ?? 0) * quantity,
      unit: units[(amount?.unit ?? '').toLowerCase()],
      costGroup,
    }
  })
}

/** A file of assemblies or elements as a building: those by area are rows, the others items. */
export function foreignBuilding({ project, constructions, lost }: ForeignFile): IfcBuilding {
  const byArea = constructions.filter((one) => isArea(measured(one).unit))
  const others = constructions.filter((one) => !isArea(measured(one).unit))
  return {
    project,
    units: { length: 1, area: 1 },
    storeys: [],
    layers: byArea.map(({ name, sourceRef, firstLayer, layers }) => ({ id: sourceRef, name, firstLayer, layers })),
    elements: byArea.map(toElement),
    items: others.flatMap(toItems),
    openings: [],
    spaces: [],
    grossFloorArea: undefined,
    notTaken: {},
    lost: [...lost.map((loss) => ({ sourceId: null, name: null, loss })), ...constructions.flatMap(lossesOf)],
  }
}
