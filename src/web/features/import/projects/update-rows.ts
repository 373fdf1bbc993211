import { useMemo } from 'react'
import type { Project } from '#contract/projects.ts'
import type { ComparedList, FileChanges } from '#interchange/projects-in/file-changes.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { projectImportTexts } from './project-import-texts.ts'
import type { UpdateRow } from './update-table.tsx'

type Rows = Pick<Project, ComparedList | 'constructions' | 'openingTypes'>
type Told = ReadonlyMap<string, { readonly name: string; readonly amount: string }>

const joined = (parts: readonly (string | undefined)[], by: string) => parts.filter(Boolean).join(by)

/** Name and amount of each row of a project, by its id. */
function useTelling(): (rows: Rows) => Readonly<Record<ComparedList, Told>> {
  const t = useTexts(projectImportTexts)
  const { number } = useFormats()
  return useMemo(() => {
    const area = (value: number | null) => (value === null ? t('noArea') : `${number(value, 2, 2)}\u00a0m²`)
    const times = (count: number) => (count === 1 ? '' : `${number(count)}\u00a0×\u00a0`)
    const told = <Row extends { readonly id: string }>(
      rows: readonly Row[],
      nameOf: (row: Row) => string,
      amountOf: (row: Row) => string,
    ): Told => new Map(rows.map((row) => [row.id, { name: nameOf(row), amount: amountOf(row) }]))
    return ({ elements, openings, items, constructions, openingTypes }) => ({
      elements: told(
        elements,
        ({ id, code, name, construction, storey }) =>
          joined([joined([code, name ?? constructions[construction]?.name ?? id], ' '), storey], ', '),
        (row) => area(row.area === null ? null : row.area * (row.count ?? 1)),
      ),
      openings: told(
        openings,
        ({ id, name, type, storey }) => joined([name ?? openingTypes[type]?.name ?? id, storey], ', '),
        (row) =>
          row.width !== undefined && row.height !== undefined
            ? `${times(row.count ?? 1)}${number(row.width, 2, 2)} × ${number(row.height, 2, 2)}\u00a0m`
            : area(row.area ?? null),
      ),
      items: told(
        items,
        ({ name }) => name,
        ({ quantity, unit }) => `${number(quantity)}\u00a0${t(`unit.${unit}`)}`,
      ),
    })
  }, [t, number])
}

/** The rows that each kind of change is about, as they are shown. */
export function useUpdateRows(project: Rows, proposed: Rows, changes: FileChanges) {
  const telling = useTelling()
  return useMemo(() => {
    const [own, now] = [telling(project), telling(proposed)]
    const rowsOf = (list: ComparedList) => {
      const { added, changed, gone } = changes[list]
      const before = (id: string) => own[list].get(id)
      const after = (id: string) => now[list].get(id)
      return {
        changed: changed.map(
          ({ row, proposed: id }): UpdateRow => ({
            id: row,
            name: before(row)?.name ?? row,
            before: before(row)?.amount ?? '',
            after: after(id)?.amount ?? '',
          }),
        ),
        added: added.map((id): UpdateRow => ({ id, name: after(id)?.name ?? id, after: after(id)?.amount ?? '' })),
        gone: gone.map((id): UpdateRow => ({ id, name: before(id)?.name ?? id, before: before(id)?.amount ?? '' })),
      }
    }
    return { elements: rowsOf('elements'), openings: rowsOf('openings'), items: rowsOf('items') }
  }, [telling, project, proposed, changes])
}
