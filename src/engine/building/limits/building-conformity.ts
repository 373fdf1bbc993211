import type { LimitedBuildingQuantity } from '#vocabulary/building-limits.ts'
import type { LifeCycleModule } from '#vocabulary/life-cycle.ts'
import { countsForQng, type OpeningKind } from '#vocabulary/projects.ts'
import type { BuildingFigures, SumBound } from '../assess-building.ts'
import type { Building } from '../building.ts'
import { figuresIn, type ModuleCells } from '../figures.ts'
import { modulesOfRows } from '../totals.ts'
import { type BuildingRule, type BuildingRuleNote, type BuildingRulePack, buildingRulePacks } from './building-rules.ts'
import { type EnvelopeGroup, meanTransmittance } from './mean-transmittance.ts'

/** A building against one limit. */
export type BuildingConformityEntry = Omit<BuildingRule, 'limit' | 'notes'> & {
  readonly pack: BuildingRulePack
  /** Null: none has been set yet, or that of the reference building is not known. */
  readonly limit: number | null
  /** Null where it cannot be told. */
  readonly value: number | null
  /** How a value with gaps is to be read. */
  readonly bound: SumBound
  /** Null where it only tells where the building stands, is unconfirmed, or what it is of is not whole. */
  readonly fulfilled: boolean | null
  readonly notes: readonly BuildingRuleNote[]
}

/** A value, and what of it decides. */
type Held = {
  readonly value: number | null
  readonly bound?: SumBound
  /** Where it is not the value alone that decides. */
  readonly fulfilled?: boolean | null
  readonly notes?: readonly BuildingRuleNote[]
}
/** The rows of the fabric that seals count, in sum. */
type Fabric = { readonly cells: ModuleCells; readonly isWhole: boolean; readonly isEmpty: boolean }
type Given = {
  readonly building: Building
  readonly found: BuildingFigures
  readonly generation: string
  /** Summed up when first asked for. */
  readonly fabric: () => Fabric
}
type Hold = (given: Given, limit: number | null) => Held

function fabricIn({ rows }: BuildingFigures): Fabric {
  const fabric = rows.filter(({ costGroup }) => costGroup.startsWith('3') && countsForQng(costGroup))
  const isWhole = fabric.every(({ complete }) => complete.gwp)
  return { cells: modulesOfRows(fabric), isWhole, isEmpty: fabric.length === 0 }
}

