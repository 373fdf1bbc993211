import { clsx } from 'clsx'
import { createContext, memo, use, useSyncExternalStore } from 'react'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Column } from '../document/columns.ts'
import { editorTexts } from '../editor-texts.ts'
import { NewestContext, nowhere } from '../figures/following.tsx'
import { type Impact, type RowFigures, type TableFigures, tableFigures } from '../figures/row-figures.ts'
import { GridCell } from './grid-cell.tsx'
import css from './layer-table.module.css'
import { ShareBar } from './share-bar.tsx'

type ShownFigures = { readonly figures: TableFigures | undefined; readonly impact: Impact }

/** Figures of the rows. A context, so that new ones render only the cells that show them. */
export const FiguresContext = createContext<ShownFigures>({ figures: undefined, impact: 'gwp' })

type CellProps = { readonly row: string; readonly tabStop: Column | null }

/** A figure of a row that follows each result in the frame of the keystroke, as long as there are figures at all. */
function useFollowing(row: string, write: (own: RowFigures | undefined) => string): string {
  const { figures, impact } = use(FiguresContext)
  const newest = use(NewestContext)
  return useSyncExternalStore(newest?.subscribe ?? nowhere, () => {
    const told = figures && newest?.get().shown
    const table = told ? tableFigures(told.result, told.input.keys, impact) : figures
    return write(table?.rows[row])
  })
}

/** Thermal resistance of a layer; none where it does not count. */
export function ResistanceCell({ row, tabStop }: CellProps) {
  const { figure } = useFormats()
  const counted = use(FiguresContext).figures?.rows[row]?.counted !== false
  const text = useFollowing(row, (own) => figure('resistance', own?.resistance))
  return (
    <GridCell
      row={row}
      column="resistance"
      tabStop={tabStop}
      className={counted ? 'num' : 'num dim3'}
      explained
      contained
    >
      {counted ? text : ABSENT}
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
  const years = `${isLifeOpen && !isOwn ? '≥ ' : ''}${figure('years', own ?? life)}`
  return <ServiceLife {...{ row, tabStop, years, said, isOwn }} enclosed={enclosed === true} />
}

const ServiceLife = memo(function ServiceLife({
  row,
  tabStop,
  years,
  said,
  isOwn,
  enclosed,
}: CellProps & Record<'years' | 'said', string> & Record<'isOwn' | 'enclosed', boolean>) {
  return (
    <GridCell row={row} column="serviceLife" tabStop={tabStop} className="num">
      <span className={clsx(isOwn && css.editable)} title={said}>
        {years}
        {enclosed && <span aria-hidden="true"> ◊</span>}
        <span className="sr"> {said}</span>
      </span>
    </GridCell>
  )
})

function AtLeast({ text }: { text: string }) {
  const t = useTexts(editorTexts)
  return (
    <>
      <span title={t('row.lowerBound')}>
        ≥<span className="sr"> {t('row.lowerBound')}</span>{' '}
      </span>
      {text}
    </>
  )
}

/** What a layer adds to the chosen indicator. */
export function ImpactCell({ row, tabStop }: CellProps) {
  const { figure } = useFormats()
  const { figures, impact } = use(FiguresContext)
  const own = figures?.rows[row]
  const missing = own !== undefined && !own.complete && own.impact !== null
  const text = useFollowing(row, (now) => figure(impact === 'gwp' ? 'gwp' : 'primaryEnergy', now?.impact))
  return (
    <GridCell row={row} column="impact" tabStop={tabStop} className="num" explained contained>
      {missing ? <AtLeast text={text} /> : text}
    </GridCell>
  )
}

/** Its share of the indicator. */
export const ShareCell = ({ row, tabStop, selected }: CellProps & { selected: boolean }) => (
  <GridCell row={row} column="share" tabStop={tabStop} className={css.shareColumn} explained>
    <Share row={row} selected={selected} />
  </GridCell>
)

/** Every layer's changes with each of them, so that the bars follow after the paint as all charts do. */
function Share({ row, selected }: { row: string; selected: boolean }) {
  const { figures } = use(FiguresContext)
  return <ShareBar share={figures?.rows[row]?.share ?? null} largest={figures?.largestShare ?? 0} selected={selected} />
}
