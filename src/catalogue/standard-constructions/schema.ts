import { z } from 'zod'
import { type AccessoryId, layerAccessoryIds } from '#vocabulary/accessories.ts'
import { airCavities, constructionTypes, framingDirections, MAX_LAYERS } from '#vocabulary/constructions.ts'
import { layerStates } from '#vocabulary/life-cycle.ts'
import { unheatedSides } from '#vocabulary/settings.ts'
import { taperShapes } from '#vocabulary/taper.ts'

const positive = z.number().positive()
const materialId = z.string().min(1)

const layer = z.strictObject({
  materialId,
  /** [m] */
  thickness: positive,
  state: z.exactOptional(z.enum(layerStates)),
  /** Width and spacing of the members [m]. */
  framing: z.exactOptional(
    z.strictObject({
      materialId,
      width: positive,
      spacing: positive,
      direction: z.exactOptional(z.enum(framingDirections)),
    }),
  ),
  /** Figures the catalogue leaves to the product: λ [W/(m·K)], ρ [kg/m³], c [J/(kg·K)], μ [1], sd [m], service life [a]. */
  overrides: z.exactOptional(
    z.strictObject({
      conductivity: z.exactOptional(positive),
      density: z.exactOptional(positive),
      specificHeatCapacity: z.exactOptional(positive),
      vapourResistanceFactor: z.exactOptional(z.number().min(1)),
      sd: z.exactOptional(positive),
      serviceLife: z.exactOptional(positive),
    }),
  ),
  /** Years an existing layer will still serve [a]. */
  remainingServiceLife: z.exactOptional(z.number().nonnegative()),
  airCavity: z.exactOptional(z.enum(airCavities)),
  /** How it tapers about its mean thickness [m]. */
  taper: z.exactOptional(z.strictObject({ shape: z.enum(taperShapes), rise: positive })),
  /** What is built in within the layer, by typical amounts. */
  accessories: z.exactOptional(
    z.array(z.strictObject({ accessoryId: z.enum(layerAccessoryIds as [AccessoryId, ...AccessoryId[]]) })),
  ),
})
export type StandardLayer = z.infer<typeof layer>

const text = (longest: number) => z.string().trim().min(1).max(longest)

export const standardConstruction = z.strictObject({
  id: z.uuidv7(),
  code: z.string().regex(/^[A-Z]{2}-\d{2}$/),
  type: z.enum(constructionTypes),
  locale: z.literal('de_DE'),
  name: text(120),
  description: text(2_000),
  translations: z.strictObject({ en_GB: z.strictObject({ name: text(120), description: text(2_000) }) }),
  tags: z.array(text(40)).min(1).max(20),
  settings: z.exactOptional(z.strictObject({ unheatedSide: z.enum(unheatedSides) })),
  /** From outside, the ground or below to the room. */
  layers: z.array(layer).min(1).max(MAX_LAYERS),
})
export type StandardConstruction = z.infer<typeof standardConstruction>