/** What `make` gives, made once. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

const ofFabric =
  (modules: readonly LifeCycleModule[]): Hold =>
  ({ building, found, fabric }) => {
    const { cells, isWhole, isEmpty } = fabric()
    const perArea = building.areas.netRoomArea * found.referenceStudyPeriod
    const value = isEmpty ? null : figuresIn(cells, modules).gwp / perArea
    return { value, bound: isWhole ? null : (found.bound.gwp ?? 'lower') }
  }

const ofSeal =
  (quantity: 'gwp' | 'penrtKwh'): Hold =>
  ({ found }, limit) => {
    const booking = found.qng?.[quantity]
    if (!booking) return { value: null }
    const verdict = Object.values(booking.verdicts).find((one) => one.limit === limit)
    const isWhole = booking.open.every((reason) => reason === 'unconfirmedDecides')
    const bound = isWhole ? null : (found.bound[quantity === 'gwp' ? 'gwp' : 'penrt'] ?? 'lower')
    return { value: booking.value, bound, fulfilled: verdict?.fulfilled ?? null }
  }

const ofGroup =
  (group: EnvelopeGroup): Hold =>
  ({ building: { elements, constructions }, found }, limit) => {
    const constructionOf = new Map(elements.map(({ id, construction }) => [id, construction]))
    const isSlab = (id: string) => constructions[constructionOf.get(id) ?? '']?.type === 'groundSlab'
    const mean = meanTransmittance(found, group, isSlab)
    if (!mean || limit === null) return { value: mean?.value ?? null }
    const isMet = mean.value <= limit
    const isCertain = isMet === mean.withoutSlab <= limit
    const notes = mean.value === mean.withoutSlab ? [] : (['groundSlabEdge'] as const)
    return { value: mean.value, fulfilled: isCertain ? isMet : null, notes }
  }

const hold: Readonly<Record<LimitedBuildingQuantity, Hold>> = {
  qngGwp: ofSeal('gwp'),
  qngPenrt: ofSeal('penrtKwh'),
  fabricGwp: ofFabric(['A1-A3', 'C3', 'C4']),
  fabricProductGwp: ofFabric(['A1-A3']),
  htPrime: ({ found }) => ({ value: found.transmission.htPrime }),
  htPrimeShare: ({ found }) => ({ value: found.transmission.ratioToReference }),
  meanUOpaque: ofGroup('opaque'),
  meanUTransparent: ofGroup('transparent'),
  meanUCurtainWall: ofGroup('curtainWall'),
  meanUDome: ofGroup('dome'),
  primaryEnergyShare: ({ building: { primaryEnergy: known } }) => ({
    value: known && known.reference > 0 ? known.demand / known.reference : null,
  }),
  usefulAreaGwp: ({ building: { areas }, found, generation }) => ({
    value: areas.usefulFloorArea ? found.total.gwp / areas.usefulFloorArea : null,
    bound: found.bound.gwp,
    notes: [
      ...(areas.usefulFloorArea ? [] : (['needsUsefulArea'] as const)),
      ...(generation === 'EN 15804+A1' ? (['needsSecondGeneration'] as const) : []),
    ],
  }),
}

/** Openings that a mean U is of. */
const groupOf: Readonly<Partial<Record<BuildingRule['quantity'], readonly OpeningKind[]>>> = {
  meanUTransparent: ['window', 'roofWindow'],
  meanUCurtainWall: ['curtainWall'],
  meanUDome: ['dome'],
}

/** Groups of the envelope that a building does not have are no line. */
function isAbsent({ quantity }: BuildingRule, { found: { transmission } }: Given): boolean {
  const group = groupOf[quantity]
  return group !== undefined && !transmission.lines.some(({ opening }) => opening && group.includes(opening))
}

/** What is unconfirmed, or tells only where a building stands, never decides. */
const decides = ({ kind, status }: BuildingRule): boolean =>
  kind === 'requirement' && (status === 'primary' || status === 'secondary')

function verdictOf({ value, fulfilled }: Held, limit: number | null): boolean | null {
  if (value === null || limit === null) return null
  return fulfilled === undefined ? value <= limit : fulfilled
}

function entryOf(pack: BuildingRulePack, rule: BuildingRule, given: Given, today: string): BuildingConformityEntry {
  const { limit: asked, notes = [], ...rest } = rule
  const limit = asked === 'reference' ? given.found.transmission.htPrimeReference : asked
  const held = hold[rule.quantity](given, limit)
  const { value } = held
  const bound = value === null ? null : (held.bound ?? null)
  const isCompared = pack.validTo === null || today <= pack.validTo
  return {
    ...rest,
    pack,
    limit,
    value,
    bound,
    fulfilled: isCompared && bound === null && decides(rule) ? verdictOf(held, limit) : null,
    notes: [
      ...notes,
      ...(held.notes ?? []),
      ...(bound === null ? [] : (['incomplete'] as const)),
      ...(isCompared ? [] : (['notCompared'] as const)),
    ],
  }
}

/**
 * How a building stands to the limits that are for its use and its works: funding, seals, law. What is unconfirmed, or a
 * lower bound, never decides.
 *
 * @param today - day whose rules hold, ISO 8601
 */
export function buildingConformity(
  building: Building,
  found: BuildingFigures,
  { generation, today }: { readonly generation: string; readonly today: string },
): BuildingConformityEntry[] {
  const given = { building, found, generation, fabric: lazily(() => fabricIn(found)) }
  return buildingRulePacks
    .filter(({ uses, measures }) => uses.includes(building.use) && measures.includes(building.measure))
    .filter(({ validFrom }) => validFrom === null || validFrom <= today)
    .flatMap((pack) =>
      pack.rules.filter((rule) => !isAbsent(rule, given)).map((rule) => entryOf(pack, rule, given, today)),
    )
}
