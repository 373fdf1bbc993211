import type { QueryClient } from '@tanstack/react-query'
import type { Construction } from '#contract/constructions.ts'
import type { MaterialDetail } from '#contract/materials.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { call } from '#web/lib/api-client.ts'
import { materialIds, materialQuery } from '../materials/material-queries.ts'
import { releaseQuery } from '../reading.ts'

/** So long an opening waits for its materials: rows that get their names later grow, and what is below moves [ms]. */
const PATIENCE = 300

/** Data release that a construction is edited with: where newer data is there, the one that was kept; null: the default. */
export const editedRelease = ({ release, newerData, assessedWith }: Construction): string | null =>
  release ?? (newerData ? (assessedWith?.release ?? null) : null)

/** Materials of a construction that are being asked for, each with its id. */
export type AskedMaterials = {
  readonly release: string | null
  readonly answers: readonly (readonly [id: string, answer: Promise<MaterialDetail>])[]
}

/** Asks for all materials of a construction. */
export function askMaterials(construction: Construction, locale: Locale): AskedMaterials {
  const release = editedRelease(construction)
  const query = { locale, ...releaseQuery(release) }
  const answers = materialIds(construction.layers).map((id) => {
    const answer = call('readMaterial', { params: { id }, query })
    // who shows it asks again by itself
    answer.catch(() => undefined)
    return [id, answer] as const
  })
  return { release, answers }
}

/** Keeps the answers where the editor looks for them, and waits for them a moment. Never rejects. */
export async function takeMaterials(
  client: QueryClient,
  { release, answers }: AskedMaterials,
  locale: Locale,
): Promise<void> {
  const taken = answers.map(([id, answer]) =>
    client.prefetchQuery({ ...materialQuery(id, release, locale), queryFn: () => answer, retry: false }),
  )
  await Promise.race([Promise.all(taken), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
}
