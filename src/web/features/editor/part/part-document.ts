import { DEFAULT_LOCALE, type Locale } from '#vocabulary/constructions.ts'
import type { ProjectConstruction } from '#web/resources/projects/lent-construction.ts'
import { type ConstructionDocument, editableLayer, emptyDocument } from '../document/document.ts'
import { constructionInput } from '../document/stored-layers.ts'

/**
 * A construction of a project, ready to be edited.
 *
 * @param release - of the project; null: the operator's
 * @param newKey - names the layers
 */
export const partDocument = (
  { type, name, code, layers }: ProjectConstruction,
  release: string | null,
  newKey: () => string,
  locale: Locale = DEFAULT_LOCALE,
): ConstructionDocument => ({
  ...emptyDocument(locale),
  type,
  name,
  code: code ?? '',
  release,
  layers: layers.map((layer) => editableLayer(layer, newKey())),
})

/** The construction as its project takes it over: where it comes from stays. */
export function partOf(document: ConstructionDocument, before: ProjectConstruction): ProjectConstruction {
  const { type, name, code, layers } = constructionInput(document)
  return {
    type,
    name,
    layers,
    ...(code !== undefined && { code }),
    ...(before.origin && { origin: before.origin }),
  }
}
