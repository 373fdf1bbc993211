import type { LayerAccessory } from '#contract/layer-accessory.ts'
import { accessoryAmounts, accessoryOf, amountOfAccessory } from '#vocabulary/accessories.ts'
import { bounds } from '#vocabulary/bounds.ts'
import { isClassValue } from '#vocabulary/materials.ts'
import { Button } from '#web/components/button.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import type { LayerDraft } from '../../document/document.ts'
import { builtInTexts } from '../panel-texts.ts'
import css from '../panels.module.css'
import { SettingNumber } from '../settings/setting-fields.tsx'

type Change = Partial<Pick<LayerAccessory, 'amount' | 'spacing' | 'serviceLife'>>

type AccessoryFieldsProps = {
  readonly layer: LayerDraft
  readonly accessory: LayerAccessory
  /** Under which its changes are one step. */
  readonly gather: string
  /** Given undefined for what is usual. */
  readonly onChange: (change: Change) => void
  readonly onRemove: () => void
}

/** Mass per m² of construction of what is given per volume [kg/m²]; undefined where that is the amount itself. */
const massOf = (accessory: LayerAccessory, layer: LayerDraft): number | undefined => {
  const amount = amountOfAccessory(accessory)
  const { thickness } = layer.numbers
  if (accessoryOf(accessory.accessoryId).unit !== 'kg/m³' || amount === undefined || thickness === undefined)
    return undefined
  return amount * thickness * (1 - shareOfMembers(layer))
}

/** Share of the area that the members of the layer take [1]. */
const shareOfMembers = ({ numbers: { framingWidth, framingSpacing, framingShare }, framing }: LayerDraft): number => {
  if (!framing) return 0
  const bySpacing = framingWidth !== undefined && framingSpacing ? framingWidth / framingSpacing : 0
  return framingShare ?? bySpacing
}

/** What is known of the amount: its range, its source, how well that is founded. */
function AmountHint({ accessory, layer }: Pick<AccessoryFieldsProps, 'accessory' | 'layer'>) {
  const t = useTexts(builtInTexts)
  const common = useTexts(commonTexts)
  const { number, withUnit, locale } = useFormats()
  const { amount, unit, source, status } = accessoryOf(accessory.accessoryId)
  const mass = massOf(accessory, layer)
  const range = amount && t('range', { low: number(amount.low), high: number(amount.high), unit })
  return (
    <span>
      {mass !== undefined && <b>{t('mass', { mass: withUnit('mass', mass) })} </b>}
      {range ?? t('asked')} {accessory.amount === undefined && isClassValue(status) && <b>{common('classValue')} </b>}
      <span className={css.source}>{source[locale]}</span>
    </span>
  )
}

/** Amount, spacing and service life of something that is built in. */
export function AccessoryFields({ layer, accessory, gather, onChange, onRemove }: AccessoryFieldsProps) {
  const t = useTexts(builtInTexts)
  const { accessoryId, amount, spacing, serviceLife } = accessory
  const { unit, studs, name, amount: usual } = accessoryOf(accessoryId)
  const shown = name[useFormats().locale]
  const typical = amountOfAccessory({ ...accessory, amount: undefined })
  return (
    <fieldset className={css.builtIn}>
      <legend>{shown}</legend>
      <div className="two">
        <SettingNumber
          label={t('amount', { unit })}
          value={amount}
          bounds={accessoryAmounts[unit]}
          usual={typical}
          gather={gather}
          hint={<AmountHint accessory={accessory} layer={layer} />}
          onChange={(next) => {
            if (next !== undefined || usual) onChange({ amount: next })
          }}
        />
        <SettingNumber
          label={t('serviceLife')}
          value={serviceLife}
          bounds={bounds.serviceLife}
          placeholder={t('withLayer')}
          gather={gather}
          onChange={(next) => onChange({ serviceLife: next })}
        />
        {studs && (
          <SettingNumber
            label={t('spacing')}
            value={spacing}
            bounds={bounds.studSpacing}
            factor={1000}
            usual={studs.spacing}
            gather={gather}
            onChange={(next) => onChange({ spacing: next })}
          />
        )}
      </div>
      <Button look="quiet" size="s" icon="bin" aria-label={t('removeNamed', { name: shown })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </fieldset>
  )
}
