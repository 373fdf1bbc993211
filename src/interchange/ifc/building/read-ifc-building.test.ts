import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ifcHouse } from '#testing/ifc-house.ts'
import { flatArea, openingArea, wallArea } from './areas.ts'
import { readIfcBuilding } from './read-ifc-building.ts'

const folder = path.resolve('../shared/data/ifc')
const read = (name: string) => readIfcBuilding(readFileSync(path.join(folder, `${name}.ifc`), 'utf8'))

type Sum = readonly [count: number, area: number]
const sumsBy = <Row extends { readonly area: number | null }>(rows: readonly Row[], of: (row: Row) => string) =>
  Object.fromEntries(
    [...Map.groupBy(rows, of)].map(([key, all]): [string, Sum] => [
      key,
      [all.length, Number(all.reduce((sum, { area }) => sum + (area ?? 0), 0).toFixed(5))],
    ]),
  )

type Noted = {
  readonly notes: readonly { readonly code: string; readonly values?: Readonly<Record<string, unknown>> }[]
}
/** Notes of rows as a table: how often each set of them stands, by what they contradict. */
function notesBy<Row extends Noted>(rows: readonly Row[], of: (row: Row) => string): Record<string, number> {
  const told = ({ code, values }: Noted['notes'][number]) =>
    typeof values?.['name'] === 'string' ? `${code} ${values['name']}` : code
  const groups = Map.groupBy(rows, (row) => [of(row), ...row.notes.map(told)].join(', '))
  return Object.fromEntries([...groups].map(([key, all]) => [key, all.length]))
}
const notesIn = (found: ReturnType<typeof readIfcBuilding>) => ({
  ...notesBy(found.elements, ({ entity }) => entity),
  ...notesBy(found.openings, ({ kind }) => kind),
})

