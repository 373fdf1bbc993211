import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import type { Material } from '#contract/materials.ts'
import { Icon } from '#web/components/icon.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { media, useMedia } from '#web/lib/media.ts'
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
import { RowFacts } from './row-facts.tsx'
import { ThicknessField, thicknessText, useThicknessScrub } from './thickness-field.tsx'
import { useOwnValuesToast } from './use-own-values-toast.ts'

type InputCellsProps = {
  readonly layer: LayerDraft
  readonly index: number
  readonly material: Material | undefined
  readonly framingMaterial: Material | undefined
  readonly tabStop: Column | null
  readonly release: string | null
  readonly editing: boolean
  readonly readOnly: boolean
  /** What stands right of the fields while there is nothing to say about them; three cells. */
  readonly children: ReactNode
}

function MaterialCell(props: InputCellsProps & { name: string }) {
  const { layer, index, material, framingMaterial, tabStop, release, editing, readOnly, name } = props
  const t = useTexts(editorTexts)
  const controls = useControls()
  const tellOwnValues = useOwnValuesToast()
  const client = useQueryClient()
  const locale = useLocale()
  const take = async (text: string) => {
    const { layersFromText } = await import('../document/paste.ts')
    const found = await layersFromText(client, text, release, locale)
    const last = found.at(-1)
    if (!last) return
    controls.run({ do: 'replace', key: layer.key, layers: found })
    controls.focus(last.key, 'thickness')
  }
  const choose = (chosen: Material, typed?: number) => {
    const thickness = typed ?? chosen.defaultThickness
    const bare = layer.numbers.thickness === undefined && thickness === null
    controls.run({
      do: 'setMaterial',
      key: layer.key,
      materialId: chosen.id,
      ...(thickness !== null && { thickness }),
      ...(typed !== undefined && { isTyped: true }),
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
          onText={(text) => void take(text)}
          onAlternatives={material && (() => controls.open({ kind: 'alternatives', key: layer.key }))}
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
      <RowFacts layer={layer} index={index} material={material} framingMaterial={framingMaterial} selected={editing} />
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

/** That a material or a thickness is still to be given needs no words: the field says so, until something is taken out. */
const isTold = (problem: Problem, layer: LayerDraft) =>
  problem !== undefined &&
  !(problem.problem === 'missing' && (problem.field === 'material' || isUntouched(problem, layer)))

const isUntouched = ({ field }: NonNullable<Problem>, { texts }: LayerDraft) =>
  field === 'thickness' && texts.thickness === undefined

/** Material and thickness of a layer, fields where the row is selected; what is wrong with them stands beside. */
export function InputCells(props: InputCellsProps) {
  const { layer, index, material, tabStop, editing, readOnly, children } = props
  const scrub = useThicknessScrub(layer)
  const t = useTexts(editorTexts)
  const { locale } = useFormats()
  const id = useId()
  const narrow = useMedia(media.bar)
  const [calculated, setCalculated] = useState<number>()
  const problem = layerProblems(layer)[0]
  const aside = calculated !== undefined || isTold(problem, layer)
  const wrong = problem?.field === 'thickness' && isTold(problem, layer)
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
          span={narrow ? 2 : 3}
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
