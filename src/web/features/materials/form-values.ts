import type { OwnMaterial, OwnMaterialInput } from '#contract/own-materials.ts'
import type { Generation, Indicator } from '#vocabulary/indicators.ts'
import type { DeclaredModule } from '#vocabulary/life-cycle.ts'
import type { DatasetType, Hatch, MaterialCategory, MaterialTrait, ReferenceUnit } from '#vocabulary/materials.ts'
import { readNumber, withoutDust } from '#web/lib/arithmetic.ts'

/** Figures of the material, each typed as a text; mm stand for metres. */
export const figureNames = [
  'conductivity',
  'density',
  'specificHeatCapacity',
  'serviceLife',
  'defaultThickness',
] as const
export const sourceNames = [
  'conductivity',
  'density',
  'specificHeatCapacity',
  'vapourResistanceFactor',
  'serviceLife',
  'dataset',
] as const
export const epdFigureNames = [
  'referenceQuantity',
  'density',
  'arealMass',
  'referenceThickness',
  'biogenicCarbon',
] as const
export const epdTextNames = ['name', 'owner', 'number', 'url', 'validUntil'] as const

/** Typed in mm, stored in m. */
export const millimetres: ReadonlySet<string> = new Set(['defaultThickness', 'referenceThickness'])

export type EpdColumn = { readonly module: DeclaredModule; readonly scenario: string }

/** What stands in the form. A number is a text as it was typed. */
export type FormValues = {
  nameDe: string
  nameEn: string
  category: MaterialCategory
  hatch: Hatch
  traits: MaterialTrait[]
  note: string
  muDry: string
  muWet: string
  sources: Record<(typeof sourceNames)[number], string>
  lifeCycle: 'none' | 'dataset' | 'declaration'
  dataset: { release: string; uuid: string; version: string; name: string }
  epd: Record<(typeof epdTextNames)[number] | (typeof epdFigureNames)[number], string> & {
    generation: Generation
    type: DatasetType
    referenceUnit: ReferenceUnit
  }
  columns: EpdColumn[]
  /** By `cellName`. */
  cells: Record<string, string>
} & Record<(typeof figureNames)[number], string>

export const cellName = (indicator: Indicator, column: number) => `${indicator} ${column}`

const usualModules: readonly DeclaredModule[] = ['A1-A3', 'C1', 'C2', 'C3', 'C4', 'D']
const blank = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>

export const emptyValues = (): FormValues => ({
  ...blank(figureNames),
  nameDe: '',
  nameEn: '',
  category: 'insulation',
  hatch: 'mineralWool',
  traits: [],
  note: '',
  muDry: '',
  muWet: '',
  sources: blank(sourceNames),
  lifeCycle: 'none',
  dataset: { release: '', uuid: '', version: '', name: '' },
  epd: {
    ...blank(epdTextNames),
    ...blank(epdFigureNames),
    referenceQuantity: '1',
    generation: 'EN 15804+A2',
    type: 'specific',
    referenceUnit: 'kg',
  },
  columns: usualModules.map((module) => ({ module, scenario: '' })),
  cells: {},
})

const written = (value: number | undefined, mark: string, scale = 1) =>
  value === undefined ? '' : String(withoutDust(value * scale)).replace('.', mark)
const scaleOf = (name: string) => (millimetres.has(name) ? 1000 : 1)

function epdOf(declaration: NonNullable<OwnMaterialInput['declaration']>, mark: string): FormValues['epd'] {
  const texts = Object.fromEntries(epdTextNames.map((name) => [name, declaration[name] ?? '']))
  const figures = Object.fromEntries(
    epdFigureNames.map((name) => [name, written(declaration[name], mark, scaleOf(name))]),
  )
  const { generation, type = 'specific', referenceUnit } = declaration
  return { ...emptyValues().epd, ...texts, ...figures, generation, type, referenceUnit }
}