describe.skipIf(!existsSync(folder))(
  'buildings of other programs (skipped where their files do not lie beside)',
  () => {
    test.each([
      [
        'revit2021-ifc2x3-tower',
        {
          'IFCWALLSTANDARDCASE, areaFromDimensions, quantityContradicts net': 24,
          'IFCSLAB, quantityContradicts net': 4,
          'IFCSLAB, quantityContradicts net, quantityContradicts gross': 1,
          'window, quantityContradicts area': 21,
          'door, quantityContradicts area': 5,
        },
        [['Basic Wall:Outside wall:358471', 'attribute', 'Uniformat _ASSEMBLY-CODE_']],
      ],
      [
        'renga-ifc2x3-house',
        {
          'IFCWALLSTANDARDCASE, areaFromDimensions, adjacencyAssumed': 46,
          'IFCSLAB, adjacencyAssumed': 13,
          'IFCROOF, wholeSurface, adjacencyAssumed': 4,
          'window, adjacencyAssumed': 23,
          'door, adjacencyAssumed': 19,
        },
        [],
      ],
      [
        'revit2026-ifc4x3-feet',
        { IFCWALL: 1, 'door, quantityContradicts area': 1 },
        [['Basic Wall:Generic - 8"', 'layerCategory', 'Miscellaneous']],
      ],
    ])('%s: every note of every row, and every loss', (name, notes, losses) => {
      const found = read(name)
      expect(notesIn(found)).toEqual(notes)
      expect(found.lost?.map((one) => [one.name, one.loss.code, one.loss.values?.['name']])).toEqual(losses)
    })

    test('what was told and what is used instead stand in the note', () => {
      const { elements, openings } = read('revit2021-ifc2x3-tower')
      const values = (rows: readonly Noted[], code: string) =>
        rows.flatMap(({ notes }) => notes.filter((note) => note.code === code).map((note) => note.values ?? {}))
      const roof = elements.find(({ entity, notes }) => entity === 'IFCSLAB' && notes.length === 2)
      expect(roof?.notes).toMatchObject([
        { values: { name: 'net', told: expect.closeTo(147.6, 3), used: expect.closeTo(67.24, 6) } },
        { values: { name: 'gross', told: expect.closeTo(6.2468, 4), used: expect.closeTo(67.24, 6) } },
      ])
      for (const { told, used } of values([...elements, ...openings], 'quantityContradicts'))
        expect([typeof told, typeof used, told === used]).toEqual(['number', 'number', false])
    })

    test('Revit 2021, whose quantities lie: every row is corrected, and says so', () => {
      const found = read('revit2021-ifc2x3-tower')
      const nameOf = new Map(found.layers.map(({ id, name }) => [id, name]))
      expect(sumsBy(found.elements, ({ layers = '' }) => nameOf.get(layers) ?? '–')).toEqual({
        'Basic Wall:Outside wall': [16, 464.99258],
        'Basic Wall:Inside': [8, 181.69478],
        'Floor:Generic 150mm': [4, 256.16],
        'Basic Roof:Generic - 400mm': [1, 67.24],
      })
      expect(sumsBy(found.openings, ({ kind, width }) => `${kind} ${width?.toFixed(3)}`)).toEqual({
        'window 0.915': [21, 35.16345],
        'door 1.550': [1, 3.13875],
        'door 0.915': [4, 7.81044],
      })
      expect([...found.elements, ...found.openings].filter(({ notes }) => notes.length === 0)).toEqual([])
      expect(found.storeys).toEqual(['Level 1', 'Level 2', 'Level 4', 'Level 5', 'Level 6'])
      expect(found.elements.every(({ entity }) => entity !== 'IFCROOF')).toBe(true)
    })

    test('Renga, which names no unit of area and nothing external', () => {
      const found = read('renga-ifc2x3-house')
      expect(found.units).toEqual({ length: 0.001, area: undefined })
      expect(sumsBy(found.elements, ({ entity }) => entity)).toEqual({
        IFCWALLSTANDARDCASE: [46, 768.5745],
        IFCSLAB: [13, 299.80709],
        IFCROOF: [4, 286.41827],
      })
      expect(sumsBy(found.openings, ({ kind }) => kind)).toEqual({ door: [19, 46.535], window: [23, 30.2] })
      expect(found.spaces.reduce((sum, { area }) => sum + (area ?? 0), 0)).toBeCloseTo(210.684386, 6)
      expect(found.notTaken).toEqual({ IFCCOLUMN: 5, IFCSTAIR: 5, IFCRAILING: 19 })
      expect(found.elements.every(({ notes }) => notes.some(({ code }) => code === 'adjacencyAssumed'))).toBe(true)
      expect(found.elements.filter(({ notes }) => notes.some(({ code }) => code === 'wholeSurface'))).toHaveLength(4)
    })

    test('Revit 2026, in feet', () => {
      const found = read('revit2026-ifc4x3-feet')
      expect(found.units.area).toBeCloseTo(0.09290304, 10)
      expect(found.elements).toMatchObject([{ external: true, notes: [] }])
      expect(found.elements[0]?.area).toBeCloseTo(22.812858, 5)
      expect(found.openings[0]?.area).toBeCloseTo(2.270963, 5)
      expect(found.notTaken).toEqual({ IFCCOLUMN: 1 })
    })
  },
)

test('a house: openings go off, states and storeys come along', () => {
  const found = readIfcBuilding(ifcHouse())
  expect(found.elements).toMatchObject([
    { name: 'Wand 1', area: 28.5, external: true, status: 'existing', storey: 'EG', type: 'outerWall' },
    { name: 'Wand 2', area: 30 },
    { name: 'Innen', area: 30, layers: undefined, external: undefined },
    { name: 'Decke', area: 64, notes: [{ code: 'quantityContradicts' }, { code: 'adjacencyAssumed' }] },
  ])
  expect(found.openings).toMatchObject([{ width: 1, height: 1.5, host: '0000000000000000000010', area: 1.5 }])
})

