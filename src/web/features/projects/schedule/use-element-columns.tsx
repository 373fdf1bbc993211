import { useDeferredValue, useMemo } from 'react'
import { layerStates } from '#vocabulary/life-cycle.ts'
import { rowAdjacencies } from '#vocabulary/projects.ts'
import { Icon } from '#web/components/icon.tsx'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import type { DrawnLayer } from '#web/drawing/section-types.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import type { ProjectDraft } from '../document/draft.ts'
import { elementDefaults } from '../document/row-cells.ts'
import { projectTexts } from '../projects-texts.ts'
import type { SheetColumn } from '../sheet/sheet-types.ts'
import { figureColumns, fixed, writtenColumns } from './column-parts.tsx'
import { ConstructionChoice, constructionName } from './construction-choice.tsx'
import type { Origins } from './row-schedule.tsx'
import type { FigureBasis, RowView } from './row-view.ts'
import css from './schedule.module.css'
import { useDrawn } from './use-drawn.ts'

type View = RowView<'elements'>

/** px per m; the thickest of usual constructions fills the column. */
const STRIP = { scale: 150, width: 92, height: 26 } as const

const NO_LAYERS: readonly DrawnLayer[] = []

/** The layers of a row, a moment after its words: half of what is to be drawn of it, which no scrolling waits for. */
function Picture({ layers, seed }: { layers: readonly DrawnLayer[]; seed: string }) {
  const shown = useDeferredValue(layers, NO_LAYERS)
  return <SectionStrip layers={shown} {...STRIP} seed={seed} />
}

/** How the construction of a row stands to the one of the library that it was taken from. */
function OriginMark({ construction = '', origins }: { construction?: string | undefined; origins: Origins }) {
  const t = useTexts(projectTexts)
  const state = origins.newer.has(construction) ? 'newer' : origins.lost.has(construction) ? 'lost' : null
  if (!state) return null
  return (
    <span className={css.origin} title={t(`origin.${state}`)}>
      <Icon name={state === 'newer' ? 'replace' : 'info'} className={state === 'newer' ? 'warn' : 'dim'} />
      <span className="sr"> {t(`origin.${state}`)}</span>
    </span>
  )
}

/** The columns of the schedule of elements. */
export function useElementColumns(
  draft: ProjectDraft,
  basis: FigureBasis,
  origins: Origins,
): readonly SheetColumn<View>[] {
  const t = useTexts(projectTexts)
  const common = useTexts(commonTexts)
  const formats = useFormats()
  const drawn = useDrawn(draft)
  const { constructions, openingTypes } = draft
  return useMemo(() => {
    // no cell of an element names another row: what is typed in one leaves the columns as they are
    const library = { constructions, openingTypes, elements: [] }
    const words = { t, formats }
    const { share, data, uValue, perArea, total } = figureColumns<View>(words, basis)
    const { written, chosen } = writtenColumns<View>('elements', library, words)
    const adjacencies = rowAdjacencies.map((value) => ({ value, label: t(`adjacency.${value}`) }))
    const states = layerStates.map((value) => ({ value, label: common(`state.${value}`) }))
    const measures = (['net', 'gross'] as const).map((value) => ({ value, label: t(value) }))
    const numeric = { isNumeric: true }
    const degrees = { ...numeric, unit: '°', isRare: true }
    const nameOf = ({ row: { construction = '' } }: View) => {
      const snapshot = constructions[construction]
      return snapshot ? constructionName(snapshot) : ''
    }
    const adjacencyOf = ({ row }: View) => {
      const { adjacency } = elementDefaults(row, library)
      return adjacency ? t(`adjacency.${adjacency}`) : ''
    }
    const section: SheetColumn<View> = {
      key: 'section',
      title: t('column.section'),
      width: 108,
      fixed: 'left',
      card: 'picture',
      text: () => '',
      draw: ({ row: { construction = '' } }) => (
        <Picture layers={drawn.get(construction) ?? NO_LAYERS} seed={construction} />
      ),
    }
    return [
      section,
      written('code', t('column.code'), 56, ({ row }) => row.code ?? '', { fixed: 'left' }),
      written('name', t('column.name'), 168, ({ row }) => row.name ?? '', { fixed: 'left', card: 'title' }),
      written('construction', t('column.construction'), 208, nameOf, {
        card: 'note',
        mark: ({ row }) => <OriginMark construction={row.construction} origins={origins} />,
        editor: (props) => <ConstructionChoice {...props} constructions={constructions} />,
      }),
      written('area', t('column.area'), 88, ({ row }) => fixed(formats, row.area, 2), {
        ...numeric,
        unit: 'm²',
        card: 'value',
      }),
      uValue,
      perArea,
      total,
      written('count', t('column.count'), 60, ({ row }) => fixed(formats, row.count ?? 1, 0), numeric),
      written('areaIs', t('column.areaIs'), 96, ({ row }) => t(row.areaIs ?? 'net'), chosen(measures)),
      written('costGroup', t('column.costGroup'), 52, ({ row }) => elementDefaults(row, library).costGroup ?? ''),
      written('adjacency', t('column.adjacency'), 160, adjacencyOf, chosen(adjacencies)),
      written('fx', 'Fx', 60, ({ row, fx }) => fixed(formats, row.fx ?? fx, 2), numeric),
      written('fxReason', t('column.fxReason'), 140, ({ row }) => row.fxReason ?? ''),
      written('orientation', t('column.orientation'), 72, ({ row }) => fixed(formats, row.orientation, 0), {
        ...numeric,
        unit: '°',
      }),
      written('tilt', t('column.tilt'), 80, ({ row }) => fixed(formats, row.tilt, 0), degrees),
      written('envelopeArea', t('column.envelopeArea'), 96, ({ row }) => fixed(formats, row.envelopeArea, 2), {
        ...numeric,
        unit: 'm²',
        isRare: true,
      }),
      written('status', t('column.status'), 88, ({ row }) => common(`state.${row.status ?? 'new'}`), chosen(states)),
      written(
        'remainingServiceLife',
        t('column.remainingServiceLife'),
        112,
        ({ row }) => fixed(formats, row.remainingServiceLife, 0),
        { ...numeric, unit: t('yearsShort'), isRare: true },
      ),
      written('storey', t('column.storey'), 88, ({ row }) => row.storey ?? ''),
      written('zone', t('column.zone'), 88, ({ row }) => row.zone ?? ''),
      written('note', t('column.note'), 160, ({ row }) => row.note ?? ''),
      share,
      data,
    ]
  }, [t, common, formats, basis, constructions, openingTypes, drawn, origins])
}
