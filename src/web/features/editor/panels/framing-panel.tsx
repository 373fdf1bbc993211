import { clsx } from 'clsx'
import { useId } from 'react'
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
  const t = useTexts(editorTexts)
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
          <span className="lbl">{t('framing.direction')}</span>
          <Segments
            label={t('framing.direction')}
            value={framing.direction}
            segments={framingDirections.map((value) => ({ value, label: t(`framing.${value}`) }))}
            onChange={(direction) => set({ direction })}
          />
        </div>
      </div>
    </>
  )
}

function NumberPair({ layer }: { layer: LayerDraft }) {
  const t = useTexts(editorTexts)
  return (
    <>
      <NumberInput layer={layer} field="framingWidth" label={t('framing.width')} />
      <NumberInput layer={layer} field="framingSpacing" label={t('framing.spacing')} />
      <NumberInput layer={layer} field="framingShare" label={t('framing.ownShare')} hint={t('framing.ownShare.hint')} />
    </>
  )
}

/** Usual studs of a timber frame, in m; what a new framing begins with. */
const usual = { framingWidth: '60', framingSpacing: '625' } as const

/** Studs, rafters, battens within a layer. */
export function FramingPanel(props: FramingPanelProps) {
  const { layer, number, onClose, kpis } = props
  const t = useTexts(editorTexts)
  const controls = useControls()
  const toggle = (on: boolean) => {
    const { key } = layer
    if (!on) return controls.run({ do: 'setLayer', key, change: { framing: null } })
    controls.run({ do: 'setLayer', key, change: { framing: { materialId: null, direction: 'vertical' } } }, 'framing')
    for (const field of ['framingWidth', 'framingSpacing'] as const) {
      if (layer.numbers[field] === undefined)
        controls.run({ do: 'setNumber', key, field, text: usual[field] }, 'framing')
    }
    controls.seal()
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
      <OptionLine>
        <Checkbox checked={layer.framing !== null} onChange={({ target }) => toggle(target.checked)} />
        <b>{t('framing.has')}</b>
      </OptionLine>
      {layer.framing && <FramingFields {...props} framing={layer.framing} />}
      {layer.framing && <SecondFraming layer={layer} materials={props.materials} release={props.release} />}
      {layer.framing && <Figures layer={layer} kpis={kpis} />}
    </Dialog>
  )
}
