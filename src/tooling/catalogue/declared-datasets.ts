import type { DeclaredDataset } from '#catalogue/dataset-schema.ts'
import { CellError } from '#catalogue/oekobaudat-cells.ts'
import { datasetKey } from '#catalogue/oekobaudat-datasets.ts'
import { readDeclaredRow } from '#catalogue/oekobaudat-row.ts'
import type { DeclaredHeader, ModuleFigures } from '#catalogue/release-item.ts'
import type { Generation } from '#vocabulary/indicators.ts'
import { oekobaudatRows } from './oekobaudat-file.ts'

/** What buildings have besides layers: services, parts of windows, energy, ends of life. */
const categories: readonly (string | undefined)[] = [
  'Gebäudetechnik',
  'Komponenten von Fenstern und Vorhangfassaden',
  'Sonstige',
  'End of Life',
]
/** Of single products one is taken: the entrance door of the worked example of a building. */
const singled: readonly string[] = ['4d22a515-cfcc-4bcb-bbf9-a6e647bed9ab@00.00.007']

const isWanted = (key: string, { category, type }: DeclaredHeader): boolean =>
  singled.includes(key) || (categories.includes(category[0]) && (type === 'generic' || type === 'average'))

type Original = { readonly generation: Generation; readonly path: string }

/**
 * Generic and average datasets of what buildings have besides layers, as the file declares them, by key. One with a row
 * that cannot be read, or of another generation, is left out whole.
 */
export function declaredDatasets({ generation, path }: Original): DeclaredDataset[] {
  const found = new Map<string, Omit<DeclaredHeader, 'generation' | 'predecessor'> & { modules: ModuleFigures[] }>()
  const refused = new Set<string>()
  for (const cells of oekobaudatRows(path)) {
    const key = datasetKey({ uuid: cells('UUID'), version: cells('Version') })
    try {
      const { header, figures } = readDeclaredRow(cells)
      const { generation: own, predecessor: _earlier, ...rest } = header
      if (!isWanted(key, header)) continue
      if (own !== generation) refused.add(key)
      const known = found.get(key)
      if (known) known.modules.push(figures)
      else found.set(key, { ...rest, modules: [figures] })
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      refused.add(key)
    }
  }
  return [...found]
    .filter(([key]) => !refused.has(key))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { category, conformity, modules, ...rest }]) => ({
      ...rest,
      category: [...category],
      conformity: [...conformity],
      modules,
    }))
}
