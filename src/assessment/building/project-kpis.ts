import type { ResolvedPart } from '#assessment/resolved.ts'
import type { ProjectKpis } from '#contract/project-figures.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { assessBuilding, type BuildingFigures } from '#engine/building/assess-building.ts'
import type { RowFigures } from '#engine/building/assess-rows.ts'
import type { Building } from '#engine/building/building.ts'
import { buildingCost } from '#engine/building/building-cost.ts'
import { type Figures, figuresIn, times } from '#engine/building/figures.ts'
import { keptWith } from '#engine/building/kept-rows.ts'
import type { BuildingOptions } from '#engine/building/part-figures.ts'
import type { FlatRate } from '#engine/building/services.ts'
import { materialsOf, shareWithEndOfLife } from '#engine/building/totals.ts'
import type { TransmissionLine } from '#engine/building/transmission.ts'
import { inVariant } from '#engine/building/variant.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { lifeCycleModules, REFERENCE_STUDY_PERIOD } from '#vocabulary/life-cycle.ts'
import type { Prices } from '#vocabulary/prices.ts'
import type { ProjectDetail } from '#vocabulary/projects.ts'
import { serviceLifeEditions } from '#vocabulary/service-life-positions.ts'
import { toBuilding } from './engine-building.ts'
import { projectConformityOf } from './project-conformity.ts'
import { projectTraceOf } from './project-trace.ts'
import { projectWarnings } from './project-warnings.ts'
import { nameIn, type ResolvedBuilding } from './resolved-building.ts'

/** How the figures are to be told. */
export type TellingOfProject = {
  readonly variant: string
  readonly detail: ProjectDetail
  readonly locale: Locale
  /** How the figures came about, too. */
  readonly trace?: boolean
  /** Of whoever asks; without them nothing is said of cost. */
  readonly prices?: Prices | undefined
}

/**
 * A variant of a project as the engine takes it, with how it is assessed.
 *
 * @returns undefined where there is no such variant
 */
export function buildingIn(
  project: ProjectDocument,
  resolved: ResolvedBuilding,
  variant: string,
):
  | {
      readonly building: Building
      readonly options: BuildingOptions
      readonly operation: ProjectDocument['operation']
    }
  | undefined {
  const varied = inVariant(project, variant)
  if (!varied) return undefined
  const { id: release, generation } = resolved.release
  const serviceLives = resolved.serviceLives[serviceLifeEditions[0]]
  const options = { release, generation, referenceStudyPeriod: REFERENCE_STUDY_PERIOD, serviceLives }
  return { building: toBuilding(varied, resolved), options, operation: varied.operation }
}

/**
 * What the engine finds of a project in one variant.
 *
 * @returns undefined where there is no such variant
 * @throws {EngineError} naming the place in the building, where the engine refuses it
 */
export function assessedProject(
  project: ProjectDocument,
  resolved: ResolvedBuilding,
  variant: string,
): BuildingFigures | undefined {
  const found = buildingIn(project, resolved, variant)
  return found && assessBuilding(found.building, found.options)
}

const flattened = <Entry extends { readonly figures: Figures }>(all: readonly Entry[]) =>
  all.map(({ figures, ...rest }) => ({ ...rest, ...figures }))

type ToldRow = ProjectKpis['rows'][number]

function toRow(row: RowFigures, detail: ProjectDetail): ToldRow {
  const { kind, id, costGroup, status, measures, mass, heat, total, complete, modules } = row
  const { area, perimeter } = measures
  return {
    kind,
    id,
    costGroup,
    status,
    area,
    perimeter: kind === 'opening' ? perimeter : null,
    mass,
    uValue: heat.uValue,
    total,
    perArea: total && area !== null && area > 0 ? times(total, 1 / area) : null,
    complete,
    ...(detail !== 'rows' && {
      modules: modules ? lifeCycleModules.map((module) => ({ module, ...figuresIn(modules, [module]) })) : [],
    }),
    ...(detail === 'materials' && { materials: flattened(materialsOf(row)) }),
  }
}

