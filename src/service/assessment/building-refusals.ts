import { type DatasetRef, type ResolvedBuilding, refKey } from '#assessment/building/resolved-building.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { EngineError } from '#engine/engine-error.ts'
import { breathing } from '../breath.ts'
import { type Refusal, ServiceError } from '../service-error.ts'
import type { DataInUse } from './data-in-use.ts'
import { refusalAt, refusalOf, refusalsOf } from './refusals.ts'
import { unknownDatasets } from './unknown-datasets.ts'

type Named = { readonly path: string; readonly ref: DatasetRef; readonly isEnergy: boolean }

/** Every place where a project names a dataset of a product. */
function productPlaces({ openingTypes, items }: ProjectDocument): Named[] {
  const parts = [
    ...Object.entries(openingTypes).flatMap(([key, type]) =>
      type.parts.map((part, index) => ({ part, at: `/openingTypes/${key}/parts/${index}` })),
    ),
    ...items.map((part, index) => ({ part, at: `/items/${index}` })),
  ]
  return parts.flatMap(({ part, at }) => [
    { path: `${at}/dataset/uuid`, ref: part.dataset, isEnergy: false },
    ...(part.endOfLife ? [{ path: `${at}/endOfLife/uuid`, ref: part.endOfLife, isEnergy: false }] : []),
  ])
}

/** Every place where a project names a dataset of energy. */
function energyPlaces({ operation, variants }: ProjectDocument): Named[] {
  const all = [
    { at: '/operation', operation },
    ...variants.map((variant, index) => ({ at: `/variants/${index}/operation`, operation: variant.operation })),
  ]
  return all
    .flatMap(({ at, operation: one }) => [
      ...(one?.carriers ?? []).map(({ dataset }, index) => ({
        path: `${at}/carriers/${index}/dataset/uuid`,
        ref: dataset,
      })),
      ...(one?.userElectricity?.dataset
        ? [{ path: `${at}/userElectricity/dataset/uuid`, ref: one.userElectricity.dataset }]
        : []),
      ...(one?.photovoltaic
        ? [{ path: `${at}/photovoltaic/exportDataset/uuid`, ref: one.photovoltaic.exportDataset }]
        : []),
    ])
    .map((place) => ({ ...place, isEnergy: true }))
}

/**
 * Datasets that no release in use holds. What only another release holds is not refused: it is missing then, and comes
 * back with its release.
 */
async function unknownRefs(data: DataInUse, project: ProjectDocument, resolved: ResolvedBuilding): Promise<Refusal[]> {
  const { products, energy, release } = resolved
  const open = [...productPlaces(project), ...energyPlaces(project)].filter(
    ({ ref, isEnergy }) => !(isEnergy ? energy : products).has(refKey(ref)),
  )
  if (open.length === 0) return []
  const elsewhere = new Set<string>()
  const keys = open.map(({ ref }) => ({ uuid: ref.uuid.toLowerCase() }))
  for (const { id } of data.releases())
    if (id !== release.id) for (const { uuid } of await data.findDeclared(id, keys)) elsewhere.add(uuid)
  return open.flatMap(({ path, ref }): Refusal[] =>
    elsewhere.has(ref.uuid.toLowerCase()) ? [] : [{ path, code: 'unknownDataset', values: { release: release.id } }],
  )
}

/**
 * Refuses a project that names materials, scenarios or datasets that nobody knows.
 *
 * @param checked - the project before, whose constructions have been let in already
 * @throws {ServiceError} `invalidRequest` naming every place
 */
export async function checkBuilding(
  data: DataInUse,
  project: ProjectDocument,
  resolved: ResolvedBuilding,
  checked?: Pick<ProjectDocument, 'constructions'>,
): Promise<void> {
  const { release, catalogue, serviceLives } = resolved
  const refusals = await unknownRefs(data, project, resolved)
  const breathe = breathing()
  for (const [key, { layers }] of Object.entries(project.constructions)) {
    if (checked?.constructions[key] === project.constructions[key]) continue
    const found = { release, catalogue, serviceLives, layers: resolved.constructions.get(key) ?? [] }
    const at = `/constructions/${key}/layers`
    refusals.push(...refusalsOf(layers, found, at), ...(await unknownDatasets(data, found, at)))
    await breathe()
  }
  if (refusals.length > 0) throw new ServiceError('invalidRequest', 'project', { refusals })
}

/** What the engine refuses, as the caller's, with its place in the project; anything else as it is. */
export function refusalOfBuilding(error: unknown): unknown {
  if (!(error instanceof EngineError)) return error
  const [list, key, ...rest] = error.place
  if (list !== 'constructions' || rest.length === 0) return refusalAt(error, error.path)
  return refusalOf(new EngineError(error.code, rest, error.range ?? error.message), `/constructions/${key}/layers`)
}

/** Runs the engine upon a building; what it refuses is told as the caller's. */
export function translatedBuilding<Result>(run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    throw refusalOfBuilding(error)
  }
}
