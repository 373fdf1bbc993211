import { Icon } from '#web/components/icon.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './comparison.module.css'
import { comparisonTexts } from './comparison-texts.ts'
import type { ComparedItem } from './figure-rows.ts'
import type { View } from './view.ts'

/** Names of the layers that the balance lacks. */
const missingLayers = (item: ComparedItem) => {
  const layers = item.indicators.find(({ module }) => module === 'total')?.missing.map(({ layer }) => layer) ?? []
  return [...new Set(layers)].flatMap((layer) => item.layers[layer]?.name ?? [])
}

/** What should be known before comparing: different elements, one release for all, data that is missing. */
export function ComparisonNotes({ view: { comparison, columns } }: { view: View }) {
  const t = useTexts(comparisonTexts)
  if (comparison.warnings.length === 0) return null
  const columnOf = (path: string | null) => {
    const item = comparison.items[Number(/^\/items\/(\d+)$/.exec(path ?? '')?.[1] ?? Number.NaN)]
    return columns.find((column) => column.item.id === item?.id)
  }
  return (
    <section className={css.notes} aria-label={t('warnings')}>
      <div className="alert w">
        <Icon name="warning" />
        <ul className="grow">
          {comparison.warnings.map(({ code, path, message }) => {
            const column = columnOf(path)
            const missing = column ? missingLayers(column.item) : []
            return (
              <li key={`${code} ${path}`}>
                {column ? t('warningOf', { name: column.mark, message }) : message}
                {missing.length > 0 && ` ${t('missingLayers', { names: missing.join(', ') })}`}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