const toldRows: Readonly<Record<ProjectDetail, (building: Building) => Map<RowFigures, ToldRow>>> = {
  rows: keptWith(),
  modules: keptWith(),
  materials: keptWith(),
}

/** What is told of each, the same object where it was told before. */
function toldAs<Thing, Told>(things: readonly Thing[], told: Map<Thing, Told>, tell: (thing: Thing) => Told): Told[] {
  return things.map((thing) => {
    const before = told.get(thing)
    if (before) return before
    const made = tell(thing)
    told.set(thing, made)
    return made
  })
}

const toMissing = (rows: readonly RowFigures[]): ProjectKpis['missing'] =>
  rows
    .filter(({ gap, makeup }) => gap !== undefined || makeup.missing.length > 0)
    .map(({ kind, id, gap, makeup }) => ({
      kind,
      id,
      reason: gap ?? null,
      parts: makeup.missing.map(({ material, place, reason, modules }) => ({
        material,
        place: place ?? null,
        reason,
        modules: [...modules],
      })),
    }))

type Names = ReadonlyMap<string, string>

/** Names of the materials in all constructions, by their ids. */
function namesInLayers(constructions: ResolvedBuilding['constructions'], locale: Locale): Names {
  const names = new Map<string, string>()
  const add = (part: ResolvedPart | undefined) => {
    const name = part?.named && nameIn(part.named.name, locale)
    if (part && name !== undefined) names.set(part.materialId, name)
  }
  // without lists in between: a building has thousands of layers
  for (const layers of constructions.values())
    for (const { own, members, secondMembers, accessories } of layers) {
      add(own)
      add(members)
      add(secondMembers)
      accessories?.forEach(add)
    }
  return names
}

/** By what was found of a library: it is the same object where no construction has changed. */
const namedLayers = new WeakMap<ResolvedBuilding['constructions'], Map<Locale, Names>>()

function keptNames(constructions: ResolvedBuilding['constructions'], locale: Locale): Names {
  const known = namedLayers.get(constructions) ?? new Map<Locale, Names>()
  const names = known.get(locale) ?? namesInLayers(constructions, locale)
  namedLayers.set(constructions, known.set(locale, names))
  return names
}

/** Names of materials and datasets by what figures name them with. */
function namesOf({ constructions, products }: ResolvedBuilding, locale: Locale): Names {
  const ofLayers = keptNames(constructions, locale)
  if (products.size === 0) return ofLayers
  const names = new Map(ofLayers)
  for (const [key, dataset] of products) {
    const name = nameIn(dataset.name, locale) ?? dataset.uuid
    names.set(key, name)
    names.set(`${dataset.uuid}@${dataset.version}`, name)
  }
  return names
}

/** The lump for services declares no renewable primary energy. */
const lumpOf = ({ gwp, penrt }: Figures) => ({ gwp, penrt, pert: null })

const toFlatRate = ({ rate, perAreaYear, total, isCounted }: FlatRate): ProjectKpis['servicesFlatRate'] => ({
  rate,
  perAreaYear,
  total: lumpOf(total),
  counted: isCounted,
  status: 'single',
})

function toOperation({ operation }: BuildingFigures): ProjectKpis['operation'] {
  if (!operation) return null
  const { carriers, regulatedPerYear, userElectricity, ownUseCounted, exported, exportCreditPerYear } = operation
  return {
    carriers: [...carriers],
    regulatedPerYear,
    userElectricity,
    ownUseCounted,
    exported,
    exportCreditPerYear,
  }
}