describe('areas', () => {
  const wall = { net: undefined, gross: undefined, face: undefined, openings: 0 }
  test.each([
    ['net, where nothing contradicts it', { ...wall, net: 20, gross: 22, face: 22 }, 20, []],
    [
      'both sides counted',
      { ...wall, net: 60, face: 30, openings: 4 },
      26,
      ['areaFromDimensions', 'quantityContradicts'],
    ],
    ['gross that is net', { ...wall, gross: 26, face: 30, openings: 4 }, 26, ['grossIsNet']],
    ['gross without the openings', { ...wall, gross: 30, face: 30, openings: 4 }, 26, []],
    ['nothing told', wall, null, ['noArea']],
    ['net above gross', { ...wall, net: 31, gross: 30, face: 30, openings: 4 }, 26, ['quantityContradicts']],
    ['net above gross by less than rounding', { ...wall, net: 30.2, gross: 30, face: 30.2 }, 30.2, []],
    ['net above gross, without length and height', { ...wall, net: 31, gross: 28 }, 28, ['quantityContradicts']],
    ['openings larger than the wall', { ...wall, face: 3, openings: 4 }, null, ['noArea']],
  ])('of walls: %s', (_what, given, area, codes) => {
    const found = wallArea(given)
    expect([found.area, found.notes.map(({ code }) => code)]).toEqual([area, codes])
  })

  const flat = {
    net: undefined,
    gross: undefined,
    perimeter: undefined,
    thickness: undefined,
    openings: 0,
    surface: undefined,
  }
  test.each([
    ['net', { ...flat, net: 50, gross: 52 }, 50, []],
    ['the whole surface called net', { ...flat, net: 136, gross: 6, perimeter: 32, thickness: 0.25 }, 64, 2],
    ['half the surface that is gross', { ...flat, net: 134.4, gross: 64, perimeter: 32, thickness: 0.2 }, 64, 1],
    ['half the surface, and no gross', { ...flat, net: 134.4, gross: undefined }, 134.4, []],
    ['the whole surface alone', { ...flat, surface: 140 }, 140, ['wholeSurface']],
    ['nothing', flat, null, ['noArea']],
  ])('of floors: %s', (_what, given, area, codes) => {
    const found = flatArea(given)
    expect(found.area).toBe(area)
    if (typeof codes === 'number') expect(found.notes).toHaveLength(codes)
    else expect(found.notes.map(({ code }) => code)).toEqual(codes)
  })

  test('of openings: by size; what differs is told', () => {
    expect(openingArea({ width: 1, height: 2, told: 2.05 })).toEqual({ area: 2, notes: [] })
    expect(openingArea({ width: 1, height: 2, told: 3 }).notes).toHaveLength(1)
    expect(openingArea({ width: undefined, height: 2, told: 3 }).area).toBe(3)
  })
})

test('a class of DIN 276 is the cost group, others are told', () => {
  const { elements, lost } = readIfcBuilding(ifcHouse())
  expect(elements.map(({ name, costGroup }) => [name, costGroup])).toEqual([
    ['Wand 1', '331'],
    ['Wand 2', '331'],
    ['Innen', undefined],
    ['Decke', undefined],
  ])
  expect(lost).toEqual([
    {
      sourceId: '0000000000000000000010',
      name: 'Wand 1',
      loss: { code: 'attribute', values: { name: 'Uniclass EF_25 Walls' } },
    },
  ])
})

test('how far reading is rises while elements are measured, not only while the text is gone through', () => {
  const [head = '', tail = ''] = ifcHouse().split('#60=')
  const walls = Array.from(
    { length: 3_000 },
    (_, at) => `#${1_000 + at}=IFCWALL('${String(at).padStart(22, '0')}',$,'Wand ${at}',$,$,$,$,$,$);\n`,
  )
  const told: number[] = []
  const { elements } = readIfcBuilding(`${head}${walls.join('')}#60=${tail}`, (share) => told.push(share))
  expect(elements.length).toBeGreaterThan(3_000)
  expect(told).toEqual(told.toSorted((one, other) => one - other))
  const steps = told.map((share, at) => share - (told[at - 1] ?? 0))
  expect(Math.max(...steps)).toBeLessThan(0.5)
  expect(told.filter((share) => share > 0.7 && share < 0.9).length).toBeGreaterThanOrEqual(12)
})

