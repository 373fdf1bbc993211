import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Select } from '#web/components/select.tsx'
import { type Formats, useFormats } from '#web/lib/format.ts'
import { type TextsIn, useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { materialQuery } from '#web/resources/materials/material-queries.ts'
import css from './comparison.module.css'
import { comparisonTexts } from './comparison-texts.ts'
import type { Column } from './view.ts'

type Words = { readonly t: TextsIn<typeof comparisonTexts>; readonly formats: Formats }

/** What was adapted and what that made of U and the thickness, or why nothing could be; nothing as drawn. */
export function adaptedText(
  { made, item, drawn }: Column,
  { t, formats }: Words,
): readonly [string, string] | undefined {
  if (!made) return undefined
  const { figure } = formats
  const { layer, from, to, reason, nearest, quantity } = made
  if (reason !== null || layer === null || to === null) {
    const why = t(`equal.${reason ?? 'noLayer'}`)
    return [why, nearest === null ? '' : t('equal.nearest', { value: figure(quantity, nearest) })]
  }
  return [
    t('equal.layer', {
      number: layer + 1,
      name: drawn.layers[layer]?.name ?? '',
      from: figure('thickness', from),
      to: figure('thickness', to),
    }),
    t('equal.change', {
      before: figure('uValue', drawn.uValue),
      after: figure('uValue', item.uValue),
      thickness: formats.difference('thickness', (item.thickness ?? 0) - (drawn.thickness ?? 0)),
    }),
  ]
}

/** Closer than this a layer is as thick as it is sold [m]. */
const SAME = 5e-5

/** What is sold next to the thickness that makes it equal; a line is kept free until that is known. */
function Sold({ layer, thickness, column: { drawn } }: { layer: number; thickness: number; column: Column }) {
  const t = useTexts(comparisonTexts)
  const { figure } = useFormats()
  const locale = useLocale()
  const { data } = useQuery({ ...materialQuery(drawn.layers[layer]?.materialId ?? '', null, locale), retry: false })
  const sold = data?.marketThicknesses ?? []
  // what lies between members is cut or blown
  if (drawn.section[layer]?.framing || (data && sold.length === 0)) return null
  const below = sold.findLast((one) => one <= thickness + SAME)
  const above = sold.find((one) => one >= thickness - SAME)
  const next = below === above ? [] : [below, above].filter((one) => one !== undefined)
  if (data && next.length === 0) return null
  const text = t(next.length > 1 ? 'equal.sold' : below === undefined ? 'equal.soldFrom' : 'equal.soldTo', {
    first: figure('thickness', next[0]),
    second: figure('thickness', next[1]),
  })
  return <span className={clsx(css.adaptedTo, 'dim')}>{data ? text : '\u00a0'}</span>
}

/** The same below the section of a column, with the choice of another layer. */
export function Adapted({ column, onLayer }: { column: Column; onLayer: (layer: number) => void }) {
  const t = useTexts(comparisonTexts)
  const formats = useFormats()
  const told = adaptedText(column, { t, formats })
  if (!told) return null
  const [what, made] = told
  const { adaptable = [], layer = null, to = null } = column.made ?? {}
  return (
    <>
      <p className="small">
        <b className={column.isUnequal ? undefined : css.adapted}>{what}</b>
        <span className={css.adaptedTo}>{made}</span>
        {layer !== null && to !== null && <Sold layer={layer} thickness={to} column={column} />}
      </p>
      {adaptable.length > 0 && (
        <div className={clsx(css.adapt, css.noPrint)}>
          <Select
            width={264}
            aria-label={t('equal.adapt', { name: column.mark })}
            value={layer ?? ''}
            onChange={({ target }) => onLayer(Number(target.value))}
          >
            {layer === null && <option value="">{t('equal.adapt.none')}</option>}
            {adaptable.map((index) => (
              <option key={index} value={index}>
                {index + 1} {column.drawn.layers[index]?.name}
              </option>
            ))}
          </Select>
        </div>
      )}
    </>
  )
}
