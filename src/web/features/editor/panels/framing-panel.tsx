import { clsx } from 'clsx'
import { type KeyboardEvent, useId } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { framingDirections } from '#vocabulary/constructions.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { Segments } from '#web/components/segments.tsx'
import { FramingSketch } from '#web/drawing/framing-sketch.tsx'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { FramingDraft, LayerDraft } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import type { Materials } from '../document/use-materials.ts'
import { editorTexts } from '../editor-texts.ts'
import { MaterialField } from '../table/material-field.tsx'
import { Facts } from './kpi/section.tsx'
import { NumberInput } from './number-input.tsx'
import { layerPanelTexts } from './panel-texts.ts'
import css from './panels.module.css'
import { SecondFraming } from './second-framing.tsx'

type FramingPanelProps = {
  readonly layer: LayerDraft
  readonly number: number
  readonly materials: Materials
  readonly release: string | null
  readonly kpis: KeyPerformanceIndicators | undefined
  readonly onClose: () => void
}

function Figures({ layer, kpis }: Pick<FramingPanelProps, 'layer' | 'kpis'>) {
  const t = useTexts(layerPanelTexts)
  const { figure, withUnit, number } = useFormats()
  const { framingWidth: width, framingSpacing: spacing, framingShare } = layer.numbers
  const bySpacing = width !== undefined && spacing !== undefined && spacing > 0 ? width / spacing : undefined
  const share = framingShare ?? bySpacing
  return (
    <Facts
      facts={[
        {
          id: 'share',
          name: t('framing.share'),
          value: share === undefined ? '–' : number(share * 100, 1),
          unit: '%',
        },
        {
          id: 'u',
          name: t('framing.u'),
          value: <b>{figure('uValue', kpis?.thermal.uValue)}</b>,
          unit: quantities.uValue.unit,
        },
        {
          id: 'r',
          name: t('framing.limits'),
          value: `${figure('resistance', kpis?.thermal.rUpper)} / ${withUnit('resistance', kpis?.thermal.rLower)}`,
        },
      ]}
    />
  )
}

function FramingFields({ layer, framing, materials, release }: FramingPanelProps & { framing: FramingDraft }) {
  const t = useTexts(editorTexts)
  const p = useTexts(layerPanelTexts)
  const { figure } = useFormats()
  const controls = useControls()
  const id = useId()
  const set = (change: Partial<FramingDraft>) =>
    controls.run({ do: 'setLayer', key: layer.key, change: { framing: { ...framing, ...change } } })
  const member = materials.get(framing.materialId ?? '')
  const filling = materials.get(layer.materialId ?? '')
  const { framingWidth: width, framingSpacing: spacing } = layer.numbers
  return (
    <>
      {member && filling && width !== undefined && spacing !== undefined && (
        <FramingSketch
          hatch={filling.hatch}
          framing={{ hatch: member.hatch, width, spacing }}
          thickness={(metres) => figure('thickness', metres)}
        />
      )}
      <div className="two">
        <div className={clsx('field', css.whole)}>
          <label htmlFor={id}>{t('field.framingMaterial')}</label>
          <MaterialField
            id={id}
            label={t('field.framingMaterial')}
            value={member?.name ?? ''}
            invalid={framing.materialId === null}
            release={release}
            onChoose={(material) => set({ materialId: material.id })}
          />
        </div>
        <NumberPair layer={layer} />
        <div className={clsx('field', css.whole)}>
          <span className="lbl">{p('framing.direction')}</span>
          <Segments
            label={p('framing.direction')}
            value={framing.direction}
            segments={framingDirections.map((value) => ({ value, label: p(`framing.${value}`) }))}
            onChange={(direction) => set({ direction })}
          />
        </div>
      </div>
    </>
  )
}

function NumberPair({ layer }: { layer: LayerDraft }) {
  const t = useTexts(layerPanelTexts)
  return (
    <>
      <NumberInput layer={layer} field="framingWidth" label={t('framing.width')} />
      <NumberInput layer={layer} field="framingSpacing" label={t('framing.spacing')} />
      <NumberInput layer={layer} field="framingShare" label={t('framing.ownShare')} hint={t('framing.ownShare.hint')} />
    </>
  )
}

/** What a framing begins with, as it is typed; the first where nothing else is chosen. */
const usual = [
  { framingWidth: '60', framingSpacing: '625' },
  { framingWidth: '80', framingSpacing: '625' },
  { framingWidth: '80', framingSpacing: '800' },
] as const
const USUAL_MATERIAL = 'kvh'

/** Usual members, each taken by a click or its number. */
function UsualMembers({
  onTake,
  onKeyDown,
}: {
  onTake: (index: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}) {
  const t = useTexts(layerPanelTexts)
  return (
    <div className="row wrap">
      {usual.map(({ framingWidth, framingSpacing }, index) => (
        <Button key={`${framingWidth} ${framingSpacing}`} onKeyDown={onKeyDown} onClick={() => onTake(index)}>
          {t('framing.usual', { width: framingWidth, spacing: framingSpacing })} <kbd>{index + 1}</kbd>
        </Button>
      ))}
    </div>
  )
}

/** Studs, rafters, battens within a layer. */
export function FramingPanel(props: FramingPanelProps) {
  const { layer, number, onClose, kpis } = props
  const t = useTexts(layerPanelTexts)
  const controls = useControls()
  const take = (index: number, keeps: boolean) => {
    const { key } = layer
    const framing = { materialId: USUAL_MATERIAL, direction: 'vertical' } as const
    controls.run({ do: 'setLayer', key, change: { framing } }, 'framing')
    for (const field of ['framingWidth', 'framingSpacing'] as const) {
      const text = usual[index]?.[field]
      if (text !== undefined && (!keeps || layer.numbers[field] === undefined))
        controls.run({ do: 'setNumber', key, field, text }, 'framing')
    }
    controls.seal()
  }
  const takeByKey = ({ key }: KeyboardEvent) => {
    const index = Number(key) - 1
    if (!layer.framing && usual[index]) take(index, false)
  }
  const toggle = (on: boolean) => {
    if (on) take(0, true)
    else controls.run({ do: 'setLayer', key: layer.key, change: { framing: null } })
  }
  return (
    <Dialog
      title={t('framing.title', { number })}
      className={css.framing}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('framing.done')}
        </Button>
      }
    >
      <div className="stack-s">
        <OptionLine>
          <Checkbox
            checked={layer.framing !== null}
            onChange={({ target }) => toggle(target.checked)}
            onKeyDown={takeByKey}
          />
          <b>{t('framing.has')}</b>
        </OptionLine>
        {!layer.framing && <UsualMembers onTake={(index) => take(index, false)} onKeyDown={takeByKey} />}
      </div>
      {layer.framing && <FramingFields {...props} framing={layer.framing} />}
      {layer.framing && <SecondFraming layer={layer} materials={props.materials} release={props.release} />}
      {layer.framing && <Figures layer={layer} kpis={kpis} />}
    </Dialog>
  )
}
