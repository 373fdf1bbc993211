import { useState } from 'react'
import { rangeNames, type SensitivityRange, sensitivityRanges } from '#vocabulary/sensitivity.ts'
import { Button } from '#web/components/button.tsx'
import { quantities } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { BoundedField } from '../views/bounded-field.tsx'
import css from './influence.module.css'
import { influenceTexts } from './influence-texts.ts'
import { type OwnRanges, rangeDisplays, shownRange, typedRange } from './ranges-asked.ts'

/** How far each input may be off, up and down. */
export function RangeForm({
  own,
  onChange,
  onReset,
}: {
  own: OwnRanges
  onChange: (range: SensitivityRange, value: number | null) => void
  onReset: () => void
}) {
  const t = useTexts(influenceTexts)
  // what was typed and cannot be read goes too
  const [resets, setResets] = useState(0)
  return (
    <section className="sec" aria-label={t('ranges')}>
      <div className="sec-h">
        <h2>{t('ranges')}</h2>
        <Button
          size="xs"
          onClick={() => {
            setResets((now) => now + 1)
            onReset()
          }}
        >
          {t('ranges.reset')}
        </Button>
      </div>
      <p className="small dim">{t('ranges.zero')}</p>
      <div className={css.ranges} key={resets}>
        {rangeNames.map((range) => {
          const { usual, maximum } = sensitivityRanges[range]
          return (
            <BoundedField
              key={range}
              label={t(`range.${range}`)}
              unit={range === 'framingShare' ? t('points') : quantities[rangeDisplays[range]].unit}
              minimum={0}
              maximum={shownRange(range, maximum)}
              value={shownRange(range, own[range] ?? usual)}
              usual={shownRange(range, usual)}
              onChange={(shown) => onChange(range, shown === null ? null : typedRange(range, shown))}
            />
          )
        })}
      </div>
    </section>
  )
}
