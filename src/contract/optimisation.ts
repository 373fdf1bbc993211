import * as z from 'zod/mini'
import { constructionTypes, MAX_LAYERS } from '#vocabulary/constructions.ts'
import { type FigureKey, unitOfFigure } from '#vocabulary/figures.ts'
import {
  type CostQuantity,
  changeKinds,
  type GoalQuantity,
  goalPacks,
  goalQuantities,
  goalRelations,
  moistureGoals,
  objectiveQuantities,
  partialReasons,
} from '#vocabulary/optimisation.ts'
import { missingCostReasons } from '#vocabulary/prices.ts'
import { figureOf, layerIndex, quantityOf } from './assessment-figures.ts'
import { constructionLayer, constructionLayers, materialId } from './construction-layers.ts'
import { costsAsked } from './cost-figures.ts'
import { bodyLimits, endpoint } from './endpoint.ts'
import { release } from './materials.ts'
import { routes } from './routes.ts'
import { bounded, quantity } from './schema.ts'
import { settings } from './settings.ts'

/** Most values of one freedom, of one kind. */
const MOST_VALUES = 200

/** A limit of one of some quantities. */
export const goalOf = <Name extends GoalQuantity>(quantities: readonly Name[]) =>
  z.strictObject({
    quantity: z.enum(quantities),
    relation: z.enum(goalRelations),
    limit: quantity('unit of the quantity', 'Compared with the unrounded figure').check(z.gte(-1e6), z.lte(1e9)),
  })
const goal = z
  .union([
    goalOf(goalQuantities),
    z.strictObject({ pack: z.enum(goalPacks).check(z.describe('Every limit of the pack that applies, as it rounds')) }),
    z.strictObject({
      moisture: z.enum(moistureGoals).check(z.describe('No condensate at all; or the proof by DIN 4108-3')),
    }),
  ])
  .check(z.meta({ id: 'OptimisationGoal', description: 'What every alternative must reach' }))

const rising = z.refine<{ min: number; max: number }>(({ min, max }) => min <= max, {
  path: ['max'],
  error: 'contradicts',
  params: { reason: 'max must not be below min' },
})
export const thicknessFreedom = z.union([
  z.strictObject({
    values: z.array(bounded('thickness', 'Thickness')).check(z.minLength(1), z.maxLength(MOST_VALUES)),
  }),
  z
    .strictObject({
      min: bounded('thickness', 'Thinnest'),
      max: bounded('thickness', 'Thickest'),
      step: bounded('thickness', 'From one to the next'),
    })
    .check(rising),
])
export type ThicknessFreedom = z.infer<typeof thicknessFreedom>

const materialIds = z.array(materialId).check(z.minLength(1), z.maxLength(MOST_VALUES))
const lengths = (description: string) =>
  z.array(bounded('width', description)).check(z.minLength(1), z.maxLength(MOST_VALUES))
const layerFreedom = z
  .strictObject({
    layer: layerIndex.check(z.lte(MAX_LAYERS)),
    thickness: z.optional(thicknessFreedom),
    materials: z.optional(materialIds),
    framing: z.optional(
      z.strictObject({
        materials: z.optional(materialIds),
        widths: z.optional(lengths('Width of a member')),
        spacings: z.optional(lengths('Distance from axis to axis')),
      }),
    ),
    removable: z.optional(z.boolean()),
  })
  .check(z.meta({ id: 'LayerFreedom', description: 'What may change in a layer; all else stays' }))
export type LayerFreedom = z.infer<typeof layerFreedom>

const additionFreedom = z
  .strictObject({
    after: z.int().check(z.gte(-1), z.lte(MAX_LAYERS), z.describe('Layer that it lies inside of; −1: outermost')),
    materials: materialIds,
    thickness: thicknessFreedom,
  })
  .check(z.meta({ id: 'AdditionFreedom', description: 'A layer that may come in' }))
export type AdditionFreedom = z.infer<typeof additionFreedom>

export const freedoms = z
  .strictObject({
    layers: z.array(layerFreedom).check(z.maxLength(MAX_LAYERS)),
    additions: z.optional(z.array(additionFreedom).check(z.maxLength(10))),
  })
  .check(z.meta({ id: 'OptimisationFreedoms' }))
export type Freedoms = z.infer<typeof freedoms>

const ofPrices = (key: CostQuantity) =>
  z
    .nullable(quantityOf(key))
    .check(z.describe("By the caller's own prices; null without them, and where none of it has one"))

const figures = z
  .object({
    uValue: figureOf('uValue'),
    gwp: figureOf('gwp'),
    penrt: figureOf('penrt'),
    pert: figureOf('pert'),
    thickness: quantityOf('thickness'),
    mass: figureOf('mass'),
    timeShift: figureOf('timeShift'),
    decrement: figureOf('decrement'),
    fRsi: figureOf('fRsi'),
    surfaceTemperature: z.nullable(quantity(unitOfFigure('surfaceTemperature'), 'Temperature of the inner surface')),
    biogenicCarbonStored: figureOf('biogenicCarbonStored'),
    cost: ofPrices('cost'),
    costOverStudyPeriod: ofPrices('costOverStudyPeriod'),
    costDiscounted: ofPrices('costDiscounted'),
  } satisfies Record<(typeof goalQuantities)[number], z.ZodMiniType>)
  .check(
    z.meta({ id: 'OptimisedFigures', description: 'The same figures as POST /v1/construction/kpi has for the layers' }),
  )