/** The house with more lines before its end. */
const houseWith = (...lines: readonly string[]) =>
  ifcHouse().replace('ENDSEC;\nEND-ISO', `${lines.join('\n')}\nENDSEC;\nEND-ISO`)

test('a quantity counts in its own unit, whatever the file names', () => {
  const text = ifcHouse()
    .replace("'Length',$,$,10000.", "'Length',$,#80,10.")
    .replace("'NetFloorArea',$,$,50.", "'NetFloorArea',$,#81,5000.")
    .replace(
      'ENDSEC;\nEND-ISO',
      '#80=IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.);\n#81=IFCSIUNIT(*,.AREAUNIT.,.DECI.,.SQUARE_METRE.);\nENDSEC;\nEND-ISO',
    )
  const found = readIfcBuilding(text)
  expect(found.elements[0]?.area).toBeCloseTo(28.5, 9)
  expect(found.spaces[0]?.area).toBeCloseTo(50, 9)
})

test('a net area beyond the gross one is not used, and told with both', () => {
  const text = houseWith(
    "#80=IFCQUANTITYAREA('NetSideArea',$,$,31.,$);",
    "#81=IFCQUANTITYAREA('GrossSideArea',$,$,30.,$);",
    "#82=IFCELEMENTQUANTITY('0000000000000000000060',$,'Qto_WallBaseQuantities',$,$,(#80,#81));",
    "#83=IFCRELDEFINESBYPROPERTIES('0000000000000000000061',$,$,$,(#20),#82);",
  )
  expect(readIfcBuilding(text).elements[0]).toMatchObject({
    area: 28.5,
    notes: [{ code: 'quantityContradicts', values: { name: 'net', told: 31, used: 28.5 } }],
  })
})

test('standard cases and flights are counted and offered by their class; flights stand for their stair', () => {
  const part = (at: number, type: string) => `#${at}=${type}('00000000000000000001${at}',$,'${type}',$,$,$,$,$,$);`
  const types = ['BEAM', 'COLUMN', 'MEMBER', 'PLATE'].map((name) => `IFC${name}STANDARDCASE`)
  const all = [...types, 'IFCSTAIR', 'IFCSTAIRFLIGHT', 'IFCRAMPFLIGHT']
  const ids = all.map((_, index) => `#${80 + index}`)
  const found = readIfcBuilding(
    houseWith(
      ...all.map((type, index) => part(80 + index, type)),
      "#90=IFCQUANTITYVOLUME('NetVolume',$,$,2000000000.,$);",
      "#91=IFCELEMENTQUANTITY('0000000000000000000070',$,'Qto',$,$,(#90));",
      `#92=IFCRELDEFINESBYPROPERTIES('0000000000000000000071',$,$,$,(${ids.join(',')}),#91);`,
      `#93=IFCRELASSOCIATESMATERIAL('0000000000000000000072',$,$,$,(${ids.join(',')}),#16);`,
      "#94=IFCRELAGGREGATES('0000000000000000000073',$,$,$,#84,(#85));",
    ),
  )
  expect(found.notTaken).toEqual({
    IFCBEAM: 1,
    IFCCOLUMN: 2,
    IFCMEMBER: 1,
    IFCPLATE: 1,
    IFCRAMPFLIGHT: 1,
    IFCSTAIRFLIGHT: 1,
  })
  expect(found.bulks?.map(({ entity, volume }) => [entity, volume]).toSorted()).toEqual([
    ['IFCBEAM', 2],
    ['IFCCOLUMN', 2],
    ['IFCMEMBER', 2],
    ['IFCPLATE', 2],
    ['IFCRAMPFLIGHT', 2],
    ['IFCSTAIRFLIGHT', 2],
  ])
})
