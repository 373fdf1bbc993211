import { addressCodec, oneOf, type Parameter } from '#web/lib/address.ts'
import { MOST_COMPARED_VARIANTS } from './compared-variant.ts'

/** A variant of a building by the ids of both. */
export type Chosen = { readonly project: string; readonly variant: string }

export const chosenKey = ({ project, variant }: Chosen): string => `${project}:${variant}`

/** The one project that all are of, where it is one. */
export const onlyProject = (chosen: readonly Chosen[]): string | undefined =>
  chosen.every(({ project }) => project === chosen[0]?.project) ? chosen[0]?.project : undefined

const FORM = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}):([\w-]{1,40})$/i

const read = (given: readonly string[]): Chosen[] =>
  [...new Set(given.flatMap((list) => list.split(',')))].flatMap((one) => {
    const [, project, variant] = FORM.exec(one.trim()) ?? []
    return project && variant ? [{ project: project.toLowerCase(), variant }] : []
  })

/** `project:variant` with commas between, each once; what is none reads as absent. */
const chosen: Parameter<readonly Chosen[]> = {
  name: 'in',
  read: (given) => read(given).slice(0, MOST_COMPARED_VARIANTS),
  write: (all) => (all.length === 0 ? [] : [all.map(chosenKey).join(',')]),
}

/** Figures beside each other, or what they add up to over the years. */
export const compareViews = ['columns', 'renovation'] as const
export type CompareView = (typeof compareViews)[number]

/** What is compared, the first being the reference, and how; undefined: as the works of the project suggest. */
export type CompareSearch = { readonly chosen: readonly Chosen[]; readonly view: CompareView | undefined }

export const { read: compareSearchFrom, write: compareParametersOf } = addressCodec<CompareSearch>({
  chosen,
  view: oneOf('view', compareViews, { usual: undefined }),
})
