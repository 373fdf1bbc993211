import { type NamedRow, rowKeyOf } from '../../results/project-rows.ts'
import { type Block, growing, right } from '../blocks.ts'
import { NONE, type ReportSource, summed, TONNE, yearly } from '../report-source.ts'

const byCostGroup = (one: NamedRow, other: NamedRow) => one.figures.costGroup.localeCompare(other.figures.costGroup)

const ofKind = ({ rows }: ReportSource, kind: NamedRow['figures']['kind']) =>
  rows.filter(({ figures }) => figures.kind === kind).toSorted(byCostGroup)

/** Total in t and per m² NRF and year of a row; both with the sign of a lower bound where something lacks. */
function amounts(source: ReportSource, { figures }: NamedRow): [total: string, perYear: string] {
  const { fixed } = source.words.numbers
  if (!figures.total) return [NONE, NONE]
  const sign = figures.complete.gwp ? '' : '* '
  return [`${sign}${fixed(figures.total.gwp / TONNE, 2)}`, fixed(yearly(source, figures.total.gwp), 2)]
}

const areaOf = (source: ReportSource, { figures }: NamedRow) =>
  figures.area === null ? NONE : source.words.numbers.fixed(figures.area, 1)
const uOf = (source: ReportSource, { figures }: NamedRow) =>
  figures.uValue === null ? NONE : source.words.numbers.fixed(figures.uValue, 3)

function elementTable(source: ReportSource): Block[] {
  const { t, numbers } = source.words
  const elements = ofKind(source, 'element')
  if (elements.length === 0) return []
  const { fixed } = numbers
  return [
    {
      kind: 'table',
      title: t('elements'),
      columns: [
        { head: t('costGroup') },
        { head: '' },
        growing(t('name')),
        growing(t('makeup')),
        ...[t('area'), t('uValue'), t('perArea'), t('totalTonnes'), t('perYear')].map(right),
      ],
      rows: elements.map((row) => [
        row.figures.costGroup,
        row.construction === undefined ? '' : { drawing: `strip ${row.construction}` },
        row.name,
        row.makeup,
        areaOf(source, row),
        uOf(source, row),
        row.figures.perArea ? fixed(row.figures.perArea.gwp, 1) : NONE,
        ...amounts(source, row),
      ]),
    },
  ]
}

function openingTable(source: ReportSource): Block[] {
  const { t, numbers } = source.words
  const openings = ofKind(source, 'opening')
  if (openings.length === 0) return []
  const typeOf = new Map(
    source.project.openings.map(({ id, type }) => [
      rowKeyOf({ kind: 'opening', id }),
      type === undefined ? undefined : source.project.openingTypes[type],
    ]),
  )
  return [
    {
      kind: 'table',
      title: t('openings'),
      columns: [
        { head: t('costGroup') },
        growing(t('name')),
        growing(t('type')),
        ...[t('area'), t('uValue'), t('gValue'), t('perArea'), t('totalTonnes'), t('perYear')].map(right),
      ],
      rows: openings.map((row) => {
        const gValue = typeOf.get(row.key)?.gValue
        return [
          row.figures.costGroup,
          row.name,
          row.makeup,
          areaOf(source, row),
          uOf(source, row),
          gValue === undefined ? NONE : numbers.fixed(gValue, 2),
          row.figures.perArea ? numbers.fixed(row.figures.perArea.gwp, 1) : NONE,
          ...amounts(source, row),
        ]
      }),
    },
  ]
}

function itemTable(source: ReportSource): Block[] {
  const { t, numbers } = source.words
  const items = ofKind(source, 'item')
  if (items.length === 0) return []
  const amountOf = new Map(
    source.project.items.map(({ id, quantity, unit }) => [rowKeyOf({ kind: 'item', id }), { quantity, unit }]),
  )
  return [
    {
      kind: 'table',
      title: t('items'),
      columns: [
        { head: t('costGroup') },
        growing(t('name')),
        ...[t('quantity'), t('totalTonnes'), t('perYear')].map(right),
      ],
      rows: items.map((row) => {
        const { quantity, unit } = amountOf.get(row.key) ?? {}
        return [
          row.figures.costGroup,
          row.name,
          quantity === undefined ? NONE : `${numbers.fixed(quantity, 1)} ${units[unit ?? 'kg']}`,
          ...amounts(source, row),
        ]
      }),
    },
  ]
}

const units = { kg: 'kg', t: 't', m: 'm', m2: 'm²', m3: 'm³', piece: '×' } as const satisfies Record<
  NonNullable<ReportSource['project']['items'][number]['unit']>,
  string
>

/** What is needed and bought each year. */
function operationTable(source: ReportSource): Block[] {
  const { stored, kpis, words } = source
  const { t, numbers } = words
  const { operation } = kpis
  if (!operation) return [{ kind: 'notes', title: t('operation'), lines: [t('noOperation')] }]
  const { fixed } = numbers
  const carriers = new Map(
    [stored, ...stored.variants].flatMap((one) => one.operation?.carriers ?? []).map((one) => [one.id, one]),
  )
  const perYear = (figures: { readonly gwp: number } | null) =>
    figures ? fixed(figures.gwp / source.project.areas.netRoomArea, 2) : NONE
  const rows = operation.carriers.map(({ id, finalEnergy, fromOwn, bought, perYear: own }) => {
    const carrier = carriers.get(id)
    const purpose = carrier ? t(`purpose.${carrier.purpose}`) : ''
    return [carrier?.name ?? purpose, purpose, fixed(finalEnergy, 0), fixed(fromOwn, 0), fixed(bought, 0), perYear(own)]
  })
  const user = operation.userElectricity
  const users = user
    ? [
        [
          t('userElectricity'),
          '',
          fixed(user.finalEnergy, 0),
          fixed(user.fromOwn, 0),
          fixed(user.finalEnergy - user.fromOwn, 0),
          perYear(user.perYear),
        ],
      ]
    : []
  return [
    {
      kind: 'table',
      title: t('operation'),
      columns: [
        growing(t('carrier')),
        { head: t('purpose') },
        ...[t('finalEnergy'), t('fromOwn'), t('bought'), t('perYear')].map(right),
      ],
      rows: [...rows, ...users],
    },
    ...(operation.exported > 0
      ? [{ kind: 'notes', small: true, lines: [t('exported', { value: fixed(operation.exported, 0) })] } as const]
      : []),
  ]
}

/** The schedules with what each row causes. */
export function elementBlocks(source: ReportSource): Block[] {
  const { kpis, words } = source
  const { t, numbers } = words
  const { fabricAndItems } = kpis.totals
  const total = summed(source, 'gwp', numbers.fixed(fabricAndItems.gwp / TONNE, 1))
  const perYear = numbers.fixed(yearly(source, fabricAndItems.gwp), 2)
  return [
    ...elementTable(source),
    ...openingTable(source),
    ...itemTable(source),
    {
      kind: 'table',
      columns: [growing(''), right(t('totalTonnes')), right(t('perYear'))],
      rows: [[t('fabric'), total, perYear]],
      sums: 1,
    },
    ...(source.rows.some(({ figures }) => figures.total && !figures.complete.gwp)
      ? [{ kind: 'notes', small: true, lines: [t('rowIncomplete')] } as const]
      : []),
    ...operationTable(source),
  ]
}
