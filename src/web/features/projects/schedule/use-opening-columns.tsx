import { useMemo } from 'react'
import { shippedOpeningTypes } from '#assessment/building/opening-types.ts'
import { layerStates } from '#vocabulary/life-cycle.ts'
import { rowAdjacencies } from '#vocabulary/projects.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import type { ElementDraft, ProjectDraft } from '../document/draft.ts'
import { openingDefaults } from '../document/row-cells.ts'
import { projectTexts } from '../projects-texts.ts'
import type { Choice, SheetColumn } from '../sheet/sheet-types.ts'
import { figureColumns, fixed, writtenColumns } from './column-parts.tsx'
import { shippedChoice } from './opening-types.ts'
import type { FigureBasis, RowView } from './row-view.ts'

type View = RowView<'openings'>

const elementName = ({ code, name, id }: ElementDraft) => [code, name].filter(Boolean).join(' ') || id

/** The columns of the schedule of openings. */
export function useOpeningColumns(draft: ProjectDraft, basis: FigureBasis): readonly SheetColumn<View>[] {
  const t = useTexts(projectTexts)
  const common = useTexts(commonTexts)
  const formats = useFormats()
  const locale = useLocale()
  return useMemo(() => {
    const words = { t, formats }
    const { share, data, uValue, perArea, total } = figureColumns<View>(words, basis)
    const { written, chosen } = writtenColumns<View>('openings', draft, words)
    const hint = (transmittance: number) => formats.withUnit('uValue', transmittance)
    const types: readonly Choice[] = [
      ...Object.entries(draft.openingTypes).map(
        ([value, type]): Choice => ({ value, label: type.name, hint: hint(type.uValue) }),
      ),
      ...shippedOpeningTypes.map(
        ({ key, names, type }): Choice => ({
          value: shippedChoice(key),
          label: names[locale],
          hint: hint(type.uValue),
        }),
      ),
    ]
    const hosts = draft.elements.map((row): Choice => ({ value: row.id, label: elementName(row) }))
    const adjacencies = rowAdjacencies.map((value) => ({ value, label: t(`adjacency.${value}`) }))
    const states = layerStates.map((value) => ({ value, label: common(`state.${value}`) }))
    const hostOf = ({ row: { host } }: View) => {
      const element = draft.elements.find(({ id }) => id === host)
      return element ? elementName(element) : ''
    }
    const adjacencyOf = ({ row }: View) => {
      const { adjacency } = openingDefaults(row, draft)
      return adjacency ? t(`adjacency.${adjacency}`) : ''
    }
    const numeric = { isNumeric: true }
    const metres = { ...numeric, unit: 'm' }
    return [
      written('name', t('column.opening'), 168, ({ row }) => row.name ?? '', { fixed: 'left', card: 'title' }),
      written('type', t('column.type'), 220, ({ row: { type = '' } }) => draft.openingTypes[type]?.name ?? '', {
        ...chosen(types),
        card: 'note',
        fixed: 'left',
      }),
      written('host', t('column.host'), 168, hostOf, chosen(hosts)),
      written('width', t('column.width'), 72, ({ row }) => fixed(formats, row.width, 2), metres),
      written('height', t('column.height'), 72, ({ row }) => fixed(formats, row.height, 2), metres),
      written('count', t('column.count'), 60, ({ row }) => fixed(formats, row.count ?? 1, 0), numeric),
      written('area', t('column.area'), 88, ({ row, figures }) => fixed(formats, row.area ?? figures?.area, 2), {
        ...numeric,
        card: 'value',
        unit: 'm²',
      }),
      uValue,
      perArea,
      total,
      written('orientation', t('column.orientation'), 72, ({ row }) => fixed(formats, row.orientation, 0), {
        ...numeric,
        unit: '°',
      }),
      written('tilt', t('column.tilt'), 80, ({ row }) => fixed(formats, row.tilt, 0), {
        ...numeric,
        unit: '°',
        isRare: true,
      }),
      written('costGroup', t('column.costGroup'), 52, ({ row }) => openingDefaults(row, draft).costGroup ?? ''),
      written('adjacency', t('column.adjacency'), 160, adjacencyOf, chosen(adjacencies)),
      written('fx', 'Fx', 60, ({ row, fx }) => fixed(formats, row.fx ?? fx, 2), numeric),
      written('fxReason', t('column.fxReason'), 140, ({ row }) => row.fxReason ?? ''),
      written('status', t('column.status'), 88, ({ row }) => common(`state.${row.status ?? 'new'}`), chosen(states)),
      written(
        'remainingServiceLife',
        t('column.remainingServiceLife'),
        112,
        ({ row }) => fixed(formats, row.remainingServiceLife, 0),
        { ...numeric, unit: t('yearsShort'), isRare: true },
      ),
      written('storey', t('column.storey'), 88, ({ row }) => row.storey ?? ''),
      share,
      data,
    ]
  }, [t, common, formats, locale, basis, draft])
}
