import { CellError, type Cells } from './oekobaudat-cells.ts'
import { readOekobaudatRow } from './oekobaudat-row.ts'
import type { DatasetHeader, ModuleFigures } from './release-item.ts'

export type OekobaudatDataset = DatasetHeader & { readonly modules: readonly ModuleFigures[] }

/** Why a dataset of a file is not among those read. */
export type RefusedDataset = { readonly key: string; readonly reason: string }

/** What identifies a dataset: a UUID alone names all its versions. */
export const datasetKey = (dataset: { readonly uuid: string; readonly version: string }): string =>
  `${dataset.uuid}@${dataset.version}`

/**
 * Gathers rows into datasets. Modules keep the order of the file; alternatives of one module stay apart, each under
 * its scenario. A dataset with one unreadable row is refused as a whole, since half a dataset reads like a whole one.
 *
 * @param rows - of one file, in any order
 * @returns datasets by `datasetKey`, in order of first appearance, and what was refused
 */
export function gatherDatasets(rows: Iterable<Cells>): {
  datasets: Map<string, OekobaudatDataset>
  refused: RefusedDataset[]
} {
  const gathered = new Map<string, DatasetHeader & { modules: ModuleFigures[] }>()
  const refused = new Map<string, RefusedDataset>()
  for (const cells of rows) {
    const key = datasetKey({ uuid: cells('UUID'), version: cells('Version') })
    if (refused.has(key)) continue
    const reason = add(gathered, key, cells)
    if (reason === undefined) continue
    gathered.delete(key)
    refused.set(key, { key, reason })
  }
  return { datasets: gathered, refused: [...refused.values()] }
}

/** @returns why the row cannot be taken, if so */
function add(
  gathered: Map<string, DatasetHeader & { modules: ModuleFigures[] }>,
  key: string,
  cells: Cells,
): string | undefined {
  try {
    const { header, figures } = readOekobaudatRow(cells)
    const dataset = gathered.get(key)
    if (!dataset) {
      gathered.set(key, { ...header, modules: [figures] })
      return undefined
    }
    if (dataset.generation !== header.generation) return 'rows of different generations'
    const twin = dataset.modules.find((one) => one.module === figures.module && one.scenario === figures.scenario)
    if (twin) return `module ${figures.module} ${figures.scenario ?? ''} twice`
    dataset.modules.push(figures)
    return undefined
  } catch (error) {
    if (error instanceof CellError) return error.message
    throw error
  }
}
