import type { Material } from '#contract/materials.ts'
import { airGapLevels, fastenerSystems } from '#vocabulary/fasteners.ts'
import { type TaperShape, taperShapes } from '#vocabulary/taper.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Select } from '#web/components/select.tsx'
import { type Quantity, quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { LayerDraft } from '../document/document.ts'
import type { FastenerChoice } from '../document/editable-corrections.ts'
import { useControls } from '../document/editor-state.ts'
import {
  askedFigures,
  fastenerChoice,
  fastenerFields,
  systemFigures,
  withFasteners,
} from '../document/fasteners-draft.ts'
import { taperFields } from '../document/taper-draft.ts'
import { editorTexts } from '../editor-texts.ts'
import { NumberInput } from './number-input.tsx'
import { correctionTexts, layerPanelTexts } from './panel-texts.ts'
import css from './panels.module.css'

const quantityOf = {
  perArea: 'perArea',
  pointTransmittance: 'pointTransmittance',
  diameter: 'width',
  conductivity: 'conductivity',
  factor: 'factor',
  length: 'width',
} as const satisfies Record<keyof typeof fastenerFields, Quantity>

/** α where none is typed (ISO 6946:2017, annex F.5). */
const USUAL_FACTOR = 0.8
const choices: readonly FastenerChoice[] = [...fastenerSystems, 'own']

function FastenerFields({ layer, choice }: { layer: LayerDraft; choice: FastenerChoice }) {
  const t = useTexts(editorTexts)
  const c = useTexts(correctionTexts)
  const { figure } = useFormats()
  const { thickness } = layer.numbers
  const usual: Partial<Record<keyof typeof fastenerFields, number | undefined>> = {
    factor: USUAL_FACTOR,
    length: thickness,
    ...systemFigures(choice),
  }
  return (
    <div className="two">
      {askedFigures(layer).map((name) => {
        const quantity = quantityOf[name]
        // its name says per m² already
        const unit = quantity === 'perArea' ? '' : quantities[quantity].unit
        const field = fastenerFields[name]
        const known = usual[name]
        return (
          <NumberInput
            key={field}
            layer={layer}
            field={field}
            label={[t(`field.${field}`), unit].filter(Boolean).join(', ')}
            {...(known !== undefined && { placeholder: figure(quantity, known) })}
            hint={name === 'conductivity' ? c('fasteners.metals') : undefined}
          />
        )
      })}
    </div>
  )
}

function Fasteners({ layer }: { layer: LayerDraft }) {
  const c = useTexts(correctionTexts)
  const controls = useControls()
  const choice = fastenerChoice(layer)
  const change = (value: string) =>
    controls.run({
      do: 'setLayer',
      key: layer.key,
      change: withFasteners(layer, choices.find((one) => one === value) ?? null),
    })
  return (
    <>
      <label className="field">
        <span className="lbl">{c('fasteners.system')}</span>
        <Select value={choice ?? ''} onChange={({ target }) => change(target.value)}>
          <option value="">{c('fasteners.none')}</option>
          {choices.map((one) => (
            <option key={one} value={one}>
              {c(`fasteners.${one}`)}
            </option>
          ))}
        </Select>
      </label>
      {choice && <FastenerFields layer={layer} choice={choice} />}
      {choice && <p className="dim">{c(`fasteners.source.${choice}`)}</p>}
    </>
  )
}

function AirGaps({ layer }: { layer: LayerDraft }) {
  const c = useTexts(correctionTexts)
  const controls = useControls()
  const change = (value: string) =>
    controls.run({
      do: 'setLayer',
      key: layer.key,
      change: { airGaps: airGapLevels.find((level) => String(level) === value) ?? 0 },
    })
  return (
    <label className="field">
      <span className="lbl">{c('gaps.level')}</span>
      <Select value={layer.airGaps ?? 0} onChange={({ target }) => change(target.value)}>
        {airGapLevels.map((level) => (
          <option key={level} value={level}>
            {c(`gaps.${level}`)}
          </option>
        ))}
      </Select>
    </label>
  )
}

const isShape = (value: string): value is TaperShape => taperShapes.some((shape) => shape === value)

function Taper({ layer }: { layer: LayerDraft }) {
  const t = useTexts(editorTexts)
  const c = useTexts(correctionTexts)
  const controls = useControls()
  const change = (value: string) =>
    controls.run({ do: 'setLayer', key: layer.key, change: { taper: isShape(value) ? value : null } })
  return (
    <>
      <label className="field">
        <span className="lbl">{c('taper.shape')}</span>
        <Select value={layer.taper ?? ''} onChange={({ target }) => change(target.value)}>
          <option value="">{c('taper.none')}</option>
          {taperShapes.map((shape) => (
            <option key={shape} value={shape}>
              {c(`taper.${shape}`)}
            </option>
          ))}
        </Select>
      </label>
      {layer.taper && (
        <div className="two">
          {taperFields(layer).map((field) => (
            <NumberInput key={field} layer={layer} field={field} label={`${t(`field.${field}`)}, mm`} />
          ))}
        </div>
      )}
      {layer.taper && <p className="dim">{c('taper.note')}</p>}
    </>
  )
}

/** What lowers the insulation of a layer beside its material: fasteners, air gaps, a taper. */
export function CorrectionsPanel({
  layer,
  number,
  material,
  onClose,
}: {
  readonly layer: LayerDraft
  readonly number: number
  readonly material: Material | undefined
  readonly onClose: () => void
}) {
  const t = useTexts(editorTexts)
  const p = useTexts(layerPanelTexts)
  const c = useTexts(correctionTexts)
  return (
    <Dialog
      title={c('title', { number, name: material?.name ?? t('row.unnamed') })}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {p('framing.done')}
        </Button>
      }
    >
      <h3 className={css.heading}>{c('fasteners.title')}</h3>
      <div className={css.apart}>
        <Fasteners layer={layer} />
      </div>
      <h3 className={css.heading}>{c('gaps.title')}</h3>
      <div className={css.apart}>
        <AirGaps layer={layer} />
        <p className="dim">{c('threshold')}</p>
      </div>
      {material?.traits.includes('insulatesWet') && (
        <>
          <h3 className={css.heading}>{c('rain.title')}</h3>
          <NumberInput layer={layer} field="rainBelow" label={`${t('field.rainBelow')}, mm/d`} hint={c('rain.hint')} />
        </>
      )}
      <h3 className={css.heading}>{c('taper.title')}</h3>
      <div className={css.apart}>
        <Taper layer={layer} />
      </div>
    </Dialog>
  )
}
