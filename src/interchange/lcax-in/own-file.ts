import type * as z from 'zod/mini'
import type { ForeignLayer, ForeignMaterial, Loss } from '../foreign/foreign-construction.ts'
import { type OwnHead, type OwnMaterial, ownParts, ownProduct } from '../lcax/own-metadata.ts'
import type { LcaxAssembly, LcaxProduct } from './lcax-schema.ts'

type Part<Value> = { readonly part?: Value; readonly lost: readonly Loss[] }

/** What is known here of what a file tells; fields of newer versions, and values that are not well formed, are lost by name. */
function knownPart<Schema extends z.ZodMiniObject>(schema: Schema, given: unknown): Part<z.output<Schema>> {
  if (typeof given !== 'object' || given === null) return { lost: [] }
  const entries = Object.entries(given)
  const strange = entries.flatMap(([name]) => (Object.hasOwn(schema.shape, name) ? [] : [name]))
  const wrong = (schema.safeParse(Object.fromEntries(entries)).error?.issues ?? []).map(({ path: [name] }) =>
    String(name),
  )
  const known = entries.filter(([name]) => !strange.includes(name) && !wrong.includes(name))
  const lost = entries.flatMap(([name]): Loss[] =>
    strange.includes(name) || wrong.includes(name) ? [{ code: 'attribute', values: { name } }] : [],
  )
  const { data, success } = schema.safeParse(Object.fromEntries(known))
  return success ? { part: data, lost } : { lost: [...lost, { code: 'ownUnread' }] }
}

const materialFrom = ({ id, name, conductivity, density }: OwnMaterial): ForeignMaterial => ({
  name,
  ids: [id],
  ...(conductivity !== undefined && { conductivity }),
  ...(density !== undefined && { density }),
})

/** The layer that this program wrote into a product, whole; what of it could not be read. */
export function ownLayer({ metaData }: LcaxProduct): Part<ForeignLayer> {
  const told = ownProduct.safeParse(metaData)
  if (!told.success) return { lost: metaData?.['constructionLayer'] === undefined ? [] : [{ code: 'ownUnread' }] }
  const { part: whole, lost } = knownPart(ownParts.layer, told.data.constructionLayer)
  const [material, member, second] = told.data.materials
  if (!whole || !material) return { lost }
  const { thickness, framing, secondFraming } = whole
  return {
    part: {
      material: materialFrom(material),
      thickness,
      ...(framing && member && { framing: { ...framing, material: materialFrom(member) } }),
      ...(secondFraming && second && { secondFraming: { ...secondFraming, material: materialFrom(second) } }),
      whole,
      lost,
    },
    lost,
  }
}

/** What this program wrote of a construction beside its layers, and what a construction that is taken in cannot keep. */
export function ownConstruction({ metaData }: LcaxAssembly): Part<OwnHead> {
  const { part, lost } = knownPart(ownParts.head, metaData?.['construction'])
  if (!part) return { lost }
  return { part, lost: metaData?.['assessedWith'] ? [...lost, { code: 'assessedWith' }] : lost }
}
