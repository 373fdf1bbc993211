import type { Generation, Indicator } from '#vocabulary/indicators.ts'
import { declaredModules } from '#vocabulary/life-cycle.ts'
import { datasetTypes, type ReferenceUnit, referenceUnits } from '#vocabulary/materials.ts'
import { CellError, type Cells, figure, quotedParts, text } from './oekobaudat-cells.ts'
import { columnsByGeneration, columnsOfA2Alone } from './oekobaudat-indicators.ts'
import { believableMass, type ProductMass, thicknessInName } from './product-mass.ts'
import {
  type DatasetHeader,
  type DeclaredHeader,
  type ModuleFigures,
  type OekobaudatRow,
  withoutUndefined,
} from './release-item.ts'

/**
 * Reads one row of an ÖKOBAUDAT CSV export: one module, and where there are alternatives one scenario, of a dataset.
 * Figures are those of the file, unconverted; they are per `referenceQuantity`.
 *
 * @throws {CellError} where a cell that is needed cannot be read: no uuid, a unit no layer is measured in (MJ, t*km,
 * a), a reference quantity "not available", an unknown module or type
 */
export function readOekobaudatRow(cells: Cells): OekobaudatRow {
  const generation = generationOf(cells)
  return { header: headerOf(cells, generation), figures: figuresOf(cells, generation) }
}

/**
 * As `readOekobaudatRow`, of every dataset of a release: energy and transport, which no layer is made of, too.
 *
 * @throws {CellError} where a cell that is needed cannot be read
 */
export function readDeclaredRow(cells: Cells): { header: DeclaredHeader; figures: ModuleFigures } {
  const generation = generationOf(cells)
  const unit = cells('Bezugseinheit')
  const header = {
    ...identityOf(cells, generation),
    referenceUnit: unitNames[unit] ?? unit,
    ...withoutUndefined({ referenceQuantity: believableQuantity(cells), predecessor: predecessorOf(cells) }),
    ...massOf(cells),
  }
  return { header, figures: figuresOf(cells, generation) }
}

/** Amendment that the row's figures follow: A2 where it claims conformity with it or fills one of its columns. */
function generationOf(cells: Cells): Generation {
  const claimsA2 = cells('Konformität').includes('+A2')
  return claimsA2 || columnsOfA2Alone.some((column) => cells(column) !== '') ? 'EN 15804+A2' : 'EN 15804+A1'
}

type MassFigure = keyof ProductMass | 'lengthMass' | 'biogenicCarbon'

const headerOf = (cells: Cells, generation: Generation): DatasetHeader => ({
  ...identityOf(cells, generation),
  referenceQuantity: quantityOf(cells),
  referenceUnit: unitOf(cells),
  ...massOf(cells),
})

function identityOf(
  cells: Cells,
  generation: Generation,
): Omit<DatasetHeader, 'referenceUnit' | 'referenceQuantity' | MassFigure> {
  const name = withoutUndefined({ de_DE: text(cells, 'Name (de)'), en_GB: text(cells, 'Name (en)') })
  return {
    uuid: required(cells, 'UUID'),
    version: required(cells, 'Version'),
    generation,
    name,
    category: quotedParts(cells, 'Kategorie (original)'),
    type: typeOf(cells),
    ...withoutUndefined({
      owner: text(cells, 'Declaration owner'),
      url: text(cells, 'URL'),
      location: text(cells, 'Laenderkennung'),
      referenceYear: text(cells, 'Referenzjahr'),
      validUntil: text(cells, 'Gueltig bis'),
    }),
    conformity: quotedParts(cells, 'Konformität'),
  }
}

function figuresOf(cells: Cells, generation: Generation): ModuleFigures {
  const indicators: Partial<Record<Indicator, number>> = {}
  for (const [indicator, column] of columnsByGeneration[generation]) {
    const value = figure(cells, column)
    if (value !== undefined) indicators[indicator] = value
  }
  return {
    module: oneOf(declaredModules, cells, 'Modul', cells('Modul')),
    ...withoutUndefined({
      scenario: text(cells, 'Szenario'),
      scenarioDescription: text(cells, 'Szenariobeschreibung'),
    }),
    indicators,
  }
}

const positiveFigure = (cells: Cells, column: string): number | undefined => {
  const value = figure(cells, column)
  return value !== undefined && value > 0 ? value : undefined
}

/** Area datasets are for one thickness, which only the name may tell; elsewhere a thickness would be a mistake. */
function massOf(cells: Cells): Pick<DatasetHeader, MassFigure> {
  const unit = unitNames[cells('Bezugseinheit')] ?? cells('Bezugseinheit')
  const perArea = unit === 'm2'
  const named = thicknessInName(cells('Name (de)') || cells('Name (en)'))
  const stated = withoutUndefined({
    density: figure(cells, 'Rohdichte (kg/m3)'),
    arealMass: perArea ? figure(cells, 'Flaechengewicht (kg/m2)') : undefined,
    referenceThickness: perArea ? (figure(cells, 'Schichtdicke (m)') ?? named) : undefined,
  })
  const isAir = /luftschicht/i.test(`${cells('Name (de)')} ${cells('Name (en)')}`)
  return {
    ...believableMass(stated, isAir),
    ...withoutUndefined({
      lengthMass: unit === 'm' ? positiveFigure(cells, 'Laengengewicht (kg/m)') : undefined,
      biogenicCarbon: figure(cells, 'biogener Kohlenstoffgehalt in kg'),
    }),
  }
}

const unitNames: Readonly<Record<string, ReferenceUnit>> = { qm: 'm2', 'pcs.': 'piece' }

function unitOf(cells: Cells): ReferenceUnit {
  const unit = cells('Bezugseinheit')
  return unitNames[unit] ?? oneOf(referenceUnits, cells, 'Bezugseinheit', unit)
}

/** 0.999999999999999 and the like are noise of the publisher's arithmetic. */
function quantityOf(cells: Cells): number {
  const quantity = figure(cells, 'Bezugsgroesse')
  if (quantity === undefined || quantity <= 0)
    throw new CellError('Bezugsgroesse', cells('Bezugsgroesse'), 'a quantity')
  return Math.abs(quantity - 1) < 1e-9 ? 1 : quantity
}

function believableQuantity(cells: Cells): number | undefined {
  try {
    return quantityOf(cells)
  } catch (error) {
    if (error instanceof CellError) return undefined
    throw error
  }
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const predecessorOf = (cells: Cells): string | undefined => {
  const given = cells('UUID des Vorgängers').toLowerCase()
  return uuidPattern.test(given) ? given : undefined
}

const typeOf = (cells: Cells) => oneOf(datasetTypes, cells, 'Typ', cells('Typ').replace(/ dataset$/, ''))

function required(cells: Cells, column: string): string {
  const value = cells(column)
  if (value === '') throw new CellError(column, value, 'a value')
  return value
}

function oneOf<const T extends string>(allowed: readonly T[], cells: Cells, column: string, value: string): T {
  const found = allowed.find((one) => one === value)
  if (found === undefined) throw new CellError(column, cells(column), `one of ${allowed.join(', ')}`)
  return found
}
