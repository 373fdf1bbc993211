import { clsx } from 'clsx'
import css from './library.module.css'
import '#web/styles/drawing.css'
import type { ComponentProps } from 'react'
import { NothingDrawn } from '#web/components/fetch-states.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { ScaleLines } from './construction-strip.tsx'
import { ListColumns } from './library-table.tsx'
import { libraryTexts } from './library-texts.ts'
import { STRIP_COLUMN, stripScale } from './strip-scale.ts'

const emptyScale = stripScale([])
/** Widths of strip [px] and name [%] of the placeholder rows. */
const placeholders = [
  [190, 70],
  [150, 86],
  [210, 60],
  [120, 78],
  [170, 66],
  [200, 74],
] as const

/** Rows that stand where the list will be, with the scale lines in place. */
export function ListSkeleton() {
  const t = useTexts(libraryTexts)
  return (
    <>
      <table className={clsx('table', css.table, css.waiting)} aria-busy="true">
        <caption className="sr">{t('loading')}</caption>
        <ListColumns />
        <tbody>
          {placeholders.map(([strip, name]) => (
            <tr key={strip}>
              <td />
              <td className={css.strip}>
                <svg width={STRIP_COLUMN.width} height="63" aria-hidden="true">
                  <ScaleLines {...emptyScale} />
                  <rect x={STRIP_COLUMN.left} y="13" width={strip} height="38" className="skr" />
                </svg>
              </td>
              <td>
                <div className="sk" style={{ width: `${name}%` }} />
                <div className={clsx('sk', css.waitingSmall)} />
              </td>
              <td className={css.type}>
                <div className="sk" style={{ width: 72 }} />
              </td>
              {['u', 'gwp', 'mm'].map((column) => (
                <td key={column} className={clsx('num', css.figure)}>
                  <div className={clsx('sk', css.waitingFigure)} />
                </td>
              ))}
              <td className={css.wide} />
              <td className={css.wide} />
              <td className={css.owner}>
                <div className="sk" style={{ width: 64 }} />
              </td>
              <td>
                <div className={clsx('sk', css.waitingFigure)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="sr" role="status">
        {t('loading')}
      </p>
    </>
  )
}

/** An empty section on the scale of the list with its dimension, and the next step. */
export const EmptyList = (props: Omit<ComponentProps<typeof NothingDrawn>, 'frames' | 'behind'>) => (
  <NothingDrawn
    className={css.empty}
    frames={[[4, 250]]}
    behind={<ScaleLines {...emptyScale} height={86} />}
    {...props}
  />
)
