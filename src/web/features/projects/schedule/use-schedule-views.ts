import { useMemo, useState } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { ProjectDraft, RowDraft, RowList } from '../document/draft.ts'
import { projectTexts } from '../projects-texts.ts'
import { type RowView, rowViews, useFigureBasis, useRowViews, viewKeeper } from './row-view.ts'

/** A variant that has columns of its own. */
export type ShownVariant = {
  readonly id: string
  readonly name: string
  /** Of its sum: whether what lacks can only add to it. */
  readonly bound: 'lower' | 'unknown' | null
}

/** Figures of the variants that stand beside each other; null where one alone is shown. */
export type Beside = ReadonlyMap<string, ProjectKpis> | null

/** A row of the schedule with what it is in each variant that has it. */
function besideEachOther<List extends RowList>(
  row: RowDraft[List],
  inVariants: Readonly<Record<string, RowView<List>>>,
): RowView<List> {
  const base = inVariants[BASE_VARIANT]
  if (base) return { ...base, inVariants }
  // a row of other variants alone: the base has neither it nor its figures
  return {
    row,
    own: {},
    isOut: false,
    figures: undefined,
    problems: [],
    gap: undefined,
    fx: undefined,
    share: null,
    inVariants,
  }
}

/** The rows of all variants, each once; null where one variant alone is shown. */
function useAllViews<List extends RowList>(draft: ProjectDraft, list: List, beside: Beside) {
  const [shared] = useState(viewKeeper)
  return useMemo(() => {
    if (!beside) return null
    const ids = [BASE_VARIANT, ...draft.variants.map(({ id }) => id)]
    const byRow = new Map<string, Record<string, RowView<List>>>()
    for (const variant of ids)
      for (const view of rowViews(draft, list, { variant, kpis: beside.get(variant) }))
        byRow.set(view.row.id, { ...byRow.get(view.row.id), [variant]: view })
    const rows = draft[list] as readonly RowDraft[List][]
    return rows.map((row) => shared(besideEachOther(row, byRow.get(row.id) ?? {})))
  }, [draft, list, beside, shared])
}

/** The rows of a schedule, as the variant on screen has them or with all variants beside each other. */
export function useScheduleViews<List extends RowList>(
  list: List,
  draft: ProjectDraft,
  {
    variant,
    kpis,
    beside,
  }: { readonly variant: string; readonly kpis: ProjectKpis | undefined; readonly beside: Beside },
) {
  const t = useTexts(projectTexts)
  const one = useRowViews(list, draft, variant, kpis)
  const all = useAllViews(draft, list, beside)
  const told = useMemo(
    () => (beside ? { byMaterial: [...beside.values()].flatMap(({ byMaterial }) => byMaterial) } : null),
    [beside],
  )
  const basis = useFigureBasis(told ?? kpis)
  const variants = useMemo(
    (): readonly ShownVariant[] =>
      beside
        ? [{ id: BASE_VARIANT, name: t('base') }, ...draft.variants].map(({ id, name }) => ({
            id,
            name,
            bound: beside.get(id)?.bound.gwp ?? null,
          }))
        : [],
    [beside, draft.variants, t],
  )
  return { views: all ?? one, basis, variants, variant: beside ? BASE_VARIANT : variant }
}
