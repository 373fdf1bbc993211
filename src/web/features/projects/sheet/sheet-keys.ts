export type KeyStroke = {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** What a key in a sheet asks for, outside its fields. */
export type SheetAction =
  /** By so many rows and columns; `Infinity` is to the end. */
  | { readonly kind: 'go'; readonly rows: number; readonly columns: number; readonly extend: boolean }
  | { readonly kind: 'tab'; readonly by: 1 | -1 }
  | { readonly kind: 'move'; readonly by: 1 | -1 }
  /** `typed` is the first character of a new text; null keeps the text that is there. */
  | { readonly kind: 'edit'; readonly typed: string | null }
  | { readonly kind: 'clear' | 'fill' | 'insert' | 'remove' | 'all' | 'filter' | 'gap' | 'leave' }

const PAGE = 15
const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-PAGE, 0],
  PageDown: [PAGE, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
}
const farther: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [Number.NEGATIVE_INFINITY, 0],
  ArrowDown: [Number.POSITIVE_INFINITY, 0],
  ArrowLeft: [0, Number.NEGATIVE_INFINITY],
  ArrowRight: [0, Number.POSITIVE_INFINITY],
  Home: [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
  End: [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
}

const withControl: Readonly<Record<string, SheetAction>> = {
  d: { kind: 'fill' },
  enter: { kind: 'insert' },
  a: { kind: 'all' },
  f: { kind: 'filter' },
  delete: { kind: 'remove' },
  backspace: { kind: 'remove' },
}

const plain: Readonly<Record<string, SheetAction>> = {
  Enter: { kind: 'edit', typed: null },
  F2: { kind: 'edit', typed: null },
  Delete: { kind: 'clear' },
  Backspace: { kind: 'clear' },
  Insert: { kind: 'insert' },
  F8: { kind: 'gap' },
  Escape: { kind: 'leave' },
}

const going = (step: readonly [rows: number, columns: number] | undefined, extend: boolean): SheetAction | undefined =>
  step && { kind: 'go', rows: step[0], columns: step[1], extend }

const moves: Readonly<Record<string, SheetAction>> = {
  ArrowUp: { kind: 'move', by: -1 },
  ArrowDown: { kind: 'move', by: 1 },
}

/** What a key does in a sheet, outside its fields; undefined where it is the browser's. */
export function sheetAction({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyStroke): SheetAction | undefined {
  const control = ctrlKey || metaKey
  if (altKey) return control ? undefined : moves[key]
  if (control) return going(farther[key], shiftKey) ?? withControl[key.toLowerCase()]
  if (key === 'Tab') return { kind: 'tab', by: shiftKey ? -1 : 1 }
  return going(steps[key], shiftKey) ?? plain[key] ?? (key.length === 1 ? { kind: 'edit', typed: key } : undefined)
}
