import { drawnLayers } from '#assessment/building/list-strips.ts'
import { nameIn, type ResolvedBuilding } from '#assessment/building/resolved-building.ts'
import type { LinkedBuilding } from '#contract/project-links.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { LinkedProjectRow } from './project-links.repository.ts'

function toConstructions(
  { constructions }: ProjectDocument,
  resolved: ResolvedBuilding,
  locale: Locale,
): LinkedBuilding['constructions'] {
  const entries = Object.entries(constructions).map(([key, snapshot]) => {
    const found = resolved.constructions.get(key)
    const layers = drawnLayers(snapshot, found).map((layer, index) => {
      const material = snapshot.layers[index]?.materialId ?? ''
      const named = found?.[index]?.own.named
      return { ...layer, material, name: (named && nameIn(named.name, locale)) ?? material }
    })
    const { type, name, code } = snapshot
    return [key, { type, name, code, layers }] as const
  })
  return Object.fromEntries(entries)
}

/** These fields of an object, and nothing else of it. */
const only = <Source extends object, Name extends keyof Source>(source: Source, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>

const ofRow = [
  'id',
  'name',
  'area',
  'costGroup',
  'status',
  'count',
  'adjacency',
  'orientation',
  'tilt',
  'storey',
] as const
const ofElement = [...ofRow, 'code', 'construction', 'areaIs', 'zone'] as const
const ofOpening = [...ofRow, 'host', 'type', 'width', 'height'] as const
const ofItem = ['id', 'name', 'costGroup', 'quantity', 'unit', 'status'] as const
const ofHeader = [
  'name',
  'code',
  'description',
  'use',
  'measure',
  'phase',
  'areas',
  'dwellings',
  'storeysAboveGround',
  'storeysBelowGround',
] as const

/**
 * What the page of a link shows of a project: nothing that was not listed here.
 *
 * @param document - in the variant that is shown
 */
export function toLinkedBuilding(
  row: LinkedProjectRow,
  document: ProjectDocument,
  { resolved, locale }: { readonly resolved: ResolvedBuilding; readonly locale: Locale },
): LinkedBuilding {
  return {
    ...only(document, ofHeader),
    tags: (row.showNames && document.tags) || [],
    ...(row.showNames && { location: document.location }),
    constructions: toConstructions(document, resolved, locale),
    openingTypes: Object.fromEntries(
      Object.entries(document.openingTypes).map(([key, type]) => [
        key,
        only(type, ['kind', 'name', 'uValue', 'gValue']),
      ]),
    ),
    elements: document.elements.map((one) => only(one, ofElement)),
    openings: document.openings.map((one) => only(one, ofOpening)),
    items: document.items.map((one) => only(one, ofItem)),
    variants: row.document.variants.map((one) => only(one, ['id', 'name'])),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