const lowerBounds = z
  .array(z.enum(goalQuantities))
  .check(z.describe('Figures of which something is missing: what they come to is more'))

const verdict = z.object({
  goal,
  value: z.nullable(quantity('unit of the quantity', 'Figure that the goal is about; null: none, or unknown')),
  fulfilled: z.nullable(z.boolean()).check(z.describe('null: cannot be told')),
  margin: z.nullable(quantity('1', 'Distance to the limit as a part of it; positive: better than asked')),
})

const change = z.object({
  kind: z.enum(changeKinds),
  layer: layerIndex.check(z.describe('Of the given layers; of an addition the layer outside of it, −1 for none')),
  from: z.nullable(z.union([z.string(), z.number()])).check(z.describe('Material, thickness in m, or width/spacing')),
  to: z.nullable(z.union([z.string(), z.number()])),
})

export const optimisationProposal = z
  .object({
    layers: z.array(constructionLayer),
    changes: z.array(change),
    figures,
    differences: z
      .partialRecord(z.enum(goalQuantities), z.nullable(z.number()))
      .check(z.describe('To the given layers')),
    lowerBounds,
    goals: z.array(verdict),
    onFront: z.boolean(),
  })
  .check(z.meta({ id: 'OptimisationProposal' }))
export type OptimisationProposal = z.infer<typeof optimisationProposal>

const MOST_PROPOSALS = 50

export const optimisationRequest = z
  .strictObject({
    constructionType: z.enum(constructionTypes),
    layers: constructionLayers,
    release: z.optional(release),
    settings: z.optional(settings),
    goals: z.array(goal).check(z.maxLength(20)),
    objectives: z.optional(
      z.array(z.enum(objectiveQuantities)).check(
        z.minLength(1),
        z.maxLength(3),
        z.refine((all) => new Set(all).size === all.length, { error: 'notUnique' }),
        z.describe(
          'Made as small as can be, timeShift as great; the first orders the proposals; gwp where absent; of costs only who has prices may ask',
        ),
      ),
    ),
    freedoms: z
      .optional(freedoms)
      .check(
        z.describe(
          'Where absent: thickness of the new insulation and depth of its members, materials of the same use of all new layers, of what is sold and fits the place; where nothing else meets the goals, insulation at a usual place too',
        ),
      ),
    maxProposals: z._default(z.int().check(z.gte(1), z.lte(MOST_PROPOSALS)), 12),
  })
  .check(z.meta({ id: 'OptimisationRequest' }))
export type OptimisationRequest = z.infer<typeof optimisationRequest>

const ofFront = (key: FigureKey) =>
  z.nullable(quantity(unitOfFigure(key), 'Objective, or one of the three of every answer'))

const unpriced = z
  .object({
    materialId: z.string(),
    reason: z.enum(missingCostReasons),
    layer: z
      .nullable(layerIndex)
      .check(z.describe('Layer that stays, so that costs are lower bounds; null: a choice that is left out for it')),
  })
  .check(z.meta({ id: 'OptimisationUnpriced' }))
export type Unpriced = z.infer<typeof unpriced>

export const optimisation = z
  .object({
    explored: z.number().check(z.describe('Alternatives that the answer is about')),
    exhaustive: z.boolean().check(z.describe('No alternative was left out')),
    inPart: z
      .optional(z.enum(partialReasons))
      .check(z.describe('Why some were left out: the time of the search was over, or they are too many to see all')),
    duration: quantity('ms', 'Time of the search'),
    given: z.object({ figures, lowerBounds, goals: z.array(verdict) }),
    freedoms,
    proposals: z
      .array(optimisationProposal)
      .check(z.describe('Fewest changed layers first, then by the first objective')),
    front: z.array(
      z.object({
        uValue: ofFront('uValue'),
        gwp: ofFront('gwp'),
        penrt: ofFront('penrt'),
        thickness: ofFront('thickness'),
        mass: ofFront('mass'),
        timeShift: ofFront('timeShift'),
        cost: ofFront('cost'),
        costOverStudyPeriod: ofFront('costOverStudyPeriod'),
        costDiscounted: ofFront('costDiscounted'),
        proposal: z.optional(z.int()).check(z.describe('Index among the proposals')),
      }),
    ),
    unpriced: z
      .optional(z.array(unpriced))
      .check(z.describe('Where a goal or an objective is about cost: what has none, and why')),
    blocked: z.optional(
      z.array(
        z.object({
          goal,
          best: z.nullable(z.number()).check(z.describe('Nearest that any alternative comes to it; null: unknown')),
          reachable: z.boolean().check(z.describe('Reached by itself: it is the goals together that are not')),
          layers: z.array(layerIndex).check(z.describe('Layers that change where it comes nearest')),
        }),
      ),
    ),
  })
  .check(z.meta({ id: 'OptimisationDto' }))
export type Optimisation = z.infer<typeof optimisation>

export const optimiseConstruction = endpoint({
  ...routes.optimiseConstruction,
  rateLimit: 'session',
  cost: 200,
  summary: 'Propose layers that meet goals with as little as can be: the front, exact unless it says otherwise',
  query: z.strictObject({ costs: costsAsked }),
  body: optimisationRequest,
  success: { status: 200, body: optimisation },
  bodyLimit: bodyLimits.construction,
  pure: true,
  errors: ['unavailable'],
})
