import type { datasetsRepository } from '../data/datasets/datasets.repository.ts'

/** Where releases and their datasets are read from. */
export type DatasetStore = Pick<
  ReturnType<typeof datasetsRepository>,
  'find' | 'releases' | 'materialsOf' | 'dataVersion'
>
