import { useMemo } from 'react'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { Icon } from '#web/components/icon.tsx'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import type { DrawnLayer } from '#web/drawing/section-types.ts'
import { ABSENT, type Formats, useFormats } from '#web/lib/format.ts'
import { type TextsIn, useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import type { ElementDraft, Fields, ProjectDraft } from '../document/draft.ts'
import {
  adjacencyChoices,
  type ElementColumn,
  type ElementWords,
  readElementCell,
  statusChoices,
  withDefaults,
} from '../document/element-cells.ts'
import type { RowProblem } from '../document/storable.ts'
import { projectTexts } from '../projects-texts.ts'
import { ListChoice } from '../sheet/cell-choice.tsx'
import type { Choice, SheetColumn } from '../sheet/sheet-types.ts'
import { ConstructionChoice, constructionName } from './construction-choice.tsx'
import css from './schedule.module.css'

/** An element on screen: as the variant has it, with what is known of it. */
export type ElementView = {
  readonly row: ElementDraft
  readonly own: Fields
  readonly figures: ProjectKpis['rows'][number] | undefined
  readonly problems: readonly RowProblem[]
  readonly layers: readonly DrawnLayer[]
  /** Temperature correction factor that is counted. */
  readonly fx: number | undefined
  /** Of the building per m² NRF and year [kg CO₂e]. */
  readonly share: number | null
}

type Texts = TextsIn<typeof projectTexts>

/** px per m; the thickest of usual constructions fills the column. */
const STRIP = { scale: 150, width: 92, height: 26 } as const
/** Longest bar of the share [px]. */
const BAR = 44

/** Words of the closed lists, in both languages and as the service calls them. */
export const elementWords: ElementWords = {
  areaIs: { net: ['netto', 'net'], gross: ['brutto', 'gross'] },
  status: {
    new: ['neu', 'new'],
    existing: ['bestand', 'existing'],
    removed: ['rückbau', 'abbruch', 'removed', 'demolished'],
  },
  adjacency: {
    outsideAir: ['außenluft', 'aussenluft', 'outside air', 'outside'],
    unheatedAttic: ['dachraum, unbeheizt', 'dachraum', 'unheated attic', 'attic'],
    kneeWall: ['abseite', 'knee wall space', 'knee wall'],
    unheatedRoom: ['raum, unbeheizt', 'unbeheizt', 'unheated room', 'unheated'],
    lowHeatedRoom: ['raum, niedrig beheizt', 'niedrig beheizt', 'room heated little', 'low heated'],
    ventilatedCrawlSpace: ['kriechkeller, belüftet', 'kriechkeller', 'ventilated crawl space', 'crawl space'],
    ground: ['erdreich', 'ground'],
    unheatedBasement: ['keller, unbeheizt', 'keller', 'unheated basement', 'basement'],
    heated: ['beheizt', 'heated'],
  },
}

const dataMark = ({ problems, figures }: ElementView, t: Texts): string => {
  const [problem] = problems
  if (problem) return t(`problem.${problem}`)
  if (!figures) return ''
  if (figures.total === null) return t('noArea')
  return figures.complete.gwp && figures.complete.penrt ? t('whole') : t('incomplete')
}

/** Why a text is not understood, in words. */
function reasonOf(column: ElementColumn, text: string, draft: ProjectDraft, t: Texts): string {
  const read = readElementCell(column, text, draft, elementWords)
  if ('fields' in read || !read.refused || !('refused' in read.refused)) return t('unknown')
  const { refused } = read
  if (refused.refused === 'noNumber') return t('noNumber')
  const { minimum, maximum, unit } = refused
  return t('outside', { minimum, maximum, unit: unit === '1' ? '' : unit })
}

const numberText = ({ number }: Formats, value: number | null | undefined, decimals = 0) =>
  value === null || value === undefined ? '' : number(value, decimals)

function computedColumns(t: Texts, formats: Formats, largest: number): Record<string, SheetColumn<ElementView>> {
  const { figure, number } = formats
  return {
    section: {
      key: 'section',
      title: t('column.section'),
      width: 108,
      fixed: 'left',
      text: () => '',
      draw: ({ layers, row }) => <SectionStrip layers={layers} {...STRIP} seed={row.construction} />,
    },
    uValue: {
      key: 'uValue',
      title: t('column.uValue'),
      unit: 'W/(m²K)',
      width: 84,
      isNumeric: true,
      text: ({ figures }) => figure('uValue', figures?.uValue),
    },
    perArea: {
      key: 'perArea',
      title: t('column.perArea'),
      unit: 'kg/m²',
      width: 96,
      isNumeric: true,
      text: ({ figures }) => figure('gwp', figures?.perArea?.gwp),
    },
    share: {
      key: 'share',
      title: t('column.share'),
      unit: 'kg/(m²a)',
      width: 148,
      isNumeric: true,
      fixed: 'right',
      text: ({ share }) => (share === null ? ABSENT : number(share, 2)),
      draw: ({ share }) =>
        share === null ? (
          ABSENT
        ) : (
          <>
            <span className={css.bar} style={{ width: largest > 0 ? (Math.abs(share) / largest) * BAR : 0 }} />
            <b>{number(share, 2)}</b>
          </>
        ),
    },
    data: {
      key: 'data',
      title: t('column.data'),
      width: 48,
      fixed: 'right',
      text: (view) => dataMark(view, t),
      draw: (view) => {
        const mark = dataMark(view, t)
        return mark === '' ? null : (
          <span title={mark}>
            <Icon name={mark === t('whole') ? 'check' : 'warning'} className={mark === t('whole') ? 'ok' : 'warn'} />
            <span className="sr">{mark}</span>
          </span>
        )
      },
    },
  }
}

/** The columns of the schedule of elements. @param largest - share that fills the bar [kg CO₂e/(m²·a)] */
export function useElementColumns(draft: ProjectDraft, largest: number): readonly SheetColumn<ElementView>[] {
  const t = useTexts(projectTexts)
  const common = useTexts(commonTexts)
  const formats = useFormats()
  return useMemo(() => {
    const computed = computedColumns(t, formats, largest)
    const adjacency = adjacencyChoices.map((value) => ({ value, label: t(`adjacency.${value}`) }))
    const status = statusChoices.map((value) => ({ value, label: common(`state.${value}`) }))
    const areaIs = (['net', 'gross'] as const).map((value) => ({ value, label: t(value) }))
    const written = (
      key: ElementColumn,
      width: number,
      text: (view: ElementView) => string,
      more: Partial<SheetColumn<ElementView>> = {},
    ): SheetColumn<ElementView> => ({
      key,
      title: t(`column.${key}`),
      width,
      text,
      isWritten: true,
      isOwn: ({ own }) => key in own,
      reason: (fault) => reasonOf(key, fault, draft, t),
      ...more,
    })
    const chosen = (choices: readonly Choice[]): Partial<SheetColumn<ElementView>> => ({
      editor: (props) => <ListChoice {...props} choices={choices} />,
    })
    const nameOf = ({ row: { construction = '' } }: ElementView) => {
      const snapshot = draft.constructions[construction]
      return snapshot ? constructionName(snapshot) : ''
    }
    const numeric = { isNumeric: true }
    return [
      computed['section'],
      written('code', 64, ({ row }) => row.code ?? '', { fixed: 'left' }),
      written('name', 168, ({ row }) => row.name ?? '', { fixed: 'left' }),
      written('construction', 208, nameOf, {
        editor: (props) => <ConstructionChoice {...props} constructions={draft.constructions} />,
      }),
      written('area', 92, ({ row }) => numberText(formats, row.area, 2), { ...numeric, unit: 'm²' }),
      written('areaIs', 96, ({ row }) => t(row.areaIs ?? 'net'), chosen(areaIs)),
      written('count', 64, ({ row }) => numberText(formats, row.count ?? 1), numeric),
      computed['uValue'],
      written(
        'adjacency',
        160,
        ({ row }) => {
          const next = withDefaults(row, draft).adjacency
          return next ? t(`adjacency.${next}`) : ''
        },
        chosen(adjacency),
      ),
      written('fx', 60, ({ row, fx }) => numberText(formats, row.fx ?? fx, 2), numeric),
      written('fxReason', 140, ({ row }) => row.fxReason ?? ''),
      written('orientation', 64, ({ row }) => numberText(formats, row.orientation), { ...numeric, unit: '°' }),
      written('costGroup', 56, ({ row }) => withDefaults(row, draft).costGroup ?? ''),
      written('status', 88, ({ row }) => common(`state.${row.status ?? 'new'}`), chosen(status)),
      written('storey', 88, ({ row }) => row.storey ?? ''),
      written('zone', 88, ({ row }) => row.zone ?? ''),
      computed['perArea'],
      computed['share'],
      computed['data'],
    ].filter((column) => column !== undefined)
  }, [t, common, formats, largest, draft])
}
