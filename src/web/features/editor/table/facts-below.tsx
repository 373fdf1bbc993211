import { use } from 'react'
import type { Material } from '#contract/materials.ts'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { LayerDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import { editorTexts } from '../editor-texts.ts'
import { FiguresContext } from './figure-cells.tsx'
import { framingLabel } from './framing-label.ts'
import { StateMenu } from './row-menu.tsx'

export type RowFactsProps = {
  readonly layer: LayerDraft
  readonly index: number
  readonly material: Material | undefined
  readonly framingMaterial: Material | undefined
  /** Its fields are open. */
  readonly selected: boolean
}

type FactsProps = RowFactsProps & { readonly compact: boolean; readonly phone: boolean }

/** A value that leads to where it is changed, in a row whose fields are open. */
function Way({
  layer,
  selected,
  kind,
  text,
}: Pick<FactsProps, 'layer' | 'selected'> & { kind: 'values' | 'framing'; text: string }) {
  const controls = useControls()
  if (!selected) return <span>{text}</span>
  return (
    <button
      type="button"
      className="plain"
      tabIndex={-1}
      aria-haspopup="dialog"
      onMouseDown={(event) => event.stopPropagation()}
      onClick={() => controls.open({ kind, key: layer.key })}
    >
      {text}
    </button>
  )
}

/** What else the columns that left show, in the row that is selected. */
function Further({ layer, index, material, compact }: FactsProps) {
  const t = useTexts(editorTexts)
  const { withUnit, figure } = useFormats()
  const own = use(FiguresContext).figures?.rows[layer.key]
  const density = layer.numbers.density ?? material?.density
  const life = layer.numbers.serviceLife ?? own?.life
  const years = `${t('head.serviceLife')} ${figure('years', life)} ${quantities.years.unit}`
  const counts = compact && own?.counted === true && typeof own.resistance === 'number'
  return (
    <>
      {typeof density === 'number' && (
        <Way layer={layer} selected kind="values" text={`ρ ${withUnit('density', density)}`} />
      )}
      {counts && <span>R {withUnit('resistance', own.resistance)}</span>}
      {typeof life === 'number' && <Way layer={layer} selected kind="values" text={years} />}
      <StateMenu
        row={layer.key}
        number={index + 1}
        state={layer.state}
        marked={layer.state !== 'new'}
        tabIndex={-1}
        readOnly={false}
        isAside
      />
    </>
  )
}

/** What is said of a layer below its material. */
export function Facts(props: FactsProps) {
  const { layer, material, framingMaterial, selected, compact, phone } = props
  const t = useTexts(editorTexts)
  const formats = useFormats()
  const { withUnit, figure } = formats
  const impact = use(FiguresContext).figures?.rows[layer.key]?.impact
  const none = selected ? `${t('head.framing')}: ${t('row.noFraming')}` : ''
  const framing = layer.framing ? framingLabel(layer, framingMaterial, formats) : none
  const conductivity = layer.numbers.conductivity ?? material?.conductivity
  return (
    <>
      {phone && typeof conductivity === 'number' && (
        <Way layer={layer} selected={selected} kind="values" text={`λ ${figure('conductivity', conductivity)}`} />
      )}
      {compact && framing !== '' && <Way layer={layer} selected={selected} kind="framing" text={framing} />}
      {phone && typeof impact === 'number' && <span>{withUnit('gwp', impact)}</span>}
      {selected && <Further {...props} />}
    </>
  )
}
