import { useState } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { costGroupLabel } from '#vocabulary/cost-groups.ts'
import { stageName } from '#web/charts/stage-looks.ts'
import { Button } from '#web/components/button.tsx'
import { Segments } from '#web/components/segments.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { type Marking, useMark } from './marking.ts'
import type { NamedRow, RowKey } from './project-rows.ts'
import css from './results.module.css'
import { resultsTexts } from './results-texts.ts'
import { useNumbers } from './use-numbers.ts'

const rankings = ['row', 'material', 'costGroup', 'module'] as const
type Ranking = (typeof rankings)[number]

/** Lines that are shown before all are asked for. */
const FIRST = 25
const BAR = 84

type Ranked = { readonly key: string; readonly name: string; readonly gwp: number; readonly rows: readonly RowKey[] }

const withMaterial = (rows: readonly NamedRow[], material: string) =>
  rows.filter(({ figures }) => figures.materials?.some((one) => one.material === material)).map(({ key }) => key)

/** Everything of one kind by climate change, the most first, with its share and the share of all before it. */
export function SpotList({ kpis, rows, marking }: { kpis: ProjectKpis; rows: readonly NamedRow[]; marking: Marking }) {
  const t = useTexts(resultsTexts)
  const locale = useLocale()
  const { fixed } = useNumbers()
  const mark = useMark(marking)
  const [ranking, setRanking] = useState<Ranking>('row')
  const [all, setAll] = useState(false)
  const lists: Readonly<Record<Ranking, () => Ranked[]>> = {
    row: () =>
      rows.flatMap(({ key, name, figures }) =>
        figures.total ? [{ key, name, gwp: figures.total.gwp, rows: [key] }] : [],
      ),
    material: () =>
      kpis.byMaterial.map(({ material, name, gwp }) => ({
        key: material,
        name,
        gwp,
        rows: withMaterial(rows, material),
      })),
    costGroup: () =>
      kpis.byMainCostGroup.map(({ costGroup, gwp }) => ({
        key: costGroup,
        name: costGroupLabel(costGroup, locale),
        gwp,
        rows: rows
          .filter(({ figures }) => figures.costGroup.slice(0, 2) === costGroup.slice(0, 2))
          .map(({ key }) => key),
      })),
    module: () =>
      kpis.byModule
        .filter(({ module }) => module !== 'D')
        .map(({ module, gwp }) => ({ key: module, name: stageName(module), gwp, rows: [] })),
  }
  const ranked = lists[ranking]().toSorted((one, other) => other.gwp - one.gwp)
  const sum = ranked.reduce((before, { gwp }) => before + Math.max(0, gwp), 0)
  const most = Math.max(1e-9, ...ranked.map(({ gwp }) => Math.abs(gwp)))
  const shown = all ? ranked : ranked.slice(0, FIRST)
  const upTo = ranked.map(
    (
      (before) =>
      ({ gwp }: Ranked) =>
        (before += Math.max(0, gwp))
    )(0),
  )
  return (
    <>
      <Segments
        label={t('spots.by')}
        value={ranking}
        segments={rankings.map((value) => ({ value, label: t(`by.${value}`) }))}
        onChange={setRanking}
      />
      <table className="rt2">
        <caption className="sr">{t('spots.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`by.${ranking}`)}</th>
            <td className={css.barCell} />
            <th scope="col" className="num">
              kg CO<sub>2</sub>e
            </th>
            <th scope="col" className="num">
              {t('spots.share')} %
            </th>
            <th scope="col" className="num">
              {t('spots.cumulated')} %
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, name, gwp, rows: own }, index) => {
            const before = upTo[index] ?? 0
            return (
              <tr key={key}>
                <th scope="row">
                  {own.length > 0 ? (
                    <button type="button" className="plain" {...mark(own)}>
                      {name}
                    </button>
                  ) : (
                    name
                  )}
                </th>
                <td className={css.barCell}>
                  <svg width={BAR} height="8" aria-hidden="true">
                    <rect className="inkf" x="0" y="1" width={(BAR * Math.abs(gwp)) / most} height="6" />
                  </svg>
                </td>
                <td className="num">{fixed(gwp, 0)}</td>
                <td className="num">{fixed(sum > 0 ? (gwp / sum) * 100 : 0, 1)}</td>
                <td className="num">{fixed(sum > 0 ? (before / sum) * 100 : 0, 1)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {ranked.length > FIRST && (
        <Button look="quiet" size="s" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('first.fewer') : t('first.more', { count: ranked.length - FIRST })}
        </Button>
      )}
    </>
  )
}
