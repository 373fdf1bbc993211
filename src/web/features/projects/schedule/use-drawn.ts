import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Material } from '#contract/materials.ts'
import type { DrawnLayer } from '#web/drawing/section-types.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { materialQuery } from '#web/resources/materials/material-queries.ts'
import type { ProjectDraft } from '../document/draft.ts'

type Layers = ProjectDraft['constructions'][string]['layers']

const collected = (results: readonly { data: Material | undefined }[]): ReadonlyMap<string, Material> =>
  new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])))

function drawn(layers: Layers, materials: ReadonlyMap<string, Material>): readonly DrawnLayer[] {
  return layers.map(({ materialId, thickness, framing, state }): DrawnLayer => {
    const member = framing && materials.get(framing.materialId)
    return {
      hatch: materials.get(materialId)?.hatch ?? 'air',
      thickness,
      ...(framing && member && { framing: { hatch: member.hatch, width: framing.width, spacing: framing.spacing } }),
      ...(state && state !== 'new' && { state }),
    }
  })
}

type Parts = Pick<ProjectDraft, 'constructions' | 'release'>

/** The materials that the constructions of a project are made of, as they come in. */
export function useMaterialsOf({ constructions, release }: Parts): ReadonlyMap<string, Material> {
  const locale = useLocale()
  const ids = useMemo(() => {
    const all = Object.values(constructions).flatMap(({ layers }) =>
      layers.flatMap(({ materialId, framing }) => (framing ? [materialId, framing.materialId] : [materialId])),
    )
    return [...new Set(all)].toSorted().join('\n')
  }, [constructions])
  const queries = useMemo(
    () => (ids === '' ? [] : ids.split('\n').map((id) => materialQuery(id, release ?? null, locale))),
    [ids, release, locale],
  )
  return useQueries({ queries, combine: collected })
}

/** The layers of each construction of a project as they are drawn, by its key. */
export function useDrawn(parts: Parts): ReadonlyMap<string, readonly DrawnLayer[]> {
  const materials = useMaterialsOf(parts)
  const { constructions } = parts
  return useMemo(
    () => new Map(Object.entries(constructions).map(([key, { layers }]) => [key, drawn(layers, materials)])),
    [constructions, materials],
  )
}
