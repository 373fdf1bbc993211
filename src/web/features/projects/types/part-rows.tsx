import { bounds } from '#vocabulary/bounds.ts'
import { referenceUnits } from '#vocabulary/materials.ts'
import { partMeasures, projectLimits } from '#vocabulary/projects.ts'
import { Button } from '#web/components/button.tsx'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { detailTexts, projectTexts } from '../projects-texts.ts'
import { NumberField } from '../settings/number-field.tsx'
import { PartDataset } from './part-dataset.tsx'
import { PartEnd } from './part-end.tsx'
import { newPart, type PartDraft, unitOf } from './type-draft.ts'
import css from './types.module.css'

type Props = { part: PartDraft; release: string | null; onChange: (part: PartDraft) => void; onRemove: () => void }

/** What one part is made of, and how much of it an opening has. */
function PartRow({ part, release, onChange, onRemove }: Props) {
  const t = useTexts(projectTexts)
  const d = useTexts(detailTexts)
  const { per, unit, quantity, serviceLife, dataset } = part
  return (
    <li className={css.part}>
      <div className="field">
        <span className="lbl">{t('column.dataset')}</span>
        <PartDataset
          label={t('column.dataset')}
          value={dataset}
          release={release}
          onChoose={(chosen, told) => {
            const known = referenceUnits.find((one) => one === told)
            onChange({ ...part, dataset: chosen, ...(known && { unit: known }) })
          }}
        />
      </div>
      <label className="field">
        <span className="lbl">{d('types.per')}</span>
        <Select
          value={per}
          onChange={({ target }) => {
            const next = partMeasures.find((one) => one === target.value) ?? per
            onChange({ ...part, per: next, ...(dataset === undefined && { unit: unitOf[next] }) })
          }}
        >
          {partMeasures.map((one) => (
            <option key={one} value={one}>
              {d(`per.${one}`)}
            </option>
          ))}
        </Select>
      </label>
      <NumberField
        label={t('column.quantity')}
        unit="1"
        figure="itemQuantity"
        decimals={4}
        value={quantity}
        isRequired
        onChange={(next) => onChange({ ...part, quantity: next })}
      />
      <label className="field">
        <span className="lbl">{t('column.unit')}</span>
        <Select
          value={unit}
          onChange={({ target }) =>
            onChange({ ...part, unit: referenceUnits.find((one) => one === target.value) ?? unit })
          }
        >
          {referenceUnits.map((one) => (
            <option key={one} value={one}>
              {t(`unit.${one}`)}
            </option>
          ))}
        </Select>
      </label>
      <NumberField
        label={t('column.serviceLife')}
        unit={bounds.serviceLife.unit}
        figure="serviceLife"
        value={serviceLife}
        onChange={(next) => {
          const { serviceLife: _before, ...rest } = part
          onChange(next === undefined ? rest : { ...rest, serviceLife: next })
        }}
      />
      <Button look="quiet" icon="close" aria-label={d('types.removePart')} className={css.remove} onClick={onRemove} />
      <PartEnd part={part} release={release} onChange={onChange} />
    </li>
  )
}

/** The parts of an opening type; windows are glass by the area, frame and sash by the metre, fittings by the piece. */
export function PartRows({
  parts,
  release,
  onChange,
}: {
  parts: readonly PartDraft[]
  release: string | null
  onChange: (parts: readonly PartDraft[]) => void
}) {
  const d = useTexts(detailTexts)
  const isFull = parts.length >= projectLimits.openingParts
  return (
    <>
      <ul className={css.parts} aria-label={d('types.parts')}>
        {parts.map((part) => (
          <PartRow
            key={part.id}
            part={part}
            release={release}
            onChange={(next) => onChange(parts.map((one) => (one.id === part.id ? next : one)))}
            onRemove={() => onChange(parts.filter(({ id }) => id !== part.id))}
          />
        ))}
      </ul>
      <Button look="quiet" size="s" icon="plus" disabled={isFull} onClick={() => onChange([...parts, newPart()])}>
        {d('types.addPart')}
      </Button>
    </>
  )
}
