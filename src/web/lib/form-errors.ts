import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from './api-error.ts'

/** Field of a JSON Pointer into the body: `/layers/0/thickness` is `layers.0.thickness`. */
const fieldOf = (pointer: string) => pointer.replace(/^\//, '').replaceAll('/', '.')

/**
 * Shows what the service says about single fields at those fields.
 *
 * @returns whether every detail found its field; else the form shows the error as a whole too
 */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof ApiError) || error.details.length === 0) return false
  let all = true
  for (const { path, code, message } of error.details) {
    const field = fields.find((name) => name === fieldOf(path))
    if (field) setError(field, { type: code, message })
    else all = false
  }
  return all
}
