import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import type { LinkedBuilding } from '#contract/project-links.ts'
import type { RowKind } from '#vocabulary/projects.ts'
import { Button } from '#web/components/button.tsx'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { projectTexts } from '../projects-texts.ts'
import { type RowKey, rowKeyOf } from '../results/project-rows.ts'
import css from './linked-project.module.css'
import { linkedProjectTexts } from './linked-project-texts.ts'

type Figures = ProjectKpis['rows'][number]
/** px per m, and room [px]: the thickest of usual constructions fills it. */
export const STRIP = { scale: 150, width: 92, height: 22 } as const
/** Rows that are listed at first: a building may have thousands. */
const FIRST = 200

type Listed = {
  readonly key: RowKey
  readonly figures: Figures | undefined
  /** Number, name and makeup, then amounts, as far as the list has them. */
  readonly cells: readonly ReactNode[]
}
type Head = { readonly title: string; readonly unit?: string; readonly look?: string | undefined }

type List = { readonly title: string; readonly heads: readonly Head[]; readonly rows: readonly Listed[] }

/** A list without columns that nothing stands in. */
function withoutEmptyColumns({ title, heads, rows }: List): List {
  const isUsed = heads.map((_, index) => rows.some(({ cells }) => Boolean(cells[index])))
  return {
    title,
    heads: heads.filter((_, index) => isUsed[index]),
    rows: rows.map((row) => ({ ...row, cells: row.cells.filter((_, index) => isUsed[index]) })),
  }
}

function useListed({ project, kpis }: { project: LinkedBuilding; kpis: ProjectKpis }) {
  const t = useTexts(projectTexts)
  const own = useTexts(linkedProjectTexts)
  const { number } = useFormats()
  const figuresOf = new Map(kpis.rows.map((row) => [rowKeyOf(row), row]))
  const rowOf = (kind: RowKind, id: string, cells: (figures: Figures | undefined) => readonly ReactNode[]): Listed => {
    const key = rowKeyOf({ kind, id })
    const figures = figuresOf.get(key)
    return { key, figures, cells: cells(figures) }
  }
  const square = (value: number | null | undefined) =>
    value === null || value === undefined ? t('noArea') : number(value, 2, 2)
  const lists = [
    {
      title: t('elements'),
      heads: [
        { title: t('column.section'), look: css.wide },
        { title: t('column.code') },
        { title: t('column.name') },
        { title: t('column.construction') },
        { title: t('column.storey'), look: css.wide },
        { title: t('column.area'), unit: 'm²', look: 'num' },
      ],
      rows: project.elements.map((row) =>
        rowOf('element', row.id, (figures) => {
          const construction = project.constructions[row.construction]
          return [
            <SectionStrip key="section" layers={construction?.layers ?? []} {...STRIP} seed={row.construction} />,
            row.code,
            row.name,
            construction && [construction.code, construction.name].filter(Boolean).join(' '),
            row.storey,
            square(figures?.area),
          ]
        }),
      ),
    },
    {
      title: t('openings'),
      heads: [
        { title: t('column.opening') },
        { title: t('column.type') },
        { title: t('column.count'), look: clsx('num', css.wide) },
        { title: t('column.area'), unit: 'm²', look: 'num' },
      ],
      rows: project.openings.map((row) =>
        rowOf('opening', row.id, (figures) => [
          row.name,
          project.openingTypes[row.type]?.name,
          number(row.count ?? 1),
          square(figures?.area),
        ]),
      ),
    },
    {
      title: t('items'),
      heads: [{ title: t('column.item') }, { title: own('amount'), look: 'num' }],
      rows: project.items.map((row) =>
        rowOf('item', row.id, () => [row.name, `${number(row.quantity)}\u00a0${t(`unit.${row.unit}`)}`]),
      ),
    },
  ] satisfies readonly List[]
  return lists.filter(({ rows }) => rows.length > 0).map(withoutEmptyColumns)
}

function Figure({ head: { title, unit, look } }: { head: Head }) {
  return (
    <th scope="col" className={look}>
      {title} {unit !== undefined && <span className="unit">{unit}</span>}
    </th>
  )
}

function RowTable({
  title,
  heads,
  rows,
  marked,
  perYear,
}: {
  title: string
  heads: readonly Head[]
  rows: readonly Listed[]
  marked: ReadonlySet<RowKey>
  /** Net room area times years. */
  perYear: number
}) {
  const t = useTexts(projectTexts)
  const { figure, number } = useFormats()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, FIRST)
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{title}</h2>
        <span className="small dim">{t('rows', { count: rows.length })}</span>
      </div>
      <table className="table">
        <caption className="sr">{title}</caption>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <Figure key={index} head={head} />
            ))}
            <Figure head={{ title: t('column.costGroup'), look: css.wide }} />
            <Figure head={{ title: 'U', unit: 'W/(m²K)', look: clsx('num', css.wide) }} />
            <Figure head={{ title: 'GWP', unit: 'kg/(m²a)', look: 'num' }} />
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, figures, cells }) => (
            <tr key={key} className={clsx(marked.has(key) && css.on)}>
              {cells.map((cell, index) => (
                <td key={index} className={heads[index]?.look}>
                  {cell}
                </td>
              ))}
              <td className={css.wide}>{figures?.costGroup}</td>
              <td className={clsx('num', css.wide)}>{figure('uValue', figures?.uValue)}</td>
              <td className="num">
                <b>{figures?.total ? number(figures.total.gwp / perYear, 2, 2) : ABSENT}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <Button className={css.more} onClick={() => setWhole(true)}>
          {t('showAll', { count: rows.length })}
        </Button>
      )}
    </section>
  )
}

/** The rows of a linked building with their figures. @param marked - rows that are highlighted, or shown alone */
export function LinkedRows({
  project,
  kpis,
  marked,
}: {
  project: LinkedBuilding
  kpis: ProjectKpis
  marked: readonly RowKey[]
}) {
  const lists = useListed({ project, kpis })
  const keys = new Set(marked)
  return lists.map((list) => (
    <RowTable
      key={list.title}
      {...list}
      marked={keys}
      perYear={project.areas.netRoomArea * kpis.referenceStudyPeriod}
    />
  ))
}
