import * as z from 'zod/mini'
import { constructionTypes } from '#vocabulary/constructions.ts'
import { typeFromName } from '../foreign/element-type.ts'
import { offered } from '../foreign/fitting.ts'
import type { ForeignConstruction, ForeignFile, Loss } from '../foreign/foreign-construction.ts'
import { ForeignFileError } from '../foreign/foreign-file-error.ts'
import { jsonOf } from '../foreign/json-text.ts'
import type { OwnHead } from '../lcax/own-metadata.ts'
import { layerOfProduct } from './lcax-layers.ts'
import { type LcaxAssembly, lcaxAssembly, lcaxProject, lcaxReference } from './lcax-schema.ts'
import { ownConstruction } from './own-file.ts'

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

/** What a construction here cannot keep of an assembly. */
function lostOf({ results, unit, quantity, classification }: LcaxAssembly, isOwn: boolean): readonly Loss[] {
  const lost: Loss[] = []
  // those of this program follow from the layers
  if (results && !isOwn) lost.push({ code: 'storedResults' })
  if (unit.toLowerCase() !== 'm2' || quantity !== 1) lost.push({ code: 'quantity', values: { value: quantity, unit } })
  for (const { name } of classification ?? []) lost.push({ code: 'attribute', values: { name } })
  return lost
}

/** What an assembly is beside its layers: as this program wrote it, or as the fields of the format tell it. */
function describe(
  { name, description, comment, classification, metaData }: LcaxAssembly,
  own: OwnHead | undefined,
): Pick<ForeignConstruction, 'name' | 'description' | 'typeHint' | 'own'> {
  if (own) return { name: own.name, description: own.description ?? '', typeHint: own.type, own }
  const told = constructionTypes.find((type) => type === metaData?.['constructionType'])
  const typeHint = told ?? typeFromName([name, ...(classification ?? []).map((one) => one.name)].join(' '))
  return { name, description: [description, comment].filter(Boolean).join('\n'), ...(typeHint && { typeHint }) }
}

function constructionOf(assembly: LcaxAssembly, sourceRef: string): ForeignConstruction {
  const { part: own, lost: notOwn } = ownConstruction(assembly)
  const lost: Loss[] = [...notOwn]
  const layers = entriesOf(assembly.products).flatMap(([, product]) => {
    if (isReference(product)) {
      lost.push({ code: 'outsideReference', values: { uri: product.uri } })
      return []
    }
    return [layerOfProduct(product, assembly)]
  })
  return {
    ...describe(assembly, own),
    sourceRef,
    amount: { quantity: assembly.quantity, unit: assembly.unit },
    codes: (assembly.classification ?? []).map(({ code }) => code),
    // the format knows no order of products; files of this program say theirs
    firstLayer: assembly.metaData?.['orderOfProducts'] === 'outside to inside' ? 'outside' : 'unknown',
    layers,
    lost: [...lost, ...lostOf(assembly, own !== undefined)],
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
