import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Material } from '#contract/materials.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { materialQuery } from '#web/resources/materials/material-queries.ts'
import type { ConstructionDocument } from './document.ts'

export type Materials = ReadonlyMap<string, Material>

const collected = (results: readonly { data: Material | undefined }[]): Materials =>
  new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])))

const idsOf = ({ layers }: ConstructionDocument) =>
  [
    ...new Set(
      layers.flatMap((layer) => [layer.materialId, layer.framing?.materialId, layer.secondFraming?.materialId]),
    ),
  ]
    .filter((id): id is string => typeof id === 'string')
    .sort()
    .join('\n')

/** The materials of a document by id, as far as they are there. */
export function useMaterials(document: ConstructionDocument, locale: Locale): Materials {
  const ids = idsOf(document)
  const { release } = document
  const queries = useMemo(
    () => (ids === '' ? [] : ids.split('\n').map((id) => materialQuery(id, release, locale))),
    [ids, release, locale],
  )
  return useQueries({ queries, combine: collected })
}
