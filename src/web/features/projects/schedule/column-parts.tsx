import { createContext, useContext } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { ABSENT, type Formats } from '#web/lib/format.ts'
import type { TextsIn } from '#web/lib/i18n/catalogue.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import type { ProjectDraft, RowList } from '../document/draft.ts'
import { cellReader } from '../document/row-cells.ts'
import type { projectTexts } from '../projects-texts.ts'
import { ListChoice } from '../sheet/cell-choice.tsx'
import type { Choice, SheetColumn } from '../sheet/sheet-types.ts'
import type { FigureBasis, RowView } from './row-view.ts'
import css from './schedule.module.css'

export type Texts = TextsIn<typeof projectTexts>

/**
 * The largest share of all rows [kg CO₂e/(m²·a)], beside React: where it changes, the bars alone are drawn anew, and no tree
 * is searched for them.
 */
export const LargestShare = createContext(createStore(0))

function Bar({ share }: { share: number }) {
  const largest = useStore(useContext(LargestShare))
  return <span className={css.bar} style={{ backgroundSize: `${largest > 0 ? (share / largest) * 100 : 0}% 100%` }} />
}

type DataWords = { readonly t: Texts } & Pick<FigureBasis, 'nameOf' | 'reasonOf'>

export type ScheduleWords = { readonly t: Texts; readonly formats: Formats }

/** What the figures of a row lack, part by part. */
function gapText({ gap }: RowView<RowList>, { t, nameOf, reasonOf }: DataWords): string {
  if (!gap) return t('incomplete')
  if (gap.reason !== null) return reasonOf(gap.reason)
  const parts = gap.parts.map(({ material, reason }) => `${nameOf(material)}: ${reasonOf(reason)}`)
  return [...new Set(parts)].join('; ') || t('incomplete')
}

/** What is said of the data of a row, and whether it is whole. */
function dataMark(view: RowView<RowList>, words: DataWords) {
  const { t } = words
  const { problems, figures } = view
  const [problem] = problems
  if (problem) return { text: t(`problem.${problem}`), isWhole: false }
  if (!figures) return null
  if (figures.total === null) return { text: t('noArea'), isWhole: false }
  const isWhole = figures.complete.gwp && figures.complete.penrt
  return { text: isWhole ? t('whole') : gapText(view, words), isWhole }
}

function DataMark({ view, words }: { view: RowView<RowList>; words: DataWords }) {
  const mark = dataMark(view, words)
  if (!mark) return null
  return (
    <span title={mark.text}>
      <Icon name={mark.isWhole ? 'check' : 'warning'} className={mark.isWhole ? 'ok' : 'warn'} />
      <span className="sr">{mark.text}</span>
    </span>
  )
}

/** A number with as many decimals as its column has; nothing where there is none. */
export const fixed = ({ number }: Formats, value: number | null | undefined, decimals: number): string =>
  value === null || value === undefined ? '' : number(value, decimals, decimals)

/** Columns of figures that every schedule has. */
export function figureColumns<View extends RowView<RowList>>(
  { t, formats }: ScheduleWords,
  { nameOf, reasonOf }: FigureBasis,
) {
  const words = { t, nameOf, reasonOf }
  const share: SheetColumn<View> = {
    key: 'share',
    title: 'GWP',
    unit: 'kg/(m²a)',
    width: 132,
    isNumeric: true,
    fixed: 'right',
    card: 'figure',
    text: (view) => fixed(formats, view.share, 2) || (dataMark(view, words)?.text ?? ABSENT),
    draw: (view) =>
      view.share === null ? (
        <span className={css.lack}>{dataMark(view, words)?.text ?? ABSENT}</span>
      ) : (
        <>
          <Bar share={Math.abs(view.share)} />
          <b>{fixed(formats, view.share, 2) || ABSENT}</b>
        </>
      ),
  }
  const data: SheetColumn<View> = {
    key: 'data',
    title: t('column.data'),
    width: 48,
    fixed: 'right',
    text: (view) => dataMark(view, words)?.text ?? '',
    draw: (view) => <DataMark view={view} words={words} />,
  }
  const uValue: SheetColumn<View> = {
    key: 'uValue',
    title: 'U',
    unit: 'W/(m²K)',
    width: 88,
    isNumeric: true,
    text: ({ figures }) => formats.figure('uValue', figures?.uValue),
  }
  const perArea: SheetColumn<View> = {
    key: 'perArea',
    title: 'GWP',
    unit: 'kg/m²',
    width: 92,
    isNumeric: true,
    text: ({ figures }) => fixed(formats, figures?.perArea?.gwp, 1) || ABSENT,
  }
  const total: SheetColumn<View> = {
    key: 'total',
    title: t('column.total'),
    unit: 't',
    width: 76,
    isNumeric: true,
    text: ({ figures }) => fixed(formats, figures?.total ? figures.total.gwp / 1_000 : null, 1) || ABSENT,
  }
  return { share, data, uValue, perArea, total }
}

/** Makes columns of a list that are written in. */
export function writtenColumns<View extends RowView<RowList>>(
  list: RowList,
  library: Pick<ProjectDraft, 'constructions' | 'openingTypes' | 'elements'>,
  { t }: ScheduleWords,
) {
  /** Why a text is not understood, in words. */
  const reasonOf = (column: string, text: string): string => {
    const read = cellReader(list, library)(column, text)
    if ('fields' in read || !read.refused || !('refused' in read.refused)) return t('unknown')
    const { refused } = read
    if (refused.refused === 'noNumber') return t('noNumber')
    const { minimum, maximum, unit } = refused
    return t('outside', { minimum, maximum, unit: unit === '1' ? '' : unit })
  }
  return {
    written: (
      key: string,
      title: string,
      width: number,
      text: (view: View) => string,
      more: Partial<SheetColumn<View>> = {},
    ): SheetColumn<View> => ({
      key,
      title,
      width,
      text,
      isWritten: true,
      isOwn: ({ own }) => key in own,
      reason: (fault) => reasonOf(key, fault),
      ...more,
    }),
    chosen: (choices: readonly Choice[]): Partial<SheetColumn<View>> => ({
      editor: (props) => <ListChoice {...props} choices={choices} />,
    }),
  }
}
