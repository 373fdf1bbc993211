import { createHash } from 'node:crypto'
import type { ConstructionInput } from '#contract/constructions.ts'
import type { OwnMaterialInput } from '#contract/own-materials.ts'
import type { ProjectDocument } from '#contract/projects.ts'

/** JSON with the fields of every object in order: the same for the same content, however it was written. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(
    fields.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, inner]) => [key, ordered(inner)]),
  )
}

const keyOf = (content: object) =>
  createHash('sha256')
    .update(JSON.stringify(ordered(content)))
    .digest('base64')

/** The same for constructions whose makers decided the same. */
export function constructionKey(input: ConstructionInput): string {
  const { type, locale, code, name, description = '', tags = [], release, layers, settings } = input
  const translations = Object.fromEntries(
    Object.entries(input.translations ?? {}).filter(([translated]) => translated !== locale),
  )
  const kept = { type, locale, code, name, description, translations, tags: [...new Set(tags)], release, layers }
  return keyOf(settings ? { ...kept, settings } : kept)
}

/** The same for projects of the same content. */
export const projectKey = (document: ProjectDocument): string => keyOf(document)

/** The same for materials of the same content. */
export const materialKey = (content: OwnMaterialInput): string => keyOf(content)
