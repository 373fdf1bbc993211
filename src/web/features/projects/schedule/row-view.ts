import { useMemo } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import type { RowKind } from '#vocabulary/projects.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { isAlike } from '../document/alike.ts'
import { blockOf } from '../document/blocks.ts'
import type { Fields, ProjectDraft, RowDraft, RowList } from '../document/draft.ts'
import { noProblems, problemsOf, type RowProblem } from '../document/storable.ts'
import { variedRows } from '../document/variant-rows.ts'
import { resultsTexts } from '../results/results-texts.ts'

type GapReason = ProjectKpis['missing'][number]['parts'][number]['reason']

export const kindOf: Readonly<Record<RowList, RowKind>> = { elements: 'element', openings: 'opening', items: 'item' }

/** A row on screen: as the variant has it, with what is known of it. */
export type RowView<List extends RowList> = {
  readonly row: RowDraft[List]
  /** Fields that differ from the base. */
  readonly own: Fields
  readonly isOut: boolean
  readonly figures: Omit<ProjectKpis['rows'][number], 'modules' | 'materials'> | undefined
  readonly problems: readonly RowProblem[]
  /** What its figures lack. */
  readonly gap: ProjectKpis['missing'][number] | undefined
  /** Temperature correction factor that is counted. */
  readonly fx: number | undefined
  /** Of the building per m² NRF and year [kg CO₂e]; null where it is not known. */
  readonly share: number | null
  /** The row in each variant that has it, by the id of the variant, where all are shown beside each other. */
  readonly inVariants?: Readonly<Record<string, RowView<List>>>
}

type Kept<List extends RowList> = { readonly drawn: RowView<List>; readonly latest: RowView<List> }

const names = Object.keys({
  row: true,
  own: true,
  isOut: true,
  figures: true,
  problems: true,
  gap: true,
  fx: true,
  share: true,
  inVariants: true,
} satisfies Record<keyof RowView<RowList>, true>) as (keyof RowView<RowList>)[]

/** Whether two views are made of the very same values. */
const isSame = (one: RowView<RowList>, other: RowView<RowList>) =>
  names.every((name) => Object.is(one[name], other[name]))

/** Gives the view that a row had before where it says the same, so that of a thousand rows those are drawn anew that changed. */
export function viewKeeper() {
  const known = new WeakMap<RowDraft[RowList], Kept<RowList>>()
  return <List extends RowList>(view: RowView<List>): RowView<List> => {
    const before = known.get(view.row) as Kept<List> | undefined
    // what said the same the last time need not be read through again
    if (before && (isSame(before.latest, view) || isSame(before.drawn, view))) return before.drawn
    const drawn = before && isAlike(before.drawn, view) ? before.drawn : view
    known.set(view.row, { drawn, latest: view })
    return drawn
  }
}
const shared = viewKeeper()

type Problems = ReadonlyMap<string, readonly RowProblem[]>

type Figured = ProjectKpis['rows'][number]
const bareRows = new WeakMap<Figured, Omit<Figured, 'modules' | 'materials'>>()

/** A row without what comes after its figures; the same object for the same row. */
function bareRow(row: Figured): Omit<Figured, 'modules' | 'materials'> {
  if (!row.modules && !row.materials) return row
  const known = bareRows.get(row)
  if (known) return known
  const { modules: _modules, materials: _materials, ...bare } = row
  bareRows.set(row, bare)
  return bare
}

/** What figures tell of the rows of one list. */
const knownOf = (kpis: ProjectKpis | undefined, kind: RowKind) => ({
  gaps: new Map(kpis?.missing.filter((gap) => gap.kind === kind).map((gap) => [gap.id, gap])),
  // modules and materials come after the figures, and no cell tells them
  figures: new Map(kpis?.rows.filter((row) => row.kind === kind).map((row) => [row.id, bareRow(row)])),
  factors: new Map(kpis?.transmission.lines.filter((line) => line.kind === kind).map(({ id, fx }) => [id, fx])),
  years: kpis?.referenceStudyPeriod ?? 0,
})
type Known = ReturnType<typeof knownOf>

/** The rows that a variant has, each with its figures. @param lacking - what rows lack to be stored */
function viewsIn<List extends RowList>(
  { draft, list, variant }: { draft: ProjectDraft; list: List; variant: string },
  known: Known,
  lacking: Problems,
  rows = variedRows(draft, list, variant),
): readonly RowView<List>[] {
  const { netRoomArea } = blockOf(draft, variant, 'areas') ?? draft.areas
  return rows.map(({ row, own, excluded }): RowView<List> => {
    const figures = known.figures.get(row.id)
    const total = figures?.total?.gwp
    return {
      row,
      own,
      isOut: excluded,
      figures,
      problems: lacking.get(row.id) ?? noProblems,
      gap: known.gaps.get(row.id),
      fx: known.factors.get(row.id),
      share: total === undefined ? null : total / (netRoomArea * known.years),
    }
  })
}

/** The rows of a schedule in a variant that they are not edited in, as they are beside those of others. */
export const rowViews = <List extends RowList>(
  draft: ProjectDraft,
  list: List,
  { variant, kpis }: { readonly variant: string; readonly kpis: ProjectKpis | undefined },
): readonly RowView<List>[] =>
  viewsIn({ draft, list, variant }, knownOf(kpis, kindOf[list]), problemsOf(draft, variant)[list])

/** The rows of a schedule in a variant, each with its figures. */
export function useRowViews<List extends RowList>(
  list: List,
  draft: ProjectDraft,
  variant: string,
  kpis: ProjectKpis | undefined,
): readonly RowView<List>[] {
  const kind = kindOf[list]
  const known = useMemo(() => knownOf(kpis, kind), [kpis, kind])
  // the same for the figures that come a moment later
  const lacking = useMemo(() => problemsOf(draft, variant)[list], [draft, variant, list])
  const rows = useMemo(() => variedRows(draft, list, variant), [draft, list, variant])
  return useMemo(
    () => viewsIn({ draft, list, variant }, known, lacking, rows).map(shared),
    [draft, list, variant, known, lacking, rows],
  )
}

/** What figures are told by besides the rows: names of materials, and why one lacks. */
export type FigureBasis = {
  readonly nameOf: (material: string) => string
  readonly reasonOf: (reason: GapReason) => string
}

/** What the columns of figures are told by. */
export function useFigureBasis(kpis: Pick<ProjectKpis, 'byMaterial'> | undefined): FigureBasis {
  const named = useMemo(
    () => JSON.stringify(kpis?.byMaterial.map(({ material, name }) => [material, name]).toSorted() ?? []),
    [kpis],
  )
  const names = useMemo(() => new Map(JSON.parse(named) as [string, string][]), [named])
  const t = useTexts(resultsTexts)
  return useMemo(
    () => ({
      nameOf: (material) => names.get(material) ?? material,
      reasonOf: (reason) => t(`reason.${reason}`),
    }),
    [names, t],
  )
}

/** The largest share of all rows [kg CO₂e/(m²·a)], of every variant where they stand beside each other. */
export const largestShare = (views: readonly RowView<RowList>[]): number =>
  views.reduce(
    (most, { share, inVariants }) =>
      Math.max(most, inVariants ? largestShare(Object.values(inVariants)) : Math.abs(share ?? 0)),
    0,
  )

/** Whether something of a row is missing. */
export const hasGap = ({ problems, figures, isOut }: RowView<RowList>): boolean =>
  !isOut && (problems.length > 0 || figures?.total === null || figures?.complete.gwp === false)
