/** Cells of a row that keys lead to, from left to right. */
export const columns = [
  'handle',
  'material',
  'thickness',
  'conductivity',
  'density',
  'resistance',
  'framing',
  'state',
  'serviceLife',
  'impact',
  'share',
  'actions',
] as const
export type Column = (typeof columns)[number]

/** Where the keyboard stands in the table. */
export type Cell = { readonly key: string; readonly column: Column }

/** The cell asked to take the focus; `edit` puts the cursor into its field. A new object asks anew. */
export type FocusRequest = Cell & { readonly edit: boolean }

const computed: ReadonlySet<Column> = new Set<Column>(['resistance', 'impact', 'share'])
/** Whether a column shows what is computed, not what is entered. */
export const isComputed = (column: Column): boolean => computed.has(column)
