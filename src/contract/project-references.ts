import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { checkMerged, type Merging } from './project-merged-rows.ts'

type Row = { readonly id: string; readonly only?: readonly string[] | undefined }
type Using = {
  readonly operation?:
    | {
        readonly carriers: readonly { readonly id: string }[]
        readonly userElectricity?: { readonly mode: string } | undefined
      }
    | undefined
}
/** What of a project refers to something in it. */
type Referring = Using & {
  readonly use: string
  readonly constructions: Readonly<Record<string, unknown>>
  readonly openingTypes: Readonly<Record<string, unknown>>
  readonly elements: readonly (Merging['elements'][number] & { readonly construction: string })[]
  readonly openings: readonly (Merging['openings'][number] & { readonly type: string })[]
  readonly items: readonly Row[]
  readonly variants: readonly (Merging['variants'][number] & Using)[]
}
type Path = (string | number)[]
type Context = { readonly addIssue: (issue: { code: 'custom'; message: string; path: Path }) => unknown }

const lists = ['elements', 'openings', 'items', 'variants'] as const

/** Refuses ids that stand twice in their list, and the id of the base among variants. */
function checkIds(project: Referring, refuse: (path: Path, message: string) => void) {
  const check = (rows: readonly { readonly id: string }[], at: Path, taken: readonly string[] = []) => {
    const seen = new Set(taken)
    rows.forEach(({ id }, index) => {
      if (seen.has(id)) refuse([...at, index, 'id'], 'notUnique')
      seen.add(id)
    })
  }
  for (const list of lists) check(project[list], [list], list === 'variants' ? [BASE_VARIANT] : [])
  check(project.operation?.carriers ?? [], ['operation', 'carriers'])
  for (const [index, { operation }] of project.variants.entries())
    check(operation?.carriers ?? [], ['variants', index, 'operation', 'carriers'])
}

/** Of rows: constructions, opening types, hosts and variants that are not there. */
function checkRows(project: Referring, unknown: (path: Path) => void) {
  const { constructions, openingTypes, elements, openings, variants } = project
  const hosts = new Set(openings.length === 0 ? [] : elements.map(({ id }) => id))
  const known = new Set([BASE_VARIANT, ...variants.map(({ id }) => id)])
  elements.forEach(({ construction }, index) => {
    if (!Object.hasOwn(constructions, construction)) unknown(['elements', index, 'construction'])
  })
  openings.forEach(({ type, host }, index) => {
    if (!Object.hasOwn(openingTypes, type)) unknown(['openings', index, 'type'])
    if (host !== undefined && !hosts.has(host)) unknown(['openings', index, 'host'])
  })
  for (const list of ['elements', 'openings', 'items'] as const)
    project[list].forEach(({ only }, index) =>
      only?.forEach((id, at) => {
        if (!known.has(id)) unknown([list, index, 'only', at])
      }),
    )
}

/** Of variants: rows, constructions and opening types that are not there. */
function checkVariants(project: Referring, unknown: (path: Path) => void) {
  if (project.variants.length === 0) return
  const ids = {
    elements: new Set(project.elements.map(({ id }) => id)),
    openings: new Set(project.openings.map(({ id }) => id)),
    items: new Set(project.items.map(({ id }) => id)),
  }
  const keys = [
    ['elements', 'construction', project.constructions],
    ['openings', 'type', project.openingTypes],
    ['items', 'none', {}],
  ] as const
  for (const [index, variant] of project.variants.entries())
    for (const [list, field, library] of keys)
      for (const [id, own] of Object.entries(variant[list] ?? {})) {
        const path = ['variants', index, list, id]
        if (!ids[list].has(id)) unknown(path)
        const key = own[field]
        if (typeof key === 'string' && !Object.hasOwn(library, key)) unknown([...path, field])
      }
}

/** The flat amount of user electricity is one of dwellings (QNG). */
function checkUserElectricity({ use, operation, variants }: Referring, refuse: (path: Path, message: string) => void) {
  if (use === 'residential') return
  const place = ['operation', 'userElectricity', 'mode']
  if (operation?.userElectricity?.mode === 'flat') refuse(place, 'contradicts')
  for (const [index, { operation: own }] of variants.entries())
    if (own?.userElectricity?.mode === 'flat') refuse(['variants', index, ...place], 'contradicts')
}

/** Refuses what refers to something that is not in the document, ids that stand twice, and what contradicts itself. */
export function checkProject(project: Referring, context: Context): void {
  const refuse = (path: Path, message: string) => void context.addIssue({ code: 'custom', message, path })
  const unknown = (path: Path) => refuse(path, 'unknownReference')
  checkIds(project, refuse)
  checkRows(project, unknown)
  checkVariants(project, unknown)
  checkMerged(project, refuse)
  checkUserElectricity(project, refuse)
}
