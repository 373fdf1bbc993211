import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ComponentProps, useEffect } from 'react'
import type { Material } from '#contract/materials.ts'
import { type AirCavity, airCavities } from '#vocabulary/constructions.ts'
import { isClassValue } from '#vocabulary/materials.ts'
import type { Settings } from '#vocabulary/settings.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Select } from '#web/components/select.tsx'
import { type Quantity, quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { materialQuery } from '#web/resources/materials/material-queries.ts'
import type { LayerDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import type { NumberField } from '../document/number-fields.ts'
import { editorTexts } from '../editor-texts.ts'
import { NumberInput } from './number-input.tsx'
import { layerPanelTexts } from './panel-texts.ts'
import css from './panels.module.css'
import { ServiceLifePart } from './service-life-part.tsx'
import { TransportFields } from './transport-fields.tsx'

/** Fields of a material that a layer may have its own values of; each is a quantity of its name. */
const fields = [
  'conductivity',
  'density',
  'specificHeatCapacity',
  'vapourResistanceFactor',
  'sd',
] as const satisfies readonly Quantity[]
type Overridable = (typeof fields)[number]
/** Typed values that one press takes back. */
const clearable = [...fields, 'waterAbsorption', 'serviceLife'] as const

const catalogueText = (
  material: Material | undefined,
  field: Overridable,
  figure: ReturnType<typeof useFormats>['figure'],
) => {
  if (field !== 'vapourResistanceFactor') return figure(field, material?.[field])
  const factor = material?.vapourResistanceFactor
  if (!factor) return figure('vapourResistanceFactor', null)
  const [dry, wet] = [figure('vapourResistanceFactor', factor.dry), figure('vapourResistanceFactor', factor.wet)]
  return dry === wet ? dry : `${dry} / ${wet}`
}

type ValuesPanelProps = {
  readonly layer: LayerDraft
  readonly number: number
  readonly material: Material | undefined
  readonly release: string | null
  readonly assessed: ComponentProps<typeof ServiceLifePart>['assessed']
  readonly settings: Settings | undefined
  /** Field that has the focus first; undefined: the first one. */
  readonly first: NumberField | undefined
  readonly onClose: () => void
}

function Overrides({ layer, material, release }: ValuesPanelProps) {
  const t = useTexts(editorTexts)
  const p = useTexts(layerPanelTexts)
  const common = useTexts(commonTexts)
  const { figure } = useFormats()
  const locale = useLocale()
  const detail = useQuery({
    ...materialQuery(layer.materialId ?? '', release, locale),
    enabled: layer.materialId !== null,
  })
  return (
    <div className="two">
      {fields.map((field) => {
        const text = catalogueText(material, field, figure)
        const source = detail.data?.sources[field]
        return (
          <NumberInput
            key={field}
            layer={layer}
            field={field}
            label={`${t(`field.${field}`)}, ${quantities[field].unit || 'μ'}`}
            placeholder={text}
            hint={
              <span title={source}>
                {p(field === 'sd' ? 'values.sd' : 'values.catalogue', { value: text })}
                {isClassValue(material?.statuses[field]) && <b>, {common('classValue')}</b>}
                {source !== undefined && <span className={css.source}> {source}</span>}
              </span>
            }
          />
        )
      })}
      <NumberInput
        layer={layer}
        field="waterAbsorption"
        label={`${t('field.waterAbsorption')}, kg/(m²√h)`}
        hint={p('values.waterAbsorption')}
      />
    </div>
  )
}

function Cavity({ layer, material }: { layer: LayerDraft; material: Material }) {
  const t = useTexts(editorTexts)
  const p = useTexts(layerPanelTexts)
  const { figure } = useFormats()
  const controls = useControls()
  const change = (value: string) => {
    const airCavity: AirCavity | null = airCavities.find((one) => one === value) ?? null
    controls.run({ do: 'setLayer', key: layer.key, change: { airCavity } })
  }
  const ventilation = layer.airCavity ?? material.airCavity ?? 'unventilated'
  return (
    <div className={css.apart}>
      <label className="field">
        <span className="lbl">{p('values.cavity')}</span>
        <Select value={ventilation} onChange={({ target }) => change(target.value)}>
          {airCavities.map((cavity) => (
            <option key={cavity} value={cavity}>
              {p(`cavity.${cavity}`)}
            </option>
          ))}
        </Select>
      </label>
      <div className="two">
        {ventilation === 'slightlyVentilated' && (
          <NumberInput layer={layer} field="openings" label={`${t('field.openings')}, mm²/m`} placeholder="1000" />
        )}
        {(ventilation === 'unventilated' || ventilation === 'slightlyVentilated') &&
          (['emissivityOuter', 'emissivityInner'] as const).map((field) => (
            <NumberInput
              key={field}
              layer={layer}
              field={field}
              label={t(`field.${field}`)}
              placeholder={figure('factor', 0.9)}
              hint={p('values.emissivity')}
            />
          ))}
      </div>
    </div>
  )
}

function EndOfLife({ layer, scenarios }: { layer: LayerDraft; scenarios: readonly string[] }) {
  const t = useTexts(layerPanelTexts)
  const controls = useControls()
  return (
    <label className="field">
      <span className="lbl">{t('values.endOfLife')}</span>
      <Select
        value={layer.endOfLifeScenario ?? ''}
        onChange={({ target }) =>
          controls.run({ do: 'setLayer', key: layer.key, change: { endOfLifeScenario: target.value || null } })
        }
      >
        <option value="">{t('values.usual')}</option>
        {scenarios.map((scenario) => (
          <option key={scenario}>{scenario}</option>
        ))}
      </Select>
    </label>
  )
}

/** A layer's own values in place of the material's, each with the default beside, and what belongs to its life cycle. */
export function ValuesPanel(props: ValuesPanelProps) {
  const { layer, number, material, settings, assessed, first, onClose } = props
  const t = useTexts(editorTexts)
  const p = useTexts(layerPanelTexts)
  const controls = useControls()
  useEffect(() => {
    if (first !== undefined) document.querySelector<HTMLInputElement>(`dialog [data-field="${first}"]`)?.focus()
  }, [first])
  const scenarios = material?.dataset?.scenarios ?? []
  const own = clearable.filter((field) => layer.numbers[field] !== undefined || layer.texts[field] !== undefined)
  return (
    <Dialog
      title={p('values.title', { number, name: material?.name ?? t('row.unnamed') })}
      onClose={onClose}
      footer={
        <>
          <Button
            look="quiet"
            disabled={own.length === 0}
            onClick={() => controls.run({ do: 'clearNumbers', key: layer.key, fields: own })}
          >
            {p('values.reset')}
          </Button>
          <span className="grow" />
          <Button look="primary" onClick={onClose}>
            {p('framing.done')}
          </Button>
        </>
      }
    >
      <p className={clsx('dim', css.intro)}>{p('values.intro')}</p>
      {material?.traits.includes('air') && <Cavity layer={layer} material={material} />}
      <Overrides {...props} />
      {!material?.traits.includes('air') && <ServiceLifePart layer={layer} assessed={assessed} />}
      <h3 className={css.heading}>{p('values.life')}</h3>
      <div className="two">
        {!material?.traits.includes('air') && <TransportFields layer={layer} settings={settings} />}
        <NumberInput layer={layer} field="wastage" label={`${t('field.wastage')}, %`} />
        {layer.state === 'existing' && (
          <NumberInput layer={layer} field="remainingServiceLife" label={`${t('field.remainingServiceLife')}, a`} />
        )}
        {scenarios.length > 0 && <EndOfLife layer={layer} scenarios={scenarios} />}
      </div>
    </Dialog>
  )
}
