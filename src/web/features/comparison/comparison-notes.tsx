import { Icon } from '#web/components/icon.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { comparisonTexts } from './comparison-texts.ts'
import type { View } from './view.ts'

/** What should be known before comparing: different elements, one release for all, data that is missing. */
export function ComparisonNotes({ view: { comparison, columns } }: { view: View }) {
  const t = useTexts(comparisonTexts)
  if (comparison.warnings.length === 0) return null
  const nameOf = (path: string | null) => {
    const item = comparison.items[Number(/^\/items\/(\d+)$/.exec(path ?? '')?.[1] ?? Number.NaN)]
    return columns.find((column) => column.item.id === item?.id)?.mark
  }
  return (
    <section className="cmp-notes" aria-label={t('warnings')}>
      <div className="alert w">
        <Icon name="warning" />
        <ul className="grow">
          {comparison.warnings.map(({ code, path, message }) => {
            const name = nameOf(path)
            return <li key={`${code} ${path}`}>{name === undefined ? message : t('warningOf', { name, message })}</li>
          })}
        </ul>
      </div>
    </section>
  )
}
