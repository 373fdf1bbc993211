import { type BoundedFigure, bounds, isWithin } from '#vocabulary/bounds.ts'
import { evaluate, withoutDust } from '#web/lib/arithmetic.ts'

/** What a typed number comes to: its value, or why it is none. */
export type NumberRead =
  | { readonly value: number | undefined }
  | { readonly refused: 'noNumber' }
  | { readonly refused: 'outside'; readonly minimum: number; readonly maximum: number; readonly unit: string }

/**
 * A number of a cell: `12,5`, `1.250,00`, `12,5*3,2`, `=3*4,2`. Empty is no value.
 *
 * @param figure - whose bounds it keeps
 */
export function readCell(text: string, figure: BoundedFigure, isWhole = false): NumberRead {
  const bare = text
    .trim()
    .replace(/^=/, '')
    .replace(/\s*(?:m²|m2|qm|m|stk\.?|st\.?)$/i, '')
  if (bare === '') return { value: undefined }
  const value = evaluate(bare)
  if (value === undefined || (isWhole && !Number.isInteger(value))) return { refused: 'noNumber' }
  return isWithin(bounds[figure], value) ? { value: withoutDust(value) } : { refused: 'outside', ...bounds[figure] }
}
