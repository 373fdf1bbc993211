import type { ProjectExport } from '#contract/project-export.ts'
import type { ProjectIndicators } from '#contract/project-indicators.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { costGroupName } from '#vocabulary/cost-groups.ts'
import type { Indicator } from '#vocabulary/indicators.ts'
import { lcaxCategories, lcaxModules } from '../lcax/lcax-impacts.ts'
import { CLASSIFICATION, projectHead } from './project-lcax-head.ts'

type Modules = ProjectIndicators['modules']
type Impacts = Record<string, Record<string, number>>

const moduleNames: Readonly<Record<string, string>> = { ...lcaxModules, B6: 'b6' }

/** Category, then module, then figure; what is not declared is left out, sums are their readers' business. */
function impactsOf(modules: readonly Pick<Modules[number], 'module' | 'indicators'>[]): Impacts {
  const impacts: Impacts = {}
  for (const { module, indicators: figures } of modules) {
    const name = moduleNames[module]
    if (name === undefined) continue
    for (const [indicator, value] of Object.entries(figures) as [Indicator, number][]) {
      const category = (impacts[lcaxCategories[indicator]] ??= {})
      category[name] = value
    }
  }
  return impacts
}

/** What a row is made of, each with every indicator for one m² of the row, or for the whole where it has no area. */
export type RowProducts = {
  readonly kind: string
  readonly id: string
  readonly products: readonly {
    readonly place: number | undefined
    readonly materials: readonly string[]
    readonly modules: readonly Pick<Modules[number], 'module' | 'indicators'>[]
  }[]
}

/** The layers of a row, or the parts of an opening, for one unit of its assembly; replacements (B4) are in it. */
function productsOf(
  { kpis }: ProjectExport,
  { kind, id, products }: RowProducts,
  { unit, names }: { readonly unit: string; readonly names: ReadonlyMap<string, string> },
) {
  const { release, generation, referenceStudyPeriod } = kpis
  return products.map(({ place, materials, modules }) => {
    const own = `${kind}/${id}/parts/${place ?? 0}`
    const name = materials.map((material) => names.get(material) ?? material).join(' / ')
    const impacts = impactsOf(modules)
    const data = {
      type: 'EPD',
      id: own,
      name,
      declaredUnit: unit,
      source: { name: `ÖKOBAUDAT ${release}`, url: null },
      comment: `Computed for one unit of the assembly over ${referenceStudyPeriod} years, replacements (B4) included; not the figures of one EPD.`,
      conversions: null,
      impacts,
      metaData: { release, generation },
    }
    return {
      type: 'product',
      id: own,
      name,
      description: null,
      referenceServiceLife: referenceStudyPeriod,
      impactData: [data],
      quantity: 1,
      unit,
      transport: null,
      // as of its data: readers compute the same
      results: null,
      metaData: { materials: [...materials], ...(place !== undefined && { place }) },
    }
  })
}

/** What rows are called. */
function namesOfRows({ elements, openings, items, constructions, openingTypes }: ProjectDocument) {
  return new Map<string, string>([
    ...elements.map(
      ({ id, name, construction }) => [`element ${id}`, name ?? constructions[construction]?.name ?? id] as const,
    ),
    ...openings.map(({ id, name, type }) => [`opening ${id}`, name ?? openingTypes[type]?.name ?? id] as const),
    ...items.map(({ id, name }) => [`item ${id}`, name] as const),
  ])
}

const classOf = (code: string, locale: Locale) => [
  { system: CLASSIFICATION, code, name: costGroupName(code, locale) ?? code },
]

/** An assembly for each row with its products; its results are those of the whole row: products times its quantity. */
function* assembliesOf(told: ProjectExport, schedule: ProjectDocument, made: Iterable<RowProducts>) {
  const { indicators: all, kpis, locale } = told
  const names = new Map(kpis.byMaterial.map(({ material, name }) => [material, name]))
  const named = namesOfRows(schedule)
  const modulesOf = new Map(all.rows?.map(({ kind, id, modules }) => [`${kind} ${id}`, modules]))
  const products = made[Symbol.iterator]()
  for (const { kind, id, costGroup, area, complete } of kpis.rows) {
    const key = `${kind} ${id}`
    const unit = area === null ? 'pcs' : 'm2'
    const { value: own } = products.next() as { readonly value: RowProducts | undefined }
    yield {
      type: 'assembly',
      id: `${kind}/${id}`,
      name: named.get(key) ?? id,
      description: null,
      comment: complete.gwp && complete.penrt ? null : 'Data is missing: sums are not whole.',
      quantity: area ?? 1,
      unit,
      classification: classOf(costGroup, locale),
      products: own?.kind === kind && own.id === id ? productsOf(told, own, { unit, names }) : [],
      results: impactsOf(modulesOf.get(key) ?? []),
      metaData: { kind, row: id },
    }
  }
}

const besideRow = { type: 'assembly', description: null, quantity: 1, unit: 'pcs', products: [] } as const

/** Services by their flat rate, which is of no module, and the operation, which is B6 alone. */
function besideRows({ kpis: { servicesFlatRate: rate }, indicators: { modules }, locale }: ProjectExport) {
  const operation = modules.filter(({ module }) => module === 'B6')
  return [
    ...(rate
      ? [
          {
            ...besideRow,
            id: 'services/flatRate',
            name: 'Technik, Pauschalwert',
            comment: 'A lump of A1-A3, B4, C3 and C4: its sums stand in metaData, not in a module.',
            classification: classOf('400', locale),
            results: {},
            // no null within metadata: what it does not declare is left out
            metaData: {
              kind: 'servicesFlatRate',
              ...rate,
              total: { gwp: rate.total.gwp, penrt: rate.total.penrt },
            },
          },
        ]
      : []),
    ...(operation.length > 0
      ? [
          {
            ...besideRow,
            id: 'operation',
            name: 'Betrieb',
            comment: null,
            classification: [],
            results: impactsOf(operation),
            metaData: { kind: 'operation' },
          },
        ]
      : []),
  ]
}

/** A project in pieces of JSON: of an assembly after the other, so that one of thousands of rows takes no memory and no turn. */
function* inPieces(project: object, assemblies: Iterable<object>): Generator<string> {
  yield `${JSON.stringify(project).slice(0, -1)},"assemblies":[`
  let separator = ''
  for (const assembly of assemblies) {
    yield `${separator}${JSON.stringify(assembly)}`
    separator = ',\n'
  }
  yield ']}\n'
}

/**
 * A building in one variant as a project of the LCAx format, in pieces of its JSON; the document stands in the metadata, so
 * that it comes back without loss.
 *
 * @param made - what the rows are made of, in their order; none where that would make the file too large
 */
export function projectLcax(
  told: ProjectExport,
  schedule: ProjectDocument,
  made: Iterable<RowProducts>,
): Generator<string> {
  function* assemblies() {
    yield* assembliesOf(told, schedule, made)
    yield* besideRows(told)
  }
  return inPieces(projectHead(told, schedule, impactsOf(told.indicators.modules)), assemblies())
}
