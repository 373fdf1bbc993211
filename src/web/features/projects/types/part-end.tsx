import { useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { detailTexts, projectTexts } from '../projects-texts.ts'
import { PartDataset } from './part-dataset.tsx'
import type { PartDraft } from './type-draft.ts'
import css from './types.module.css'

/** Longest name of a scenario. */
const LONGEST = 200

/** The end of life of a part, where its dataset declares none or several: another dataset, or a scenario by its name. */
export function PartEnd({
  part,
  release,
  onChange,
}: {
  part: PartDraft
  release: string | null
  onChange: (part: PartDraft) => void
}) {
  const t = useTexts(projectTexts)
  const d = useTexts(detailTexts)
  const { endOfLife, endOfLifeScenario, ...rest } = part
  const scenario = endOfLifeScenario !== undefined && { endOfLifeScenario }
  // open to begin with where something is told; then as the user has it
  const [isTold] = useState(endOfLife !== undefined || endOfLifeScenario !== undefined)
  return (
    <details className={css.end} open={isTold}>
      <summary className="small">{t('column.endOfLife')}</summary>
      <div className={css.endFields}>
        <div className="field">
          <span className="lbl">{d('types.endOfLife')}</span>
          <PartDataset
            label={d('types.endOfLife')}
            value={endOfLife}
            release={release}
            onChoose={(chosen) => onChange({ ...part, endOfLife: chosen })}
          />
        </div>
        {endOfLife && (
          <Button look="quiet" size="s" className={css.forget} onClick={() => onChange({ ...rest, ...scenario })}>
            {d('types.noEndOfLife')}
          </Button>
        )}
        <label className="field">
          <span className="lbl">{t('column.endOfLifeScenario')}</span>
          <input
            className="input"
            maxLength={LONGEST}
            value={endOfLifeScenario ?? ''}
            onChange={({ target }) => {
              const named = target.value.trim() === '' ? {} : { endOfLifeScenario: target.value }
              onChange({ ...rest, ...(endOfLife && { endOfLife }), ...named })
            }}
          />
        </label>
      </div>
    </details>
  )
}
