import { ForeignFileError, lineAt } from '../foreign/foreign-file-error.ts'
import { type StepIndex, stepIndexOf } from './step-index.ts'
import { attributesAt, endOfText, type StepValue, stringOf } from './step-values.ts'

export type StepInstance = { readonly id: number; readonly type: string; readonly attributes: readonly StepValue[] }

/** Instances of a STEP file: found by id or type, read when asked for. */
export type StepFile = {
  readonly schema: string
  readonly get: (id: number | undefined) => StepInstance | undefined
  readonly ofType: (...types: readonly string[]) => readonly StepInstance[]
  /** The same one after the other, of which none is kept: there can be hundreds of thousands. */
  readonly eachOfType: (...types: readonly string[]) => Iterable<StepInstance>
  /** How many there are, without reading them. */
  readonly countOf: (type: string) => number
}

const head = /#(\d+)\s*=\s*([A-Za-z0-9_]*)\s*\(/y

const [SEMICOLON, QUOTE] = [0x3b, 0x27]

/** The next place that is neither blank nor within a comment. */
function afterBlanks(text: string, from: number): number {
  let at = from
  for (;;) {
    while (at < text.length && text.charCodeAt(at) <= 0x20) at += 1
    if (!text.startsWith('/*', at)) return at
    const end = text.indexOf('*/', at + 2)
    if (end === -1) return text.length
    at = end + 2
  }
}

/**
 * Where an instance ends: the next semicolon outside a text. -1 where the file ends before. Character by character: looking
 * for the next text anew would go through all the points of a geometry for each of them.
 */
function endOf(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === SEMICOLON) return at
    if (code !== QUOTE) continue
    const end = endOfText(text, at)
    if (end === -1) return -1
    at = end - 1
  }
  return -1
}

const cut = (text: string) => new ForeignFileError('cutOff', { line: lineAt(text, text.length) })

/** Characters between two tellings of how far reading is. */
const TOLD_EVERY = 1_000_000

/** Told how far reading is, from 0 to 1. */
export type OnProgress = (share: number) => void

/** Positions of the instances between DATA and ENDSEC whose type is wanted. */
function indexed(
  text: string,
  from: number,
  { wanted, onProgress }: { readonly wanted: ReadonlySet<string>; readonly onProgress: OnProgress | undefined },
): StepIndex {
  const index = stepIndexOf([...wanted])
  let at = afterBlanks(text, from)
  let told = at
  for (;;) {
    if (onProgress && at - told > TOLD_EVERY) {
      told = at
      onProgress(at / text.length)
    }
    head.lastIndex = at
    const match = head.exec(text)
    if (!match) break
    index.add(Number(match[1]), (match[2] ?? '').toUpperCase(), head.lastIndex)
    const end = endOf(text, head.lastIndex)
    if (end === -1) throw cut(text)
    at = afterBlanks(text, end + 1)
  }
  const rest = text.slice(at, at + 40)
  if (/^ENDSEC\s*;/.test(rest)) return index.whole()
  if (rest === '' || text.indexOf(';', at) === -1) throw cut(text)
  throw new ForeignFileError('ifcMalformed', { line: lineAt(text, at) })
}

function schemaOf(text: string): string {
  const at = text.search(/FILE_SCHEMA\s*\(/)
  const attributes = at === -1 ? undefined : attributesAt(text, text.indexOf('(', at) + 1)
  const [first] = attributes ?? []
  return stringOf(Array.isArray(first) ? (first as readonly StepValue[])[0] : first).toUpperCase()
}

/**
 * Opens a STEP file (ISO 10303-21) for reading instances of the `wanted` types.
 *
 * @param onProgress - told how much of the text was gone through
 * @throws {ForeignFileError} `notThisFormat`, `ifcSchema`, `cutOff`, `ifcMalformed`, with the line
 */
export function openStep(text: string, wanted: ReadonlySet<string>, onProgress?: OnProgress): StepFile {
  if (!/^\s*ISO-10303-21\s*;/.test(text.slice(0, 1_000)))
    throw new ForeignFileError('notThisFormat', { line: 1 }, { format: 'IFC' })
  const schema = schemaOf(text.slice(0, 100_000))
  const section = /^[ \t]*DATA[ \t]*(?:\([^;\n]*\))?[ \t]*;/m.exec(text)
  if (!section) throw cut(text)
  if (!/^IFC(2X3|4)/.test(schema)) throw new ForeignFileError('ifcSchema', {}, { schema: schema.slice(0, 40) })
  const index = indexed(text, section.index + section[0].length, { wanted, onProgress })
  const read = new Map<number, StepInstance>()
  const parsed = (place: number): StepInstance => {
    const [id, start] = [index.idAt(place), index.startAt(place)]
    const attributes = attributesAt(text, start)
    if (!attributes) throw new ForeignFileError('ifcMalformed', { line: lineAt(text, start) }, { id: `#${id}` })
    return { id, type: index.typeAt(place), attributes }
  }
  const instanceAt = (place: number): StepInstance => {
    const known = read.get(place)
    if (known) return known
    const instance = parsed(place)
    read.set(place, instance)
    return instance
  }
  return {
    schema,
    get: (id) => {
      const place = id === undefined ? undefined : index.find(id)
      return place === undefined ? undefined : instanceAt(place)
    },
    ofType: (...types) => types.flatMap((type) => Array.from(index.ofType(type), instanceAt)),
    *eachOfType(...types) {
      for (const type of types) for (const place of index.ofType(type)) yield read.get(place) ?? parsed(place)
    },
    countOf: (type) => index.ofType(type).length,
  }
}
