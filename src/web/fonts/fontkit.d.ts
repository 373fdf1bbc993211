/** The part of fontkit that the tests read; the package brings no types. */
declare module 'fontkit' {
  interface Font {
    readonly characterSet: readonly number[]
    readonly unitsPerEm: number
    /** @param features - OpenType features to set the text with, by tag */
    layout(text: string, features?: Readonly<Record<string, boolean>>): { readonly advanceWidth: number }
  }
  export function create(bytes: Uint8Array): Font
}
