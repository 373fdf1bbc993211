import { clsx } from 'clsx'
import { memo, useSyncExternalStore } from 'react'
import type { Material } from '#contract/materials.ts'
import { Icon } from '#web/components/icon.tsx'
import { HatchSwatch } from '#web/drawing/hatch-swatch.tsx'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Column } from '../document/columns.ts'
import type { LayerDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import type { NumberField } from '../document/number-fields.ts'
import { editorTexts } from '../editor-texts.ts'
import { layerLocks } from '../views/layer-locks.ts'
import { ImpactCell, ResistanceCell, ServiceLifeCell, ShareCell } from './figure-cells.tsx'
import { framingLabel } from './framing-label.ts'
import { GridCell } from './grid-cell.tsx'
import { InputCells } from './input-cells.tsx'
import css from './layer-table.module.css'
import { RowMenu, StateMenu } from './row-menu.tsx'
import type { SortingHandlers } from './use-sorting.ts'

export type LayerCellsProps = {
  readonly layer: LayerDraft
  /** Place from 0, outside first. */
  readonly index: number
  readonly count: number
  readonly material: Material | undefined
  readonly framingMaterial: Material | undefined
  readonly selected: boolean
  /** Cell of this row that Tab leads to; null: another row's. */
  readonly tabStop: Column | null
  /** Whether the states are shown in colour. */
  readonly statesMarked: boolean
  readonly readOnly: boolean
  readonly release: string | null
  /** Of the handle by which the row is moved. */
  readonly sorting: SortingHandlers
}

/** Whether a layer of it cannot be computed; films and coatings count without, and air by how it is held. */
const lacksConductivity = (material: Material | undefined) =>
  material?.conductivity === null && !['air', 'membrane', 'coating'].includes(material.category)

/** A value of the material, or the layer's own in its place; what is missing leads to its field. */
function ValueCell({
  props: { layer, material, tabStop, readOnly },
  field,
}: {
  props: LayerCellsProps
  field: NumberField & ('conductivity' | 'density')
}) {
  const t = useTexts(editorTexts)
  const { figure } = useFormats()
  const controls = useControls()
  const own = layer.numbers[field]
  const text = figure(field, own ?? material?.[field])
  if (field === 'conductivity' && own === undefined && lacksConductivity(material) && !readOnly)
    return (
      <GridCell row={layer.key} column={field} tabStop={tabStop} className="num">
        <button
          type="button"
          className="plain warn"
          tabIndex={-1}
          aria-haspopup="dialog"
          title={t('row.values')}
          onClick={() => controls.open({ kind: 'values', key: layer.key, field })}
        >
          {t('row.lacks')}
        </button>
      </GridCell>
    )
  return (
    <GridCell row={layer.key} column={field} tabStop={tabStop} className="num">
      {own === undefined ? (
        text
      ) : (
        <span className={css.editable} title={t('row.ownValue')}>
          {text}
          <span className="sr"> {t('row.ownValue')}</span>
        </span>
      )}
    </GridCell>
  )
}

function FramingCell({ props }: { props: LayerCellsProps }) {
  const { layer, index, framingMaterial, tabStop, readOnly } = props
  const t = useTexts(editorTexts)
  const formats = useFormats()
  const controls = useControls()
  const label = layer.framing ? framingLabel(layer, framingMaterial, formats) : ABSENT
  return (
    <GridCell row={layer.key} column="framing" tabStop={tabStop} className={css.framing} widget={!readOnly}>
      {readOnly ? (
        <span className="small">{label}</span>
      ) : (
        <button
          type="button"
          className={layer.framing ? 'plain small' : 'plain dim3'}
          data-focus
          tabIndex={tabStop === 'framing' ? 0 : -1}
          aria-haspopup="dialog"
          aria-label={t('row.framingOf', { number: index + 1, framing: layer.framing ? label : t('row.noFraming') })}
          title={framingMaterial?.name}
          onClick={() => controls.open({ kind: 'framing', key: layer.key })}
        >
          {label}
        </button>
      )}
    </GridCell>
  )
}

/** Id of the sentence that tells how a row is moved by keys. */
export const SORTING_HINT = 'sorting-hint'

/** No sign of all screens: what these carry, the first visit loads. */
const openLock = (
  <svg className="i" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M3.500 7h9v6.500h-9zM5.500 7V5a2.500 2.500 0 0 1 4.800-1" />
  </svg>
)

/** Keeps the layer out of the search that is open, in the place of the handle. */
function LockCell({ layer, index, tabStop, isLocked }: LayerCellsProps & { isLocked: boolean }) {
  const t = useTexts(editorTexts)
  return (
    <GridCell row={layer.key} column="handle" tabStop={tabStop} widget>
      <button
        type="button"
        className={clsx('btn quiet xs icon', !isLocked && css.unlocked)}
        data-focus
        tabIndex={tabStop === 'handle' ? 0 : -1}
        aria-pressed={isLocked}
        aria-label={t('row.lock', { number: index + 1 })}
        title={t('row.lock', { number: index + 1 })}
        onClick={() => layerLocks.get()?.toggle(layer.key)}
      >
        {isLocked ? <Icon name="lock" /> : openLock}
      </button>
    </GridCell>
  )
}

function HandleCell(props: LayerCellsProps) {
  const { layer, index, tabStop, readOnly, sorting } = props
  const t = useTexts(editorTexts)
  const isLocked = useSyncExternalStore(layerLocks.subscribe, () => layerLocks.get()?.rows.get(layer.key))
  if (isLocked !== undefined) return <LockCell {...props} isLocked={isLocked} />
  return (
    <GridCell row={layer.key} column="handle" tabStop={tabStop} widget={!readOnly}>
      {!readOnly && (
        <button
          type="button"
          {...sorting}
          className={clsx('btn quiet xs icon', css.handle)}
          data-focus
          tabIndex={tabStop === 'handle' ? 0 : -1}
          aria-roledescription={t('row.handleRole')}
          aria-describedby={SORTING_HINT}
          aria-label={t('row.move', { number: index + 1 })}
        >
          <Icon name="handle" />
        </button>
      )}
    </GridCell>
  )
}

/** The cells of a layer. */
export const LayerCells = memo(function LayerCells(props: LayerCellsProps) {
  const t = useTexts(editorTexts)
  const { layer, index, count, material, tabStop, readOnly, selected, statesMarked } = props
  return (
    <>
      <HandleCell {...props} />
      <td className={css.number}>
        {index + 1}
        {(layer.dataset ?? layer.framing?.dataset) && (
          <span className={css.ownDataset} title={t('row.ownDataset')}>
            *<span className="sr"> {t('row.ownDataset')}</span>
          </span>
        )}
      </td>
      <td>{material && <HatchSwatch hatch={material.hatch} height={22} />}</td>
      <InputCells {...props} editing={selected && !readOnly}>
        <ValueCell props={props} field="conductivity" />
        <ValueCell props={props} field="density" />
        <ResistanceCell row={layer.key} tabStop={tabStop} />
      </InputCells>
      <FramingCell props={props} />
      <GridCell row={layer.key} column="state" tabStop={tabStop} widget={!readOnly} className={css.state}>
        <StateMenu
          row={layer.key}
          number={index + 1}
          state={layer.state}
          marked={statesMarked}
          tabIndex={tabStop === 'state' ? 0 : -1}
          readOnly={readOnly}
        />
      </GridCell>
      <ServiceLifeCell row={layer.key} tabStop={tabStop} own={layer.numbers.serviceLife} />
      <ImpactCell row={layer.key} tabStop={tabStop} />
      <ShareCell row={layer.key} tabStop={tabStop} selected={selected} />
      <GridCell
        row={layer.key}
        column="actions"
        tabStop={tabStop}
        widget={!readOnly}
        className={clsx('num', css.actions)}
      >
        {!readOnly && (
          <RowMenu
            row={layer.key}
            index={index}
            count={count}
            name={material?.name ?? (layer.materialText || t('row.unnamed'))}
            tabIndex={tabStop === 'actions' ? 0 : -1}
          />
        )}
      </GridCell>
    </>
  )
})
