import { unzipSync } from 'fflate'

/** A cell of a sheet: what it shows, and by which formula. */
export type SheetCell = { readonly value: string | undefined; readonly formula: string | undefined }

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

const textIn = (xml: string, tag: string): string | undefined => {
  const found = new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`).exec(xml)?.[1]
  return found === undefined ? undefined : unescaped(found)
}

/** Sheets of a workbook by name, each with its cells by place, such as `B2`. */
export function sheetsIn(workbook: Uint8Array): ReadonlyMap<string, ReadonlyMap<string, SheetCell>> {
  const files = unzipSync(new Uint8Array(workbook))
  const read = (name: string) => new TextDecoder().decode(files[name])
  const shared = [...read('xl/sharedStrings.xml').matchAll(/<si>([\s\S]*?)<\/si>/g)].map(
    ([, item = '']) => textIn(item, 't') ?? '',
  )
  const cellsOf = (xml: string) =>
    new Map(
      [...xml.matchAll(/<c ([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)].map(([, attributes = '', content = '']) => {
        const value = textIn(content, 'v')
        const shown = attributes.includes('t="s"') ? shared[Number(value)] : value
        return [/r="([A-Z]+\d+)"/.exec(attributes)?.[1] ?? '', { value: shown, formula: textIn(content, 'f') }] as const
      }),
    )
  const names = [...read('xl/workbook.xml').matchAll(/<sheet [^>]*?name="([^"]*)"/g)].map(([, name = '']) =>
    unescaped(name),
  )
  return new Map(names.map((name, index) => [name, cellsOf(read(`xl/worksheets/sheet${index + 1}.xml`))]))
}

const columnOf = (place: string) =>
  Array.from(place.replace(/\d/g, '')).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
const rowOf = (place: string) => Number(place.replace(/\D/g, ''))
const isWithin = (place: string, [from = '', to = '']: readonly string[]) =>
  columnOf(place) >= columnOf(from) &&
  columnOf(place) <= columnOf(to) &&
  rowOf(place) >= rowOf(from) &&
  rowOf(place) <= rowOf(to)

/** What a formula of sums, or of +, -, * and / over single cells, comes to; text counts nothing. */
export function resultOf(formula: string, cells: ReadonlyMap<string, SheetCell>): number {
  const numberAt = (place: string) => Number(cells.get(place)?.value)
  const range = /^SUM\(([A-Z]+\d+:[A-Z]+\d+)\)$/.exec(formula)?.[1]
  if (range !== undefined) {
    const within = [...cells.keys()].filter((place) => isWithin(place, range.split(':')))
    return within.map(numberAt).reduce((sum, figure) => sum + (Number.isFinite(figure) ? figure : 0), 0)
  }
  const terms = formula.replaceAll('$', '').split(/(?=[+-])/)
  const product = (term: string) =>
    [...term.matchAll(/([*/]?)([A-Z]+\d+)/g)].reduce(
      (so, [, sign = '', place = '']) => (sign === '/' ? so / numberAt(place) : so * numberAt(place)),
      1,
    )
  return terms.reduce((sum, term) => sum + (term.startsWith('-') ? -1 : 1) * product(term), 0)
}
