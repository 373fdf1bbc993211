import { Link } from 'react-router'
import { Button } from '#web/components/button.tsx'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { useDrawn } from '../schedule/use-drawn.ts'
import css from './compare.module.css'
import { compareTexts } from './compare-texts.ts'
import type { ComparedVariant } from './compared-variant.ts'
import type { DifferingLine } from './differing.ts'

/** px per m: the same for all sections of the page. */
const STRIP = { scale: 200, height: 26, width: 128 } as const
/** Rows whose sections are drawn; the others are in the table. */
const MOST = 6

/** Rows whose construction is not the same in all columns. */
const rebuilt = (lines: readonly DifferingLine[]) =>
  lines
    .filter(({ rows }) => rows.some((row) => row?.construction !== rows[0]?.construction && row?.construction))
    .slice(0, MOST)

/** What a column has at the places where the columns differ, drawn in one scale. */
function Sections({
  variant,
  index,
  lines,
  reference,
}: {
  variant: ComparedVariant
  index: number
  lines: readonly DifferingLine[]
  reference: string
}) {
  const t = useTexts(compareTexts)
  const drawn = useDrawn(variant.project)
  return (
    <ul className={css.sections}>
      {rebuilt(lines).map(({ key, name, rows }) => {
        const row = rows[index]
        const isSame = index > 0 && row !== undefined && row.construction === rows[0]?.construction
        const layers = row?.construction === undefined ? undefined : drawn.get(row.construction)
        return (
          <li key={key}>
            <span title={name}>{name}</span>
            {layers ? <SectionStrip layers={layers} seed={row?.construction} {...STRIP} /> : <span>–</span>}
            <span className={css.makeup}>
              {row?.makeup ?? t('excluded')}{' '}
              {isSame && <span className="dim">{t('asReference', { name: reference })}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** The columns with their names and what they are built of where they differ. */
export function CompareHead({
  variants,
  lines,
  marks,
  onRemove,
}: {
  variants: readonly ComparedVariant[]
  lines: readonly DifferingLine[]
  /** A, B, C … */
  marks: readonly string[]
  onRemove: (key: string) => void
}) {
  const t = useTexts(compareTexts)
  const reference = variants[0]?.name ?? ''
  return (
    <thead>
      <tr>
        <td className={css.corner}>
          <p>{t('scale')}</p>
          <p>
            <span className={css.bestMark} aria-hidden="true" />
            {t('bestOfRow')}
          </p>
          <p>{t('percent', { name: reference })}</p>
        </td>
        {variants.map((variant, index) => (
          <th key={variant.key} scope="col">
            <div className={css.columnHead}>
              <span className="small dim">
                {t('variant', { mark: marks[index] ?? '' })}
                {index === 0 && `, ${t('reference')}`}
              </span>
              <Button
                look="quiet"
                size="s"
                icon="close"
                aria-label={t('remove', { name: variant.name })}
                onClick={() => onRemove(variant.key)}
              />
            </div>
            <div className={css.columnHead}>
              <Link to={paths.project.href(variant.projectId)}>{variant.name}</Link>
            </div>
            <Sections variant={variant} index={index} lines={lines} reference={reference} />
          </th>
        ))}
      </tr>
    </thead>
  )
}
