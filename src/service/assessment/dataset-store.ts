import type { datasetsRepository } from '../datasets/datasets.repository.ts'

/** Where releases and their datasets are read from. */
export type DatasetStore = Pick<
  ReturnType<typeof datasetsRepository>,
  'find' | 'releases' | 'materialsOf' | 'dataVersion'
>
