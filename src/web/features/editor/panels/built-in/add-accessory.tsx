import { useState } from 'react'
import { type AccessoryId, accessoryAmounts, accessoryOf, layerAccessoryIds } from '#vocabulary/accessories.ts'
import { accessoryKinds } from '#vocabulary/materials.ts'
import { Button } from '#web/components/button.tsx'
import { Select } from '#web/components/select.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { builtInTexts } from '../panel-texts.ts'
import css from '../panels.module.css'
import { SettingNumber } from '../settings/setting-fields.tsx'

type AddAccessoryProps = {
  /** Those that the layer has already. */
  readonly present: readonly AccessoryId[]
  /** What stands first: the reinforcement of the component, where the layer is concrete. */
  readonly usual: AccessoryId | undefined
  /** The amount is undefined where the typical one counts. */
  readonly onAdd: (id: AccessoryId, amount: number | undefined) => void
}

/** Chooses something to build in from the list, with its default amount or one that is typed. */
export function AddAccessory({ present, usual, onAdd }: AddAccessoryProps) {
  const t = useTexts(builtInTexts)
  const { locale } = useFormats()
  const left = layerAccessoryIds.filter((id) => !present.includes(id))
  const [wanted, choose] = useState<AccessoryId | null>(null)
  const [amount, setAmount] = useState<number>()
  const first = usual !== undefined && left.includes(usual) ? usual : left[0]
  const chosen = wanted !== null && left.includes(wanted) ? wanted : first
  if (chosen === undefined) return null
  const { unit, amount: typical } = accessoryOf(chosen)
  const option = (id: AccessoryId) => (
    <option key={id} value={id}>
      {accessoryOf(id).name[locale]}
    </option>
  )
  return (
    <div className="two">
      <label className="field">
        <span className="lbl">{t('choose')}</span>
        <Select
          value={chosen}
          onChange={({ target }) => {
            choose(left.find((id) => id === target.value) ?? null)
            setAmount(undefined)
          }}
        >
          {usual !== undefined && left.includes(usual) && <optgroup label={t('usual')}>{option(usual)}</optgroup>}
          {accessoryKinds.map((kind) => {
            const ids = left.filter((id) => accessoryOf(id).kind === kind && id !== usual)
            return (
              ids.length > 0 && (
                <optgroup key={kind} label={t(`kind.${kind}`)}>
                  {ids.map(option)}
                </optgroup>
              )
            )
          })}
        </Select>
      </label>
      <SettingNumber
        key={chosen}
        label={t('amount', { unit })}
        value={amount}
        bounds={accessoryAmounts[unit]}
        usual={typical?.typical}
        hint={typical ? undefined : t('asked')}
        onChange={setAmount}
      />
      <div className={css.whole}>
        <Button
          icon="plus"
          disabled={!typical && amount === undefined}
          onClick={() => {
            onAdd(chosen, amount)
            choose(null)
            setAmount(undefined)
          }}
        >
          {t('add')}
        </Button>
      </div>
    </div>
  )
}
