import * as z from 'zod/mini'

const text = z.string()
const metaData = z.nullish(z.record(z.string(), z.unknown()))

const conversion = z.looseObject({ value: z.number(), to: text })

/** An EPD or generic dataset within a product; its figures are not read. */
const impactData = z.looseObject({
  type: z.nullish(text),
  id: z.nullish(text),
  name: z.nullish(text),
  uri: z.nullish(text),
  declaredUnit: z.nullish(text),
  conversions: z.nullish(z.array(conversion)),
  impacts: z.nullish(z.unknown()),
})
export type LcaxImpactData = z.infer<typeof impactData>

const transport = z.looseObject({ distance: z.number(), distanceUnit: text })

const product = z.looseObject({
  type: z.nullish(text),
  id: z.nullish(text),
  name: text,
  description: z.nullish(text),
  referenceServiceLife: z.nullish(z.number()),
  // 2.x has one, 3.x a list
  impactData: z.nullish(z.union([z.array(impactData), impactData])),
  quantity: z.number(),
  unit: text,
  transport: z.nullish(z.union([z.array(transport), transport])),
  results: z.nullish(z.unknown()),
  metaData,
})
export type LcaxProduct = z.infer<typeof product>

export const lcaxReference = z.looseObject({ type: z.literal('reference'), uri: text })

/** A list in 3.x, a record by id in 2.x; both may hold references. */
const listOf = <Item extends z.ZodMiniType>(item: Item) => {
  const entry = z.union([item, lcaxReference])
  return z.union([z.array(entry), z.record(z.string(), entry)])
}

export const lcaxAssembly = z.looseObject({
  type: z.nullish(text),
  id: z.nullish(text),
  name: text,
  description: z.nullish(text),
  comment: z.nullish(text),
  quantity: z.number(),
  unit: text,
  classification: z.nullish(z.array(z.looseObject({ system: text, code: text, name: text }))),
  products: listOf(product),
  results: z.nullish(z.unknown()),
  metaData,
})
export type LcaxAssembly = z.infer<typeof lcaxAssembly>

export const lcaxProject = z.looseObject({
  name: text,
  formatVersion: z.nullish(text),
  assemblies: listOf(lcaxAssembly),
  results: z.nullish(z.unknown()),
})
