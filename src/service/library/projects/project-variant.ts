import type { ProjectDocument } from '#contract/projects.ts'
import { inVariant } from '#engine/building/variant.ts'
import { refused } from '#service/service-error.ts'

/** A variant as a project of its own, without the others. @throws {ServiceError} `invalidRequest` naming `query.variant` */
export function flattened(project: ProjectDocument, variant: string): ProjectDocument {
  const varied = inVariant(project, variant)
  if (!varied) throw refused('query.variant', 'unknownReference')
  const everywhere = <Row extends { readonly only?: unknown }>(rows: readonly Row[]) =>
    rows.map(({ only: _only, ...row }) => row as Row)
  const { elements, openings, items } = varied
  return {
    ...varied,
    variants: [],
    elements: everywhere(elements),
    openings: everywhere(openings),
    items: everywhere(items),
  }
}
