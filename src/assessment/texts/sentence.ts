/** Puts the figures of a warning into its sentence: `show('area')` writes a value as the locale does. */
type Shown = { readonly show: (name: string) => string }

/** What is said, in one language; a function where figures stand in it. */
export type Sentence = string | ((values: Shown) => string)

/** A sentence for each of a closed list of codes. */
export type Sentences<Code extends string> = Readonly<Record<Code, Sentence>>

/** A release of ÖKOBAUDAT as its publisher calls it; another one by its id. */
export const titled = (id: string): string => id.replace(/^OBD_(\d{4})_(\w+)$/, 'ÖKOBAUDAT $1-$2')

/** The symbol of EN 15804 for the code of an indicator: `gwpTotal` is GWP-total, `penrt` PENRT, `apA1` AP. */
export const symbolOf = (code: string) => {
  const [, method = code, part = ''] = /^([a-z]+)([A-Z]\w*)?$/.exec(code) ?? []
  return method.toUpperCase() + (part === '' || part === 'A1' ? '' : `-${part.toLowerCase()}`)
}
