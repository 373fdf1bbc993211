import { useMemo } from 'react'
import { layerStates } from '#vocabulary/life-cycle.ts'
import { referenceUnits } from '#vocabulary/materials.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import type { ProjectDraft } from '../document/draft.ts'
import { projectTexts } from '../projects-texts.ts'
import type { SheetColumn } from '../sheet/sheet-types.ts'
import { figureColumns, fixed, writtenColumns } from './column-parts.tsx'
import { DatasetChoice, DatasetName } from './dataset-choice.tsx'
import type { FigureBasis, RowView } from './row-view.ts'

type View = RowView<'items'>

/** The columns of the schedule of items. */
export function useItemColumns(
  draft: ProjectDraft,
  basis: FigureBasis,
  release: string | null,
): readonly SheetColumn<View>[] {
  const t = useTexts(projectTexts)
  const common = useTexts(commonTexts)
  const formats = useFormats()
  return useMemo(() => {
    const words = { t, formats }
    const { share, data, total } = figureColumns<View>(words, basis)
    const { written, chosen } = writtenColumns<View>('items', draft, words)
    const states = layerStates.map((value) => ({ value, label: common(`state.${value}`) }))
    const units = referenceUnits.map((value) => ({ value, label: t(`unit.${value}`) }))
    const datasetOf = ({ row: { dataset } }: View) => {
      if (!dataset) return ''
      const { uuid, version } = dataset
      const key = `${uuid}@${version}`
      const name = basis.nameOf(key)
      return name === key ? `${uuid.slice(0, 8)} ${version ?? ''}` : name
    }
    const numeric = { isNumeric: true }
    return [
      written('name', t('column.item'), 200, ({ row }) => row.name ?? '', { fixed: 'left', card: 'title' }),
      written('dataset', t('column.dataset'), 280, datasetOf, {
        card: 'note',
        editor: (props) => <DatasetChoice {...props} release={release} />,
      }),
      written('quantity', t('column.quantity'), 96, ({ row }) => fixed(formats, row.quantity, 2), {
        ...numeric,
        card: 'value',
      }),
      written('unit', t('column.unit'), 72, ({ row }) => (row.unit ? t(`unit.${row.unit}`) : ''), chosen(units)),
      written('serviceLife', t('column.serviceLife'), 88, ({ row }) => fixed(formats, row.serviceLife, 0), {
        ...numeric,
        unit: t('yearsShort'),
      }),
      written('endOfLife', t('column.endOfLife'), 240, ({ row }) => row.endOfLife?.uuid ?? '', {
        isRare: true,
        draw: ({ row: { endOfLife } }) => endOfLife && <DatasetName dataset={endOfLife} release={release} />,
        editor: (props) => <DatasetChoice {...props} release={release} />,
      }),
      written('endOfLifeScenario', t('column.endOfLifeScenario'), 140, ({ row }) => row.endOfLifeScenario ?? '', {
        isRare: true,
      }),
      written('costGroup', t('column.costGroup'), 52, ({ row }) => row.costGroup ?? ''),
      total,
      written('status', t('column.status'), 88, ({ row }) => common(`state.${row.status ?? 'new'}`), chosen(states)),
      written(
        'remainingServiceLife',
        t('column.remainingServiceLife'),
        112,
        ({ row }) => fixed(formats, row.remainingServiceLife, 0),
        { ...numeric, unit: t('yearsShort'), isRare: true },
      ),
      written('note', t('column.note'), 160, ({ row }) => row.note ?? ''),
      share,
      data,
    ]
  }, [t, common, formats, basis, draft, release])
}
