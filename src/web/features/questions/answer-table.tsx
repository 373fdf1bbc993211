import { clsx } from 'clsx'
import { Link } from 'react-router'
import type { ConstructionListItem } from '#contract/constructions.ts'
import { Icon } from '#web/components/icon.tsx'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import type { QuestionSort } from '#web/resources/constructions/questions.ts'
import css from './questions.module.css'
import { questionsTexts } from './questions-texts.ts'

/** Room for a section [px]. */
const STRIP = { width: 168, height: 26 } as const

const columns = ['uValue', 'gwp', 'thickness'] as const

function SortHead({
  column,
  sort,
  onSort,
}: {
  column: 'name' | 'updatedAt' | (typeof columns)[number]
  sort: QuestionSort
  onSort: (sort: QuestionSort) => void
}) {
  const t = useTexts(questionsTexts)
  const isActive = sort === column || sort === `-${column}`
  const falling = sort.startsWith('-')
  const figure = columns.find((one) => one === column)
  return (
    <th
      scope="col"
      className={figure ? 'num' : undefined}
      aria-sort={isActive ? (falling ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" onClick={() => onSort(sort === column ? `-${column}` : column)}>
        {figure ? t(`kind.${figure}`) : t(column === 'name' ? 'name' : 'updatedAt')}
        {figure && <span className="unit">{quantities[figure].unit}</span>}
        {isActive && <Icon name={falling ? 'descending' : 'ascending'} />}
      </button>
    </th>
  )
}

/** What a question has found. The name opens it. */
export function AnswerTable({
  items,
  sort,
  onSort,
}: {
  items: readonly ConstructionListItem[]
  sort: QuestionSort
  onSort: (sort: QuestionSort) => void
}) {
  const t = useTexts(questionsTexts)
  const common = useTexts(commonTexts)
  const { figure, recent } = useFormats()
  const thickest = Math.max(0.1, ...items.map(({ thickness }) => thickness))
  return (
    <div className={css.scroll}>
      <table className={clsx('table', css.found)}>
        <caption className="sr">{t('results')}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.unsorted}>
              {t('strip')}
            </th>
            <SortHead column="name" sort={sort} onSort={onSort} />
            <th scope="col" className={css.unsorted}>
              {t('kind.type')}
            </th>
            {columns.map((column) => (
              <SortHead key={column} column={column} sort={sort} onSort={onSort} />
            ))}
            <SortHead column="updatedAt" sort={sort} onSort={onSort} />
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>
                <SectionStrip
                  layers={item.section.map((layer) => ({ ...layer, framing: layer.framing ?? undefined }))}
                  scale={(STRIP.width - 2) / thickest}
                  height={STRIP.height}
                  width={STRIP.width}
                  seed={item.id}
                />
              </td>
              <td className={css.name}>
                <Link to={paths.construction.href(item.ownership, item.id)}>{item.name}</Link>
                <span className="small dim">{[item.code, item.owner.name].filter(Boolean).join(' · ')}</span>
              </td>
              <td>{common(`type.${item.type}`)}</td>
              <td className="num" data-l={t('kind.uValue')}>
                {figure('uValue', item.uValue)}
              </td>
              <td className="num" data-l={t('kind.gwp')}>
                {!item.complete && item.gwp !== null && (
                  <>
                    <span aria-hidden="true">≥ </span>
                    <span className="sr">{t('lowerBound')} </span>
                  </>
                )}
                {figure('gwp', item.gwp)}
              </td>
              <td className="num" data-l={t('kind.thickness')}>
                {figure('thickness', item.thickness)}
              </td>
              <td className="nowrap" data-l={t('updatedAt')}>
                {recent(item.updatedAt)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