/** A declaration as it stands in the form. */
export function declared(declaration: NonNullable<OwnMaterialInput['declaration']>, mark: string) {
  const cells = declaration.modules.flatMap(({ indicators }, column) =>
    Object.entries(indicators).map(([indicator, value]) => [
      cellName(indicator as Indicator, column),
      written(value, mark),
    ]),
  )
  return {
    epd: epdOf(declaration, mark),
    columns: declaration.modules.map(({ module, scenario = '' }) => ({ module, scenario })),
    cells: Object.fromEntries(cells) as Record<string, string>,
  }
}

/** A stored material, ready to be changed. @param mark - before the decimals, as the language writes it */
export function valuesOf(material: OwnMaterial, mark: string): FormValues {
  const empty = emptyValues()
  const { declaration, dataset } = material
  const figures = Object.fromEntries(figureNames.map((name) => [name, written(material[name], mark, scaleOf(name))]))
  return {
    ...empty,
    ...figures,
    nameDe: material.name.de_DE ?? '',
    nameEn: material.name.en_GB ?? '',
    category: material.category,
    hatch: material.hatch,
    traits: [...(material.traits ?? [])],
    note: material.note ?? '',
    muDry: written(material.vapourResistanceFactor?.dry, mark),
    muWet: written(material.vapourResistanceFactor?.wet, mark),
    sources: { ...empty.sources, ...material.sources },
    lifeCycle: declaration ? 'declaration' : dataset ? 'dataset' : 'none',
    dataset: dataset ? { ...dataset, name: '' } : empty.dataset,
    ...(declaration && declared(declaration, mark)),
  }
}

const filled = (text: string) => (text.trim() === '' ? undefined : text.trim())
/** What is no number is sent as such, and refused. */
const figure = (text: string, scale = 1) => {
  if (text.trim() === '') return undefined
  const value = readNumber(text)
  return value === undefined ? Number.NaN : withoutDust(value / scale)
}
const figuresOf = <Name extends string>(values: Readonly<Record<Name, string>>, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, figure(values[name], scaleOf(name))]))

/** Columns of the table that hold something, by their place in it. */
export const filledColumns = ({ columns, cells }: Pick<FormValues, 'columns' | 'cells'>): readonly number[] =>
  columns.flatMap((_, place) =>
    Object.entries(cells).some(([name, text]) => name.endsWith(` ${place}`) && filled(text) !== undefined)
      ? [place]
      : [],
  )

function modulesOf(values: FormValues, indicators: readonly Indicator[]) {
  return filledColumns(values).flatMap((place) => {
    const column = values.columns[place]
    if (!column) return []
    const figures = indicators.flatMap((indicator) => {
      const value = figure(values.cells[cellName(indicator, place)] ?? '')
      return value === undefined ? [] : [[indicator, value] as const]
    })
    return [{ module: column.module, scenario: filled(column.scenario), indicators: Object.fromEntries(figures) }]
  })
}

/** What the form sends; the contract's schema decides whether it is right. @param indicators - those of the table */
export function inputOf(values: FormValues, indicators: readonly Indicator[]): object {
  const { lifeCycle, dataset, epd } = values
  const [dry, wet] = [figure(values.muDry), figure(values.muWet)]
  const sources = Object.entries(values.sources).filter(([, text]) => filled(text) !== undefined)
  const { generation, type, referenceUnit } = epd
  return {
    ...figuresOf(values, figureNames),
    name: { de_DE: filled(values.nameDe), en_GB: filled(values.nameEn) },
    category: values.category,
    hatch: values.hatch,
    traits: values.traits,
    note: filled(values.note),
    ...((dry !== undefined || wet !== undefined) && {
      vapourResistanceFactor: { dry: dry ?? wet, wet: wet ?? dry },
    }),
    ...(sources.length > 0 && { sources: Object.fromEntries(sources.map(([name, text]) => [name, text.trim()])) }),
    ...(lifeCycle === 'dataset' && {
      dataset: { release: dataset.release, uuid: dataset.uuid, version: dataset.version },
    }),
    ...(lifeCycle === 'declaration' && {
      declaration: {
        generation,
        type,
        referenceUnit,
        ...Object.fromEntries(epdTextNames.map((name) => [name, filled(epd[name])])),
        ...figuresOf(epd, epdFigureNames),
        modules: modulesOf(values, indicators),
      },
    }),
  }
}
