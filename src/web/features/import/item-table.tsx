import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { MAX_IMPORTED } from '#contract/imports.ts'
import { Button } from '#web/components/button.tsx'
import { SelectAll } from '#web/components/select-all.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './import.module.css'
import { importTexts } from './import-texts.ts'
import { ItemRow } from './item-row.tsx'
import { scaleOf } from './item-section.tsx'
import type { MaterialFor } from './model/constructions-to-send.ts'
import { changed, type ImportItem } from './model/import-items.ts'

const PAGE = 50

/** The constructions of the file. Long lists come in parts. */
export function ItemTable({
  items,
  materialFor,
  onItems,
}: {
  items: readonly ImportItem[]
  materialFor: MaterialFor
  onItems: (items: readonly ImportItem[]) => void
}) {
  const t = useTexts(importTexts)
  const [shown, setShown] = useState(PAGE)
  const scale = useMemo(() => scaleOf(items.slice(0, shown)), [items, shown])
  const chosen = items.filter((item) => item.chosen).length
  return (
    <section className="sec" aria-labelledby="import-constructions">
      <div className="sec-h">
        <h2 id="import-constructions">{t('constructions')}</h2>
        <span className="dim" role="status">
          {t('chosenOf', { chosen, total: items.length })}
        </span>
      </div>
      {items.length > MAX_IMPORTED && <p className="small dim">{t('mostAtOnce', { maximum: MAX_IMPORTED })}</p>}
      <table className={clsx('table', css.items)}>
        <thead>
          <tr>
            <th scope="col">
              <SelectAll
                label={t('chooseAll')}
                count={items.filter(({ chosen }) => chosen).length}
                all={Math.min(items.length, MAX_IMPORTED)}
                onChange={(chosen) =>
                  onItems(items.map((item, index) => ({ ...item, chosen: chosen && index < MAX_IMPORTED })))
                }
              />
            </th>
            <th scope="col">{t('section')}</th>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('type')}</th>
            <th scope="col" className="num">
              {t('thickness')}
            </th>
            <th scope="col">{t('order')}</th>
          </tr>
        </thead>
        <tbody>
          {items.slice(0, shown).map((item) => (
            <ItemRow
              key={item.key}
              item={item}
              scale={scale}
              materialFor={materialFor}
              change={(change) => onItems(changed(items, [item.key], () => change))}
            />
          ))}
        </tbody>
      </table>
      {items.length > shown && (
        <Button className={css.next} onClick={() => setShown(shown + PAGE)}>
          {t('more', { count: Math.min(PAGE, items.length - shown) })}
        </Button>
      )}
    </section>
  )
}
