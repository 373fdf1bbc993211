import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useFormats } from '#web/lib/format.ts'
import { linkedEngineQuery } from '#web/resources/links/linked-engine.ts'
import type { Linked } from '#web/resources/links/links.ts'

/** Thicknesses that were changed here [m], by the place of their layer. */
type Changes = ReadonlyMap<number, number>

/**
 * Other thicknesses of a linked construction, of as many layers as one likes, and what they come to. Nothing is stored.
 *
 * @param wanted - the engine is needed for something else
 */
export function useWhatIf(secret: string, linked: Linked, { wanted }: { readonly wanted: boolean }) {
  const { locale } = useFormats()
  const { layers } = linked.construction
  const [changes, setChanges] = useState<Changes>(new Map())
  const isChanged = changes.size > 0
  const engine = useQuery({ ...linkedEngineQuery(secret, linked, locale), enabled: isChanged || wanted })
  const changed = useMemo(
    () => layers.map((layer, index) => ({ ...layer, thickness: changes.get(index) ?? layer.thickness })),
    [layers, changes],
  )
  const { data } = engine
  const computed = useMemo(() => {
    if (!isChanged || !data) return undefined
    const now = data.compute(changed)
    return now && { now, stages: data.stages(changed) }
  }, [isChanged, data, changed])
  return {
    changed,
    /** So many layers are others than was shared. */
    changes: changes.size,
    change: (index: number, thickness: number) =>
      setChanges((before) => {
        const next = new Map(before)
        if (thickness === layers[index]?.thickness) next.delete(index)
        else next.set(index, thickness)
        return next
      }),
    reset: () => setChanges(new Map()),
    now: computed?.now ?? linked.kpis,
    stages: computed?.stages ?? linked.stages,
    engine,
    refused: isChanged && data !== undefined && !computed,
  }
}
