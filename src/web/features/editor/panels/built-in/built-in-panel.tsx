import { clsx } from 'clsx'
import type { LayerAccessory } from '#contract/layer-accessory.ts'
import { accessoryOf, needsReinforcement, usualReinforcement } from '#vocabulary/accessories.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { announce } from '#web/lib/announcer.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { added, changed, removed } from '../../document/built-in.ts'
import type { LayerDraft } from '../../document/document.ts'
import { useControls } from '../../document/editor-state.ts'
import { builtInTexts } from '../panel-texts.ts'
import css from '../panels.module.css'
import { AccessoryFields } from './accessory-fields.tsx'
import { AddAccessory } from './add-accessory.tsx'

/** What is built into a layer: reinforcement, metal studs, fasteners, mesh; to be added, changed and taken out. */
export function BuiltInPanel({
  layer,
  number,
  type,
  onClose,
}: {
  layer: LayerDraft
  number: number
  type: ConstructionType
  onClose: () => void
}) {
  const t = useTexts(builtInTexts)
  const { locale } = useFormats()
  const controls = useControls()
  const { accessories = [], key } = layer
  const put = (next: readonly LayerAccessory[], gather?: string) =>
    controls.run({ do: 'setLayer', key, change: { accessories: next } }, gather)
  const gatherOf = (accessoryId: string) => `${accessoryId} ${key}`
  const usual = needsReinforcement(layer.materialId ?? '') ? usualReinforcement(type) : undefined
  return (
    <Dialog
      title={t('title', { number })}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <p className={clsx('dim', css.intro)}>{t('intro')}</p>
      {accessories.length === 0 && <p className={css.intro}>{t('none')}</p>}
      {accessories.map((one) => (
        <AccessoryFields
          key={one.accessoryId}
          layer={layer}
          accessory={one}
          gather={gatherOf(one.accessoryId)}
          onChange={(change) => put(changed(accessories, one.accessoryId, change), gatherOf(one.accessoryId))}
          onRemove={() => {
            put(removed(accessories, one.accessoryId))
            announce(t('removed', { name: accessoryOf(one.accessoryId).name[locale] }))
          }}
        />
      ))}
      <AddAccessory
        present={accessories.map(({ accessoryId }) => accessoryId)}
        usual={usual}
        onAdd={(id, amount) => {
          put(added(accessories, id, amount))
          announce(t('added', { name: accessoryOf(id).name[locale] }))
        }}
      />
    </Dialog>
  )
}
