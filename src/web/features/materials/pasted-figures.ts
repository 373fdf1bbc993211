import { type Indicator, indicatorDefinitions, indicators } from '#vocabulary/indicators.ts'
import { type DeclaredModule, declaredModules } from '#vocabulary/life-cycle.ts'
import { readNumber } from '#web/lib/arithmetic.ts'

/** A value for a cell of the table. */
export type PastedFigure = { readonly row: number; readonly column: number; readonly text: string }

type Table = {
  readonly indicators: readonly Indicator[]
  readonly modules: readonly DeclaredModule[]
  /** How the app calls an indicator, in every language. */
  readonly labels: (indicator: Indicator) => readonly string[]
  /** Cell that was pasted into. */
  readonly at: { readonly row: number; readonly column: number }
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[–−]/g, '-')
    .replaceAll(/[^a-z0-9-]/g, '')

const moduleOf = (text: string) => declaredModules.find((module) => plain(module) === plain(text))

/** Abbreviations as declarations print them, beside the codes of the interface. */
const printed: Readonly<Partial<Record<Indicator, readonly string[]>>> = {
  gwpTotal: ['gwp-total'],
  gwpFossil: ['gwp-fossil'],
  gwpBiogenic: ['gwp-biogenic'],
  gwpLuluc: ['gwp-luluc'],
  epFreshwater: ['ep-freshwater'],
  epMarine: ['ep-marine'],
  epTerrestrial: ['ep-terrestrial'],
  adpe: ['adp-mineralsmetals', 'adp-mineralsandmetals'],
  adpf: ['adp-fossil', 'adpfossil'],
  gwpA1: ['gwp'],
  odpA1: ['odp'],
  pocpA1: ['pocp'],
  apA1: ['ap'],
  epA1: ['ep'],
  adpeA1: ['adpe', 'adp-elements'],
  adpfA1: ['adpf', 'adp-fossil'],
}

/** Every way in which an indicator is called, with its unit behind it and without. */
function isCalled(indicator: Indicator, name: string, labels: Table['labels']): boolean {
  const unit = plain(indicatorDefinitions[indicator].unit)
  const names = [plain(indicator), ...(printed[indicator] ?? []), ...labels(indicator).map(plain)]
  return names.some((one) => name === one || name === `${one}${unit}`)
}

const rowOf = (text: string, { indicators: rows, labels }: Table): number => {
  const name = plain(text)
  return rows.findIndex((one) => isCalled(one, name, labels))
}

/** What a paste brings, and names of rows and modules in it that the table has no place for. */
export type PastedBlock = { readonly figures: readonly PastedFigure[]; readonly unknown: readonly string[] }

/**
 * Values of a block of cells, as spreadsheets copy it: by the modules of its first row and the indicators of its first
 * column where it has them, else from the cell on that it was pasted into, to the right and down. What is no number
 * (`MND`, units) is left out; a row or module that has no place here is named.
 */
export function pastedFigures(text: string, table: Table): PastedBlock {
  const lines = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
  const [head = []] = lines
  const columns = head.map((cell) => {
    const module = moduleOf(cell)
    return module === undefined ? -1 : table.modules.indexOf(module)
  })
  const hasHead = columns.some((column) => column >= 0)
  const hasNames = lines.some(([first = '']) => rowOf(first, table) >= 0)
  const body = hasHead ? lines.slice(1) : lines
  const hasFigure = (cells: readonly string[]) => cells.slice(1).some((cell) => readNumber(cell) !== undefined)
  const figures = body.flatMap((cells, line) => {
    const row = hasNames ? rowOf(cells[0] ?? '', table) : table.at.row + line
    if (row < 0 || row >= table.indicators.length) return []
    return cells.flatMap((cell, place): PastedFigure[] => {
      const column = hasHead ? (columns[place] ?? -1) : table.at.column + place - (hasNames ? 1 : 0)
      const isFigure = readNumber(cell) !== undefined && !(hasNames && place === 0)
      return isFigure && column >= 0 && column < table.modules.length ? [{ row, column, text: cell.trim() }] : []
    })
  })
  const rows = hasNames
    ? body.filter(([name = '', ...rest]) => hasFigure([name, ...rest]) && rowOf(name, table) < 0)
    : []
  const holdsFigures = (place: number) => body.some((cells) => readNumber(cells[place] ?? '') !== undefined)
  const modules = hasHead
    ? head.filter((cell, place) => {
        const isName = moduleOf(cell) !== undefined || (place > 0 && cell.trim() !== '' && holdsFigures(place))
        return isName && (columns[place] ?? -1) < 0
      })
    : []
  return { figures, unknown: [...rows.map(([name = '']) => name.trim()), ...modules.map((cell) => cell.trim())] }
}

/** Indicators that a declaration of the generation may hold, in the order of the standard. */
export const indicatorsFor = (belongs: (indicator: Indicator) => boolean): readonly Indicator[] =>
  indicators.filter(belongs)
