import { projectLimits } from '#vocabulary/projects.ts'
import type { ProjectDraft, Variant } from './draft.ts'
import type { Edit } from './edits.ts'
import { isBase, variantOf } from './variant-rows.ts'

/** Letters as variants are called where nobody says otherwise. */
const LETTERS = 'BCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** A name and id for the next variant, as no other has them; undefined where there is room for none. */
export function nextVariant({ variants }: Pick<ProjectDraft, 'variants'>): { id: string; name: string } | undefined {
  if (variants.length >= projectLimits.variants) return undefined
  const taken = new Set(variants.flatMap(({ id, name }) => [id, name]))
  const letter = LETTERS.find((one) => !taken.has(one))
  return letter === undefined ? undefined : { id: letter, name: letter }
}

const shared = (only: readonly string[] | undefined, from: string, to: string) =>
  only?.includes(from) ? { only: [...only, to] } : {}

/** A new variant that begins as another one is, with the rows that only that has. */
export const deriveVariant =
  (from: string, { id, name }: { readonly id: string; readonly name: string }): Edit =>
  (draft) => {
    const source = variantOf(draft, from)
    const next: Variant = isBase(from) || !source ? { id, name } : { ...source, id, name }
    const rows = <Row extends { readonly only?: readonly string[] | undefined }>(all: readonly Row[]) =>
      all.map((row) => ({ ...row, ...shared(row.only, from, id) }))
    return {
      ...draft,
      elements: rows(draft.elements),
      openings: rows(draft.openings),
      items: rows(draft.items),
      variants: [...draft.variants, next],
    }
  }

export const renameVariant =
  (id: string, name: string): Edit =>
  (draft) => ({ ...draft, variants: draft.variants.map((one) => (one.id === id ? { ...one, name } : one)) })

/** Moves a variant by so many places among the others. */
export const moveVariant =
  (id: string, by: 1 | -1): Edit =>
  (draft) => {
    const from = draft.variants.findIndex((one) => one.id === id)
    const moved = draft.variants[from]
    const to = from + by
    if (!moved || to < 0 || to >= draft.variants.length) return draft
    return { ...draft, variants: draft.variants.toSpliced(from, 1).toSpliced(to, 0, moved) }
  }

/** Removes a variant with the rows that it alone has. */
export const removeVariant =
  (id: string): Edit =>
  (draft) => {
    const rows = <Row extends { readonly only?: readonly string[] | undefined }>(all: readonly Row[]) =>
      all.flatMap((row) => {
        if (!row.only?.includes(id)) return [row]
        const only = row.only.filter((one) => one !== id)
        return only.length > 0 ? [{ ...row, only }] : []
      })
    return {
      ...draft,
      elements: rows(draft.elements),
      openings: rows(draft.openings),
      items: rows(draft.items),
      variants: draft.variants.filter((one) => one.id !== id),
    }
  }
