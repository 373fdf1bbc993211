import type { Project } from '#contract/projects.ts'

/** A construction as a project holds it. */
export type ProjectConstruction = Project['constructions'][string]

/** A construction of a project on its way to the layer editor. */
export type LentConstruction = {
  readonly project: string
  readonly key: string
  readonly construction: ProjectConstruction
  /** That the project is assessed with; null: the operator's. */
  readonly release: string | null
  /** Where it is given back, as the user has left it. */
  readonly back: string
}

let lent: LentConstruction | undefined
const returned = new Map<string, { readonly key: string; readonly construction: ProjectConstruction }>()

/** Lends a construction to the editor as it stands on screen, stored or not. */
export const lendConstruction = (construction: LentConstruction): void => {
  lent = construction
}

/** What was lent last, where it is this one; undefined where the address was opened by itself. */
export const lentConstruction = (project: string, key: string): LentConstruction | undefined =>
  lent?.project === project && lent.key === key ? lent : undefined

/** Gives a construction back to its project, which takes it in when it is opened next. */
export const returnConstruction = (project: string, key: string, construction: ProjectConstruction): void => {
  returned.set(project, { key, construction })
  lent = undefined
}

/** What was given back to a project, once. */
export function takeReturned(
  project: string,
): { readonly key: string; readonly construction: ProjectConstruction } | undefined {
  const back = returned.get(project)
  returned.delete(project)
  return back
}
