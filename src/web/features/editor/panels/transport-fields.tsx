import type { Settings } from '#vocabulary/settings.ts'
import { vehicleName, vehicles } from '#vocabulary/vehicles.ts'
import { Select } from '#web/components/select.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { LayerDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import { editorTexts } from '../editor-texts.ts'
import { NumberInput } from './number-input.tsx'
import { layerPanelTexts } from './panel-texts.ts'

/** How a layer comes to the site, in place of what the construction says of all of them. */
export function TransportFields({ layer, settings = {} }: { layer: LayerDraft; settings: Settings | undefined }) {
  const t = useTexts(editorTexts)
  const p = useTexts(layerPanelTexts)
  const { figure, locale } = useFormats()
  const controls = useControls()
  const { transportDistance: distance, transportVehicle: vehicle } = settings
  return (
    <>
      <NumberInput
        layer={layer}
        field="transportDistance"
        label={`${t('field.transportDistance')}, km`}
        {...(distance !== undefined && { placeholder: figure('distance', distance) })}
        hint={p(distance === undefined ? 'values.transportDeclared' : 'values.transportOfAll')}
      />
      <label className="field">
        <span className="lbl">{p('values.vehicle')}</span>
        <Select
          value={layer.transportVehicle ?? ''}
          onChange={({ target }) => {
            const transportVehicle = vehicles.find((one) => one === target.value) ?? null
            controls.run({ do: 'setLayer', key: layer.key, change: { transportVehicle } })
          }}
        >
          <option value="">
            {vehicle ? p('values.vehicleOfAll', { name: vehicleName(vehicle, locale) }) : p('values.noVehicle')}
          </option>
          {vehicles.map((one) => (
            <option key={one} value={one}>
              {vehicleName(one, locale)}
            </option>
          ))}
        </Select>
      </label>
    </>
  )
}
