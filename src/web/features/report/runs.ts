/** A piece of text that is set in one way: `R` italic, `tot` low, a unit grey. */
export type Run = string | { readonly text: string; readonly as: 'italic' | 'sub' | 'unit' }
export type Runs = readonly Run[]

export const italic = (text: string): Run => ({ text, as: 'italic' })
export const sub = (text: string): Run => ({ text, as: 'sub' })
