import { type PartMeasure, partMeasures } from '#vocabulary/projects.ts'
import {
  addModules,
  type ByIndicator,
  byIndicator,
  emptyModules,
  type Figures,
  type ModuleCells,
  totalIn,
} from './figures.ts'
import type { PartFigures, PartGap } from './part-figures.ts'
import { addTo, noRoutes, type Routes } from './routes.ts'

/** What a part of a row lacks. */
export type MissingPart = PartGap & { readonly material: string; readonly place: number | undefined }

/** Of all parts that are counted by one measure: figures and masses per m², metre or piece. */
export type PerMeasure = {
  readonly per: PartMeasure
  readonly modules: ModuleCells
  /** [kg] of what is there after the works. */
  readonly installed: number
  /** [kg] of it that lacks nothing. */
  readonly whole: number
  /** [kg] that is brought within the study period: new parts, and every replacement. */
  readonly input: number
  readonly routes: Routes
  /** [kg CO₂] of what is there after the works. */
  readonly carbon: number
}

/** What rows are made of: a construction in a state, an opening type in a state, or an item. Once for all its rows. */
export type Makeup = {
  readonly parts: readonly PartFigures[]
  /** A to C of each part. */
  readonly totals: readonly Figures[]
  readonly sums: readonly PerMeasure[]
  readonly missing: readonly MissingPart[]
  readonly complete: ByIndicator<boolean>
  /** Something that lacks may be grown, so that sums without it are no lower bounds. */
  readonly mayLackGrown: boolean
  /** Something grown does not tell what it stores. */
  readonly isCarbonWhole: boolean
  readonly isMassWhole: boolean
  readonly mayBeGrown: boolean
}

const isThere = ({ state }: PartFigures) => state !== 'removed'

/** Mass of a part that is there after the works [kg]; 0 where it is not known or taken out. */
export const installedMass = (part: PartFigures): number => (isThere(part) ? (part.mass ?? 0) : 0)

const inputMass = (part: PartFigures) =>
  installedMass(part) * ((part.replacements ?? 0) + (part.state === 'new' ? 1 : 0))

function sumPer(per: PartMeasure, parts: readonly PartFigures[]): PerMeasure {
  const modules = emptyModules()
  let [installed, whole, input, carbon] = [0, 0, 0, 0]
  const routes = { ...noRoutes }
  for (const part of parts) {
    addModules(modules, part.modules, 1)
    installed += installedMass(part)
    if (part.gaps.length === 0) whole += installedMass(part)
    input += inputMass(part)
    addTo(routes, part.routes, 1)
    if (isThere(part)) carbon += part.carbon ?? 0
  }
  return { per, modules, installed, whole, input, routes, carbon }
}

/** Puts the parts of a row together. */
export function makeupOf(parts: readonly PartFigures[]): Makeup {
  const missing = parts.flatMap(({ gaps, material, place }) => gaps.map((gap) => ({ ...gap, material, place })))
  const lacking = parts.filter(({ gaps }) => gaps.length > 0)
  return {
    parts,
    totals: parts.map(({ modules }) => totalIn(modules)),
    sums: partMeasures.flatMap((per) => {
      const own = parts.filter((part) => part.per === per)
      return own.length > 0 ? [sumPer(per, own)] : []
    }),
    missing,
    complete: byIndicator((indicator) => !missing.some(({ indicators }) => indicators.includes(indicator))),
    mayLackGrown: lacking.some(({ mayBeGrown }) => mayBeGrown),
    isCarbonWhole: parts.every((part) => !isThere(part) || part.carbon !== null),
    isMassWhole: parts.every(({ mass }) => mass !== null),
    mayBeGrown: parts.some(({ mayBeGrown }) => mayBeGrown),
  }
}
