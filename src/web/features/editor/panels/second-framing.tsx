import { clsx } from 'clsx'
import { useId } from 'react'
import { framingDirections } from '#vocabulary/constructions.ts'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { Segments } from '#web/components/segments.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { LayerDraft, SecondFramingDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import type { Materials } from '../document/use-materials.ts'
import { editorTexts } from '../editor-texts.ts'
import { MaterialField } from '../table/material-field.tsx'
import { NumberInput } from './number-input.tsx'
import { layerPanelTexts } from './panel-texts.ts'
import css from './panels.module.css'

type SecondFramingProps = {
  readonly layer: LayerDraft
  readonly materials: Materials
  readonly release: string | null
}

function Fields({ layer, materials, release, framing }: SecondFramingProps & { framing: SecondFramingDraft }) {
  const t = useTexts(editorTexts)
  const p = useTexts(layerPanelTexts)
  const controls = useControls()
  const id = useId()
  const set = (change: Partial<SecondFramingDraft>) =>
    controls.run({ do: 'setLayer', key: layer.key, change: { secondFraming: { ...framing, ...change } } })
  return (
    <div className="two">
      <div className={clsx('field', css.whole)}>
        <label htmlFor={id}>{t('field.secondMaterial')}</label>
        <MaterialField
          id={id}
          label={t('field.secondMaterial')}
          value={materials.get(framing.materialId ?? '')?.name ?? ''}
          invalid={framing.materialId === null}
          release={release}
          onChoose={(material) => set({ materialId: material.id })}
        />
      </div>
      <NumberInput layer={layer} field="secondWidth" label={p('framing.width')} />
      <NumberInput layer={layer} field="secondSpacing" label={p('framing.spacing')} />
      <NumberInput layer={layer} field="secondShare" label={p('framing.ownShare')} />
      <div className={clsx('field', css.whole)}>
        <span className="lbl">{p('framing.direction')}</span>
        <Segments
          label={p('framing.secondDirection')}
          value={framing.direction}
          segments={framingDirections.map((value) => ({ value, label: p(`framing.${value}`) }))}
          onChange={(direction) => set({ direction })}
        />
      </div>
    </div>
  )
}

/** Members of another kind beside the first ones, such as noggings between studs. */
export function SecondFraming(props: SecondFramingProps) {
  const { layer } = props
  const t = useTexts(layerPanelTexts)
  const controls = useControls()
  const toggle = (on: boolean) =>
    controls.run({
      do: 'setLayer',
      key: layer.key,
      change: { secondFraming: on ? { materialId: null, direction: 'horizontal' } : null },
    })
  return (
    <div className={css.apart}>
      <OptionLine>
        <Checkbox checked={Boolean(layer.secondFraming)} onChange={({ target }) => toggle(target.checked)} />
        <b>{t('framing.hasSecond')}</b>
      </OptionLine>
      {layer.secondFraming && <Fields {...props} framing={layer.secondFraming} />}
      {layer.secondFraming && <p className="dim">{t('framing.second.hint')}</p>}
    </div>
  )
}
