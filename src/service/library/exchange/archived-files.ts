import type * as z from 'zod/mini'
import {
  type AssessedWith,
  assessedWith,
  type ConstructionInput,
  constructionInput,
  setByService,
} from '#contract/constructions.ts'
import { type OwnMaterialInput, ownMaterialInput } from '#contract/own-materials.ts'
import { type ProjectDocument, projectInput } from '#contract/projects.ts'
import type { Refusal } from '#service/service-error.ts'
import { refusalsOf } from '#service/validation/refusals.ts'
import { unstorableIn } from '#service/validation/storable-text.ts'
import { type Ownership, ownerships } from '#vocabulary/constructions.ts'
import { withKnownCountry } from '../projects/known-country.ts'

/** A construction of a file: what its maker decided, and what the service it comes from said of it. */
export type ReadConstruction = {
  readonly id: string
  readonly input: ConstructionInput
  readonly assessedWith: AssessedWith | null
  readonly ownership: Ownership
}
/** A project of a file; what its maker had put away stays so. */
export type ReadProject = {
  readonly document: ProjectDocument
  readonly assessedWith: AssessedWith | null
  readonly archived: boolean
}
export type ReadMaterial = { readonly id: string; readonly content: OwnMaterialInput }

/** What was read, or why it is refused: paths are JSON Pointers into the file. */
export type Read<Value> = { readonly value: Value } | { readonly refusals: readonly Refusal[] }

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const notFields: Read<never> = { refusals: [{ path: '', code: 'wrongType', values: { expected: 'object' } }] }
const idOf = ({ id }: Fields) => (typeof id === 'string' && id.length <= 100 ? id : '')

const without = (fields: Fields, left: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !left.includes(name)))

function parsed<Schema extends z.ZodMiniType>(schema: Schema, given: Fields): Read<z.output<Schema>> {
  const { data, error, success } = schema.safeParse(given)
  if (!success) return { refusals: refusalsOf('body', schema, given, error.issues) }
  const refusals = unstorableIn(data, '')
  return refusals.length > 0 ? { refusals } : { value: data }
}

/** A construction as the interface answers it; what the service sets counts for nothing here. */
export function readConstructionFile(value: unknown): Read<ReadConstruction> {
  if (!isFields(value)) return notFields
  const content = parsed(constructionInput, without(value, setByService))
  if ('refusals' in content) return content
  const pins = assessedWith.safeParse(value['assessedWith'])
  const ownership = ownerships.find((one) => one === value['ownership']) ?? 'custom'
  return {
    value: { id: idOf(value), input: content.value, assessedWith: pins.success ? pins.data : null, ownership },
  }
}

/** A material of a user as an archive holds it. */
export function readMaterialFile(value: unknown): Read<ReadMaterial> {
  if (!isFields(value)) return notFields
  const content = parsed(
    ownMaterialInput,
    without(value, ['id', 'owner', 'permission', 'uses', 'version', 'createdAt', 'updatedAt']),
  )
  return 'refusals' in content ? content : { value: { id: idOf(value), content: content.value } }
}

/** What the service says of a project beside its document. */
const saidOfProject = [
  'id',
  'owner',
  'permission',
  'version',
  'createdAt',
  'updatedAt',
  'archived',
  'assessedWith',
  'newerData',
  'newerOrigins',
]

/** A project as an archive holds it, or as the interface answers it. */
export function readProjectFile(value: unknown): Read<ReadProject> {
  if (!isFields(value)) return notFields
  const content = parsed(projectInput, withKnownCountry(without(value, saidOfProject)))
  if ('refusals' in content) return content
  const pins = assessedWith.safeParse(value['assessedWith'])
  const archived = value['archived'] === true
  return { value: { document: content.value, assessedWith: pins.success ? pins.data : null, archived } }
}
