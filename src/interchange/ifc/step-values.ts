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
  /\s+|\/\*[\s\S]*?\*\/|#(\d+)|([-+]?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?)|\.([A-Za-z0-9_]+)\.|("[0-9A-Fa-f]*")|([A-Za-z_][A-Za-z0-9_]*)|([$*(),])/y

type Frame = { readonly type: string | undefined; readonly values: StepValue[] }

const simple = ([, ref, number, enumeration, binary]: RegExpExecArray): StepValue | undefined => {
  if (ref !== undefined) return { ref: Number(ref) }
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

/**
 * The attributes of an instance, from behind its opening bracket to its closing one. Iterative: nesting costs no stack.
 *
 * @returns undefined where the text is not as ISO 10303-21 has it
 */
export function attributesAt(text: string, start: number): readonly StepValue[] | undefined {
  const frames: Frame[] = [{ type: undefined, values: [] }]
  let word: string | undefined
  for (let at = start; at >= 0 && at < text.length; ) {
    if (text[at] === "'") {
      const end = endOfText(text, at)
      if (end === -1) return undefined
      frames.at(-1)?.values.push(decodedString(text.slice(at + 1, end - 1)))
      at = end
      continue
    }
    tokens.lastIndex = at
    const token = tokens.exec(text)
    if (!token) return undefined
    at = tokens.lastIndex
    const value = simple(token)
    if (value !== undefined) frames.at(-1)?.values.push(value)
    const [, , , , , name, sign] = token
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
