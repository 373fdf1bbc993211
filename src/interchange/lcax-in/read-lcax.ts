import * as z from 'zod/mini'
import { settings as assessmentSettings } from '#contract/settings.ts'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { typeFromName } from '../foreign/element-type.ts'
import { offered } from '../foreign/fitting.ts'
import type { ForeignConstruction, ForeignFile, Loss } from '../foreign/foreign-construction.ts'
import { ForeignFileError } from '../foreign/foreign-file-error.ts'
import { jsonOf } from '../foreign/json-text.ts'
import { layerOfProduct } from './lcax-layers.ts'
import { type LcaxAssembly, lcaxAssembly, lcaxProject, lcaxReference } from './lcax-schema.ts'

const isReference = (entry: unknown): entry is z.infer<typeof lcaxReference> => lcaxReference.safeParse(entry).success
const entriesOf = <Item>(
  given: readonly Item[] | Readonly<Record<string, Item>>,
): readonly (readonly [string, Item])[] => Object.entries(given)
const pointer = (path: readonly PropertyKey[]) => path.map((key) => `/${String(key)}`).join('')

/** The deepest complaint: of a union, that of the branch which got farthest. */
function firstIssue(issues: readonly z.core.$ZodIssue[], at: readonly PropertyKey[] = []): readonly PropertyKey[] {
  const [issue] = issues
  if (!issue) return at
  const path = [...at, ...issue.path]
  if (issue.code !== 'invalid_union') return path
  const branches = issue.errors.map((branch) => firstIssue(branch, path))
  return branches.toSorted((one, other) => other.length - one.length)[0] ?? path
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error, success } = schema.safeParse(value)
  if (!success) throw new ForeignFileError('wrongValue', { path: pointer(firstIssue(error.issues)) })
  return data
}

/** Settings that a file of this program tells. */
function settingsIn({ metaData }: LcaxAssembly): Pick<ForeignConstruction, 'settings'> {
  const { data } = assessmentSettings.safeParse(metaData?.['settings'])
  return data ? { settings: data } : {}
}

function constructionOf(assembly: LcaxAssembly, sourceRef: string): ForeignConstruction {
  const lost: Loss[] = []
  const layers = entriesOf(assembly.products).flatMap(([, product]) => {
    if (isReference(product)) {
      lost.push({ code: 'outsideReference', values: { uri: product.uri } })
      return []
    }
    return [layerOfProduct(product, assembly)]
  })
  if (assembly.results) lost.push({ code: 'storedResults' })
  if (assembly.unit.toLowerCase() !== 'm2' || assembly.quantity !== 1)
    lost.push({ code: 'quantity', values: { value: assembly.quantity, unit: assembly.unit } })
  for (const { name } of assembly.classification ?? []) lost.push({ code: 'attribute', values: { name } })
  const told = constructionTypes.find((type) => type === assembly.metaData?.['constructionType'])
  const typeHint =
    told ?? typeFromName([assembly.name, ...(assembly.classification ?? []).map(({ name }) => name)].join(' '))
  return {
    name: assembly.name,
    description: [assembly.description, assembly.comment].filter(Boolean).join('\n'),
    ...(typeHint && { typeHint }),
    ...settingsIn(assembly),
    sourceRef,
    // the format knows no order of products; files of this program say theirs
    firstLayer: assembly.metaData?.['orderOfProducts'] === 'outside to inside' ? 'outside' : 'unknown',
    layers,
    lost,
  }
}

function assembliesIn(value: unknown): {
  project: string
  found: readonly (readonly [string, unknown])[]
  lost: Loss[]
} {
  if (typeof value === 'object' && value !== null && 'assemblies' in value) {
    const { name, assemblies, results } = parsed(lcaxProject, value)
    const lost: Loss[] = results ? [{ code: 'storedResults' }] : []
    return { project: name, found: entriesOf(assemblies).map(([key, entry]) => [`/assemblies/${key}`, entry]), lost }
  }
  if (Array.isArray(value))
    return {
      project: '',
      found: entriesOf(parsed(z.array(lcaxAssembly), value)).map(([key, one]) => [`/${key}`, one]),
      lost: [],
    }
  return { project: '', found: [['', parsed(lcaxAssembly, value)]], lost: [] }
}

/** Whether a JSON value has the outline of LCAx: a project, an assembly, or a list of assemblies. */
export const looksLikeLcax = (value: unknown): boolean => {
  const one = Array.isArray(value) ? (value as readonly unknown[])[0] : value
  return typeof one === 'object' && one !== null && ('assemblies' in one || 'products' in one)
}

/**
 * Reads LCAx 3.x (and 2.x) JSON: each assembly is a construction, each product a layer. Figures of the EPDs in the file
 * are not taken over; their UUIDs, densities, service lives and distances are.
 *
 * @throws {ForeignFileError} with the JSON Pointer of the first value that is not as the format says
 */
export function readLcax(text: string, unnamed: string): ForeignFile {
  const value = jsonOf(text)
  if (!looksLikeLcax(value)) throw new ForeignFileError('notThisFormat', {}, { format: 'LCAx' })
  const { project, found, lost } = assembliesIn(value)
  const constructions: ForeignConstruction[] = []
  let without = 0
  for (const [sourceRef, entry] of found) {
    if (isReference(entry)) lost.push({ code: 'outsideReference', values: { uri: entry.uri } })
    else {
      const construction = constructionOf(parsed(lcaxAssembly, entry), sourceRef)
      if (construction.layers.length === 0) without += 1
      else constructions.push(construction)
    }
  }
  if (without > 0) lost.push({ code: 'elementsWithoutLayers', values: { count: without } })
  return { format: 'lcax', project, constructions: offered(constructions, unnamed), lost }
}
