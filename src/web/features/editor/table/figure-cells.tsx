import { clsx } from 'clsx'
import { createContext, use } from 'react'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Column } from '../document/columns.ts'
import { editorTexts } from '../editor-texts.ts'
import type { Impact, TableFigures } from '../figures/row-figures.ts'
import { GridCell } from './grid-cell.tsx'
import css from './layer-table.module.css'
import { ShareBar } from './share-bar.tsx'

type ShownFigures = { readonly figures: TableFigures | undefined; readonly impact: Impact }

/** Figures of the rows. A context, so that new ones render only the cells that show them. */
export const FiguresContext = createContext<ShownFigures>({ figures: undefined, impact: 'gwp' })

type CellProps = { readonly row: string; readonly tabStop: Column | null }

/** Thermal resistance of a layer; none where it does not count. */
export function ResistanceCell({ row, tabStop }: CellProps) {
  const { figure } = useFormats()
  const own = use(FiguresContext).figures?.rows[row]
  const counted = own?.counted !== false
  return (
    <GridCell row={row} column="resistance" tabStop={tabStop} className={counted ? 'num' : 'num dim3'} explained>
      {counted ? figure('resistance', own?.resistance) : ABSENT}
    </GridCell>
  )
}

/** Service life that replacements are counted with: own value, position, or material; why is its title. */
export function ServiceLifeCell({ row, tabStop, own }: CellProps & { own: number | undefined }) {
  const t = useTexts(editorTexts)
  const { figure } = useFormats()
  const { life = null, isLifeOpen = false, lifeReason = '', enclosed } = use(FiguresContext).figures?.rows[row] ?? {}
  const isOwn = own !== undefined
  const notes = [isOwn && t('row.ownValue'), enclosed && t('row.enclosed'), lifeReason]
  const said = notes.filter(Boolean).join('; ')
  return (
    <GridCell row={row} column="serviceLife" tabStop={tabStop} className="num">
      <span className={clsx(isOwn && css.editable)} title={said}>
        {`${isLifeOpen && !isOwn ? '≥ ' : ''}${figure('years', own ?? life)}`}
        {enclosed && <span aria-hidden="true"> ◊</span>}
        <span className="sr"> {said}</span>
      </span>
    </GridCell>
  )
}

/** What a layer adds to the chosen indicator, and its share. */
export function ImpactCells({ row, tabStop, selected }: CellProps & { selected: boolean }) {
  const t = useTexts(editorTexts)
  const { figure } = useFormats()
  const { figures, impact } = use(FiguresContext)
  const own = figures?.rows[row]
  const missing = own !== undefined && !own.complete && own.impact !== null
  return (
    <>
      <GridCell row={row} column="impact" tabStop={tabStop} className="num" explained>
        {missing && (
          <span title={t('row.lowerBound')}>
            ≥<span className="sr"> {t('row.lowerBound')}</span>{' '}
          </span>
        )}
        {figure(impact === 'gwp' ? 'gwp' : 'primaryEnergy', own?.impact)}
      </GridCell>
      <GridCell row={row} column="share" tabStop={tabStop} className={css.shareColumn} explained>
        <ShareBar share={own?.share ?? null} largest={figures?.largestShare ?? 0} selected={selected} />
      </GridCell>
    </>
  )
}