function toQng({ qng }: BuildingFigures): ProjectKpis['qng'] {
  if (!qng) return null
  const booking = (quantity: 'gwp' | 'penrtKwh') => ({
    ...qng[quantity],
    byModule: [...qng[quantity].byModule],
    open: [...qng[quantity].open],
  })
  const { level, outsideModules, outsideCostGroups } = qng
  return {
    gwp: booking('gwp'),
    penrtKwh: booking('penrtKwh'),
    level,
    outsideModules,
    outsideCostGroups: [...outsideCostGroups],
  }
}

type ToldLine = ProjectKpis['transmission']['lines'][number]
const toldLines = keptWith<TransmissionLine, ToldLine>()

function toTransmission(
  building: Building,
  { transmission: { warnings: _told, lines, open, ...sums } }: BuildingFigures,
): ProjectKpis['transmission'] {
  const told = toldAs(lines, toldLines(building), ({ opening: _kind, ...line }) => line)
  return { ...sums, open: [...open], lines: told }
}

function costOf(
  { building, options }: { readonly building: Building; readonly options: BuildingOptions },
  prices: Prices,
): ProjectKpis['cost'] {
  const { rows, missing, ...sums } = buildingCost(building, prices, options)
  return { ...sums, discountRate: prices.discountRate, rows: [...rows], missing: [...missing] }
}

/**
 * The figures of a project in one variant as the interface has them.
 *
 * @returns undefined where there is no such variant
 * @throws {EngineError} as `assessedProject`
 */
export function projectKpisOf(
  project: ProjectDocument,
  resolved: ResolvedBuilding,
  { variant, detail, locale, trace, prices }: TellingOfProject,
): ProjectKpis | undefined {
  const given = buildingIn(project, resolved, variant)
  if (!given) return undefined
  const found = assessBuilding(given.building, given.options)
  const { generation } = resolved.release
  const { masses, moduleD } = found
  const names = namesOf(resolved, locale)
  const { areas } = given.building
  return {
    variant,
    release: resolved.release.id,
    generation,
    referenceStudyPeriod: found.referenceStudyPeriod,
    complete: found.complete,
    bound: found.bound,
    missing: toMissing(found.rows),
    byModule: flattened(found.byModule),
    byStage: flattened(found.byStage),
    byCostGroup: flattened(found.byCostGroup),
    byMainCostGroup: flattened(found.byMainCostGroup),
    byMaterial: found.byMaterial.map(({ material, mass, massKnown, figures, routes }) => ({
      material,
      name: names.get(material) ?? material,
      mass,
      massKnown,
      ...figures,
      endOfLife: routes,
    })),
    rows: toldAs(found.rows, toldRows[detail](given.building), (row) => toRow(row, detail)),
    ranking: [...found.ranking],
    totals: {
      fabricAndItems: found.fabricAndItems,
      total: found.total,
      perAreaYear: found.perAreaYear,
      penrtKwhPerAreaYear: found.penrtKwhPerAreaYear,
    },
    moduleD: { ...moduleD, services: moduleD.services && lumpOf(moduleD.services) },
    servicesFlatRate: found.servicesFlatRate && toFlatRate(found.servicesFlatRate),
    operation: toOperation(found),
    mass: {
      installed: masses.installed,
      materialInput: masses.materialInput,
      perNrf: masses.installed / areas.netRoomArea,
      shareWithFullData: masses.installed > 0 ? masses.whole / masses.installed : null,
      shareWithEndOfLife: shareWithEndOfLife(masses),
    },
    endOfLife: masses.routes,
    biogenicCarbonStored: { value: masses.isCarbonWhole ? masses.carbon : null, atLeast: masses.carbon },
    qng: toQng(found),
    transmission: toTransmission(given.building, found),
    conformity: projectConformityOf(given.building, found, { generation, today: resolved.today, locale }),
    ...(prices && { cost: costOf(given, prices) }),
    warnings: projectWarnings(given.building, found.warnings, { resolved, operation: given.operation, locale }),
    ...(trace && { trace: projectTraceOf(given.building, found) }),
  }
}
