import { type DeclaredDataset, isLayerable } from '#catalogue/dataset-schema.ts'
import type { FlowFacts, RowProblem } from '#catalogue/release-item.ts'
import type { DoubtCode } from '#vocabulary/datasets.ts'
import type { Generation } from '#vocabulary/indicators.ts'
import type { StagedRow } from './import-rows.repository.ts'

/** A dataset made of its rows, or why there is none. */
export type Gathered =
  | {
      readonly dataset: DeclaredDataset
      readonly generation: Generation
      readonly predecessor: string | undefined
      readonly doubts: readonly DoubtCode[]
      readonly layerable: boolean
      readonly line: number
    }
  | { readonly problem: RowProblem; readonly line: number }

/** The first row that speaks against taking the dataset; half a dataset reads like a whole one. */
function problemOf(rows: readonly StagedRow[]): Extract<Gathered, { problem: RowProblem }> | undefined {
  const seen = new Set<string>()
  const generation = rows[0]?.header?.generation
  for (const { problem, header, figures, line } of rows) {
    if (problem) return { problem, line }
    if (!header || !figures) continue
    if (header.generation !== generation) return { problem: { code: 'mixedGenerations' }, line }
    const key = `${figures.module} ${figures.scenario ?? ''}`
    if (seen.has(key))
      return { problem: { code: 'moduleTwice', column: figures.module, value: figures.scenario ?? '' }, line }
    seen.add(key)
  }
  return undefined
}

/**
 * Makes a dataset of its rows.
 *
 * @param rows - of one UUID and version, in the order of the file
 * @param flows - facts of the flows of the same package
 */
export function gatherDataset(rows: readonly StagedRow[], flows: ReadonlyMap<string, FlowFacts>): Gathered {
  const problem = problemOf(rows)
  if (problem) return problem
  const [first] = rows
  if (!first?.header) return { problem: { code: 'noModules' }, line: first?.line ?? 0 }
  const { flow, doubts = [], unread: _unread, generation, predecessor, ...declared } = first.header
  const facts = flow === undefined ? undefined : flows.get(flow)
  const modules = rows.flatMap(({ figures }) => figures ?? [])
  const dataset: DeclaredDataset = {
    ...declared,
    category: [...declared.category],
    conformity: [...declared.conformity],
    ...facts,
    modules,
  }
  const unknown: DoubtCode[] = [
    ...(dataset.referenceUnit === '' ? (['unitUnknown'] as const) : []),
    ...(dataset.referenceQuantity === undefined ? (['quantityUnknown'] as const) : []),
  ]
  return {
    dataset,
    generation,
    predecessor,
    doubts: [...new Set([...doubts, ...unknown])],
    layerable: isLayerable(dataset),
    line: first.line,
  }
}
