/** A value of an attribute in a STEP file. */
export type StepValue =
  | number
  | string
  | null
  | { readonly ref: number }
  | { readonly enumeration: string }
  | { readonly type: string; readonly value: StepValue }
  | readonly StepValue[]

const hex = (digits: string, size: 4 | 8) =>
  digits.replace(new RegExp(`.{${size}}`, 'g'), (code) =>
    String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
  )

/** Text of a STEP string: doubled apostrophes and the `\X2\`, `\X4\`, `\X\`, `\S\` escapes of ISO 10303-21. */
export const decodedString = (raw: string): string =>
  raw.includes('\\') || raw.includes("'") ? unescaped(raw) : raw.toWellFormed()

const unescaped = (raw: string): string =>
  raw
    .replaceAll("''", "'")
    .replace(/\\X2\\([0-9A-Fa-f]*)\\X0\\/g, (_all, digits: string) => hex(digits, 4))
    .replace(/\\X4\\([0-9A-Fa-f]*)\\X0\\/g, (_all, digits: string) => hex(digits, 8))
    .replace(/\\X\\([0-9A-Fa-f]{2})/g, (_all, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replace(/\\S\\(.)/gs, (_all, letter: string) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 128))
    .replace(/\\P[A-I]\\/g, '')
    .replaceAll('\\\\', '\\')
    .toWellFormed()

const tokens =
  /\/\*[\s\S]*?\*\/|([-+]?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?)|\.([A-Za-z0-9_]+)\.|("[0-9A-Fa-f]*")|([A-Za-z_][A-Za-z0-9_]*)/y

type Frame = { readonly type: string | undefined; readonly values: StepValue[] }

const simple = ([, number, enumeration, binary]: RegExpExecArray): StepValue | undefined => {
  if (number !== undefined) return Number(number)
  if (enumeration !== undefined) return { enumeration: enumeration.toUpperCase() }
  return binary
}

/** Place behind a text that begins at `start`; -1 where it does not end. A doubled apostrophe stands for one. */
export function endOfText(text: string, start: number): number {
  for (let at = text.indexOf("'", start + 1); at !== -1; at = text.indexOf("'", at + 2))
    if (text[at + 1] !== "'") return at + 1
  return -1
}

/** Takes a sign into the open brackets; answers the attributes once the outermost is closed. */
function takeSign(
  sign: string | undefined,
  frames: Frame[],
  word: string | undefined,
): readonly StepValue[] | undefined {
  if (sign === '(') frames.push({ type: word, values: [] })
  if (sign === '$' || sign === '*') frames.at(-1)?.values.push(null)
  const closed = sign === ')' ? frames.pop() : undefined
  if (!closed) return undefined
  const outer = frames.at(-1)
  if (!outer) return closed.values
  outer.values.push(closed.type === undefined ? closed.values : { type: closed.type, value: closed.values[0] ?? null })
  return undefined
}

const [BLANK, HASH, DOLLAR, APOSTROPHE, OPEN, CLOSE, STAR, COMMA] = [0x20, 0x23, 0x24, 0x27, 0x28, 0x29, 0x2a, 0x2c]
const [ZERO, NINE] = [0x30, 0x39]

/** What stands at a place: a value, a sign, or the name before a bracket. */
type Token = {
  /** Place behind it. */
  readonly end: number
  readonly value: StepValue | undefined
  readonly sign: string | undefined
  readonly name: string | undefined
}
const token = (end: number, value?: StepValue, sign?: string, name?: string): Token => ({ end, value, sign, name })

/** A reference such as `#12`. */
function refAt(text: string, start: number): Token | undefined {
  let at = start + 1
  let ref = 0
  for (let code = text.charCodeAt(at); code >= ZERO && code <= NINE; code = text.charCodeAt(at)) {
    ref = ref * 10 + code - ZERO
    at += 1
  }
  return at === start + 1 ? undefined : token(at, { ref })
}

function textAt(text: string, start: number): Token | undefined {
  const end = endOfText(text, start)
  return end === -1 ? undefined : token(end, decodedString(text.slice(start + 1, end - 1)))
}

/** Numbers, enumerations, names and comments. */
function patternAt(text: string, start: number): Token | undefined {
  tokens.lastIndex = start
  const found = tokens.exec(text)
  return found ? token(tokens.lastIndex, simple(found), undefined, found[4]) : undefined
}

/** Signs that most of a file consists of; all else is found by its pattern. */
const signs: Readonly<Record<number, string>> = {
  [DOLLAR]: '$',
  [STAR]: '*',
  [OPEN]: '(',
  [CLOSE]: ')',
  [COMMA]: ',',
}

function tokenAt(text: string, at: number): Token | undefined {
  const code = text.charCodeAt(at)
  const sign = signs[code]
  if (sign !== undefined) return token(at + 1, undefined, sign)
  if (code === HASH) return refAt(text, at)
  return code === APOSTROPHE ? textAt(text, at) : patternAt(text, at)
}

/**
 * The attributes of an instance, from behind its opening bracket to its closing one. Iterative: nesting costs no stack.
 *
 * @returns undefined where the text is not as ISO 10303-21 has it
 */
export function attributesAt(text: string, start: number): readonly StepValue[] | undefined {
  const frames: Frame[] = [{ type: undefined, values: [] }]
  let word: string | undefined
  for (let at = start; at >= 0 && at < text.length; ) {
    if (text.charCodeAt(at) <= BLANK) {
      at += 1
      continue
    }
    const next = tokenAt(text, at)
    if (!next) return undefined
    const { end, value, sign, name } = next
    at = end
    if (value !== undefined) frames.at(-1)?.values.push(value)
    const attributes = takeSign(sign, frames, word)
    if (attributes) return attributes
    if (name !== undefined || sign !== undefined) word = name
  }
  return undefined
}

export const refOf = (value: StepValue | undefined): number | undefined =>
  typeof value === 'object' && value !== null && 'ref' in value ? value.ref : undefined
export const refsOf = (value: StepValue | undefined): readonly number[] =>
  Array.isArray(value) ? (value as readonly StepValue[]).flatMap((one) => refOf(one) ?? []) : []
export const stringOf = (value: StepValue | undefined): string => (typeof value === 'string' ? value.trim() : '')
export const enumOf = (value: StepValue | undefined): string | undefined =>
  typeof value === 'object' && value !== null && 'enumeration' in value ? value.enumeration : undefined
/** The value within a select such as `IFCBOOLEAN(.T.)`; the value itself where it is bare. */
export const innerOf = (value: StepValue | undefined): StepValue | undefined =>
  typeof value === 'object' && value !== null && 'type' in value ? value.value : value
export const numberOf = (value: StepValue | undefined): number | undefined => {
  const inner = innerOf(value)
  return typeof inner === 'number' && Number.isFinite(inner) ? inner : undefined
}
