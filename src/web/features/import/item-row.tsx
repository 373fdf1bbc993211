import { constructionTypes } from '#vocabulary/constructions.ts'
import { Button } from '#web/components/button.tsx'
import { Checkbox } from '#web/components/option.tsx'
import { Select } from '#web/components/select.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import css from './import.module.css'
import { importTexts } from './import-texts.ts'
import { ItemGaps } from './item-gaps.tsx'
import { ItemSection } from './item-section.tsx'
import { lossesOf, type MaterialFor } from './model/constructions-to-send.ts'
import { type ImportItem, orderOf, plannedLayers } from './model/import-items.ts'

type RowProps = {
  readonly item: ImportItem
  readonly scale: number
  readonly materialFor: MaterialFor
  readonly change: (change: Partial<ImportItem>) => void
}

/** Which end lies outside, how that is known, and the button that turns it. */
function Order({ item, change }: Pick<RowProps, 'item' | 'change'>) {
  const t = useTexts(importTexts)
  const layers = plannedLayers(item)
  const nameAt = (index: number) => layers.at(index)?.layer.material.name ?? ''
  return (
    <>
      <span className="small">{t('outsideFirst', { outside: nameAt(0), inside: nameAt(-1) })}</span>
      <span className="row">
        <span className="small dim">{t(item.reversed ? 'order.reversed' : `order.${orderOf(item).basis}`)}</span>
        <Button
          size="xs"
          aria-label={t('reverseOf', { name: item.name })}
          aria-pressed={item.reversed}
          onClick={() => change({ reversed: !item.reversed })}
        >
          {t('reverse')}
        </Button>
      </span>
    </>
  )
}

/** One construction of the file: whether it is taken, its name, type, section and order. */
export function ItemRow({ item, scale, materialFor, change }: RowProps) {
  const t = useTexts(importTexts)
  const common = useTexts(commonTexts)
  const { withUnit } = useFormats()
  const { name } = item.source
  const layers = plannedLayers(item)
  const known = layers.every(({ thickness }) => thickness !== undefined)
  const thickness = layers.reduce((sum, one) => sum + (one.thickness ?? 0), 0)
  const lost = lossesOf(item, materialFor).length
  return (
    <>
      <tr className={item.chosen ? undefined : css.off}>
        <td>
          <Checkbox
            aria-label={t('choose', { name })}
            checked={item.chosen}
            onChange={({ target }) => change({ chosen: target.checked })}
          />
        </td>
        <td className={css.strip}>
          <ItemSection item={item} scale={scale} materialFor={materialFor} />
        </td>
        <td className={css.name}>
          <input
            className="input"
            aria-label={t('nameOf', { name })}
            value={item.name}
            maxLength={120}
            aria-invalid={item.name.trim() === '' || undefined}
            data-gap={(item.chosen && item.name.trim() === '') || undefined}
            onChange={({ target }) => change({ name: target.value })}
          />
          <span className="small dim">
            {t('layers', { count: layers.length })}
            {lost > 0 && `, ${t('lostHere', { count: lost })}`}
          </span>
        </td>
        <td>
          <Select
            aria-label={t('typeOf', { name })}
            value={item.type}
            onChange={({ target }) => {
              const type = constructionTypes.find((one) => one === target.value)
              if (type) change({ type, reversed: false })
            }}
          >
            {constructionTypes.map((type) => (
              <option key={type} value={type}>
                {common(`type.${type}`)}
              </option>
            ))}
          </Select>
        </td>
        <td className="num">{known ? withUnit('thickness', thickness) : '–'}</td>
        <td className={css.order}>
          <Order item={item} change={change} />
        </td>
      </tr>
      {item.chosen && item.source.layers.some((layer) => layer.thickness === undefined) && (
        <tr className={css.more}>
          <td />
          <td colSpan={5}>
            <ItemGaps item={item} change={change} />
          </td>
        </tr>
      )}
    </>
  )
}
