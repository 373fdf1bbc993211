import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import type { Material } from '#contract/materials.ts'
import { Icon } from '#web/components/icon.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Column } from '../document/columns.ts'
import type { LayerDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import { decimalMark } from '../document/number-fields.ts'
import { problemText } from '../document/problem-text.ts'
import { layerProblems } from '../document/stored-layers.ts'
import { editorTexts } from '../editor-texts.ts'
import { BuiltInLine } from './built-in-line.tsx'
import { GridCell } from './grid-cell.tsx'
import css from './layer-table.module.css'
import { MaterialField } from './material-field.tsx'
import { ThicknessField, thicknessText, useThicknessScrub } from './thickness-field.tsx'
import { useOwnValuesToast } from './use-own-values-toast.ts'

type InputCellsProps = {
  readonly layer: LayerDraft
  readonly index: number
  readonly material: Material | undefined
  readonly tabStop: Column | null
  readonly release: string | null
  readonly editing: boolean
  readonly readOnly: boolean
  /** What stands right of the fields while there is nothing to say about them; three cells. */
  readonly children: ReactNode
}

function MaterialCell(props: InputCellsProps & { name: string }) {
  const { layer, index, material, tabStop, release, editing, readOnly, name } = props
  const t = useTexts(editorTexts)
  const controls = useControls()
  const tellOwnValues = useOwnValuesToast()
  const choose = (chosen: Material) => {
    const bare = layer.numbers.thickness === undefined && chosen.defaultThickness === null
    controls.run({
      do: 'setMaterial',
      key: layer.key,
      materialId: chosen.id,
      ...(chosen.defaultThickness !== null && { thickness: chosen.defaultThickness }),
    })
    controls.focus(layer.key, 'thickness', bare)
    if (layer.materialId !== null && layer.materialId !== chosen.id) tellOwnValues(layer, name)
  }
  const leave = { Escape: 'material', Tab: 'thickness', backTab: 'handle' } as const
  return (
    <GridCell row={layer.key} column="material" tabStop={tabStop}>
      {editing ? (
        <MaterialField
          label={t('row.material', { number: index + 1 })}
          value={material?.name ?? name}
          invalid={layer.materialId === null && layer.materialText !== ''}
          release={release}
          tabIndex={-1}
          onChoose={choose}
          onLeave={(by) => controls.focus(layer.key, leave[by])}
        />
      ) : (
        <span
          className={layer.materialId === null ? clsx('dim3', css.materialName) : css.materialName}
          title={material?.name}
        >
          {name}
        </span>
      )}
      <BuiltInLine layer={layer} index={index} readOnly={readOnly} />
    </GridCell>
  )
}

/** What is wrong beside the fields, or what a calculation comes to. */
function Aside({
  id,
  calculated,
  problem,
  live,
}: {
  id: string
  calculated: number | undefined
  problem: Problem
  live: boolean
}) {
  const t = useTexts(editorTexts)
  const formats = useFormats()
  if (calculated !== undefined) {
    return (
      <span className="dim" id={id}>
        {t('row.calculated', { result: formats.number(calculated) })}
      </span>
    )
  }
  return (
    problem && (
      <span className="row bad" id={id} role={live ? 'status' : undefined}>
        <Icon name="error" />
        {problemText(problem, t)}
      </span>
    )
  )
}

type Problem = ReturnType<typeof layerProblems>[number] | undefined

/** That a material is still to be chosen needs no words: the field says so. */
const isTold = (problem: Problem) =>
  problem !== undefined && !(problem.field === 'material' && problem.problem === 'missing')

/** Material and thickness of a layer, fields where the row is selected; what is wrong with them stands beside. */
export function InputCells(props: InputCellsProps) {
  const { layer, index, material, tabStop, editing, readOnly, children } = props
  const scrub = useThicknessScrub(layer)
  const t = useTexts(editorTexts)
  const { locale } = useFormats()
  const id = useId()
  const [calculated, setCalculated] = useState<number>()
  const problem = layerProblems(layer)[0]
  const aside = calculated !== undefined || isTold(problem)
  const wrong = problem?.field === 'thickness'
  const unnamed = layer.materialId === null ? layer.materialText || t('row.chooseMaterial') : '…'
  return (
    <>
      <MaterialCell {...props} name={material?.name ?? unnamed} />
      <GridCell
        row={layer.key}
        column="thickness"
        tabStop={tabStop}
        className={clsx('num', css.thickness)}
        grip={readOnly ? undefined : scrub}
      >
        {editing ? (
          <ThicknessField
            layer={layer}
            label={t('row.thickness', { number: index + 1 })}
            describedBy={aside ? id : undefined}
            invalid={wrong}
            onCalculation={setCalculated}
          />
        ) : (
          <span className={wrong ? clsx('bad', css.editable) : css.editable}>
            {thicknessText(layer, decimalMark(locale)) || '–'}
          </span>
        )}
      </GridCell>
      {aside ? (
        <GridCell
          row={layer.key}
          column="conductivity"
          tabStop={tabStop}
          span={3}
          className={clsx('small', css.problem)}
        >
          <Aside id={id} calculated={calculated} problem={problem} live={wrong && editing} />
        </GridCell>
      ) : (
        children
      )}
    </>
  )
}
