import { adjacencyOfType, costGroupOfOpening, costGroupOfType } from '#vocabulary/projects.ts'
import { type CellKind, keysByName, readAs } from './cell-kinds.ts'
import { words } from './cell-words.ts'
import type { ElementDraft, Fields, OpeningDraft, ProjectDraft, RowList } from './draft.ts'
import type { NumberRead } from './typed-number.ts'

/** What cells are read against: the libraries and rows that they may name. */
type Library = Pick<ProjectDraft, 'constructions' | 'openingTypes' | 'elements'>

/** Compass points as people write them [°]. */
const points: Readonly<Record<string, number>> = {
  n: 0,
  no: 45,
  ne: 45,
  o: 90,
  e: 90,
  so: 135,
  se: 135,
  s: 180,
  sw: 225,
  w: 270,
  nw: 315,
}

const text = (longest: number): CellKind => ({ kind: 'text', longest })
const costGroup: CellKind = { kind: 'text', longest: 3, pattern: /^[3-8]\d\d$/ }
const place = {
  adjacency: { kind: 'words', words: words.adjacency },
  orientation: { kind: 'number', figure: 'orientation', named: points },
  tilt: { kind: 'number', figure: 'tilt' },
  status: { kind: 'words', words: words.status },
  remainingServiceLife: { kind: 'number', figure: 'remainingServiceLife' },
  storey: text(40),
} as const satisfies Readonly<Record<string, CellKind>>
const count: CellKind = { kind: 'number', figure: 'rowCount', isWhole: true }
const factor = { fx: { kind: 'number', figure: 'correctionFactor' }, fxReason: text(300) } as const

const kinds = {
  elements: ({ constructions }: Library) => ({
    code: text(40),
    name: text(120),
    construction: { kind: 'named', find: keysByName(() => Object.entries(constructions)) },
    area: { kind: 'number', figure: 'rowArea', blank: null },
    areaIs: { kind: 'words', words: words.areaIs },
    envelopeArea: { kind: 'number', figure: 'buildingArea' },
    count,
    ...factor,
    costGroup,
    zone: text(40),
    note: text(500),
    ...place,
  }),
  openings: ({ openingTypes, elements }: Library) => ({
    name: text(120),
    type: { kind: 'named', find: keysByName(() => Object.entries(openingTypes)) },
    host: {
      kind: 'named',
      find: keysByName(() => elements.map((row) => [row.id, row] as const)),
    },
    width: { kind: 'number', figure: 'openingLength' },
    height: { kind: 'number', figure: 'openingLength' },
    area: { kind: 'number', figure: 'rowArea' },
    count,
    ...factor,
    costGroup,
    ...place,
  }),
  items: () => ({
    name: text(120),
    costGroup,
    quantity: { kind: 'number', figure: 'itemQuantity' },
    unit: { kind: 'words', words: words.unit },
    serviceLife: { kind: 'number', figure: 'serviceLife' },
    status: place.status,
    remainingServiceLife: place.remainingServiceLife,
    endOfLifeScenario: text(200),
    note: text(500),
  }),
} as const satisfies Readonly<Record<RowList, (library: Library) => Readonly<Record<string, CellKind>>>>

const nothing: Library = { constructions: {}, openingTypes: {}, elements: [] }

/** Whether numbers stand in a column. */
export function isNumeric(list: RowList, column: string): boolean {
  const all: Readonly<Record<string, CellKind>> = kinds[list](nothing)
  return all[column]?.kind === 'number'
}

/** What a text comes to: fields of the row, or why it is not understood. */
export type CellRead = { readonly fields: Fields } | { readonly refused: NumberRead | null }

/** Reads what is written in the cells of a schedule; texts of columns that are chosen alone are not understood. */
export function cellReader(list: RowList, library: Library): (column: string, text: string) => CellRead {
  const all: Readonly<Record<string, CellKind>> = kinds[list](library)
  return (column, text) => {
    const kind = all[column]
    if (!kind) return text.trim() === '' ? { fields: { [column]: undefined } } : { refused: null }
    const read = readAs(kind, text)
    return 'value' in read ? { fields: { [column]: read.value } } : read
  }
}

/** What stands in a field in place of a text that is not understood. */
export const blankOf = (list: RowList, column: string): Fields => ({
  [column]: list === 'elements' && column === 'area' ? null : undefined,
})

/** Cost group and neighbour of an element: its own, else those of its type. */
export function elementDefaults(
  { construction, costGroup: own, adjacency }: ElementDraft,
  { constructions }: Pick<ProjectDraft, 'constructions'>,
) {
  const type = construction === undefined ? undefined : constructions[construction]?.type
  return {
    costGroup: own ?? (type && costGroupOfType[type]),
    adjacency: adjacency ?? (type && adjacencyOfType[type]),
  }
}

const typeOf = (element: ElementDraft | undefined, constructions: Library['constructions']) =>
  constructions[element?.construction ?? '']?.type

/** Cost group and neighbour of an opening: its own, else those of its kind and of what it is in. */
export function openingDefaults(
  { type = '', host, costGroup: own, adjacency }: OpeningDraft,
  { openingTypes, constructions, elements }: Library,
) {
  const kind = openingTypes[type]?.kind
  const element = host === undefined ? undefined : elements.find(({ id }) => id === host)
  const around = element && elementDefaults(element, { constructions }).adjacency
  return {
    costGroup: own ?? (kind && costGroupOfOpening(kind, typeOf(element, constructions))),
    adjacency: adjacency ?? around ?? (kind && 'outsideAir'),
  } as const
}
