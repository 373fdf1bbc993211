import type { ConstructionType } from '#vocabulary/constructions.ts'
import { measureName, measuresFor } from '#vocabulary/measures.ts'
import type { Measure } from '#vocabulary/settings.ts'
import { Button } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { settingsTexts } from '../../texts/settings.ts'

/** What excludes every other measure. */
const alone: ReadonlySet<Measure> = new Set(['newBuilding', 'none'])

const toggled = (chosen: readonly Measure[], measure: Measure): readonly Measure[] => {
  if (chosen.includes(measure)) return chosen.filter((one) => one !== measure)
  return alone.has(measure) ? [measure] : [...chosen.filter((one) => !alone.has(one)), measure]
}

/** What is done to the component: several may be chosen; without a choice the layers tell. */
export function MeasureField({
  type,
  chosen = [],
  onChange,
}: {
  type: ConstructionType
  chosen: readonly Measure[] | undefined
  onChange: (measure: readonly Measure[] | undefined) => void
}) {
  const t = useTexts(settingsTexts)
  const locale = useLocale()
  const choose = (measure: Measure) => {
    const next = toggled(chosen, measure)
    onChange(next.length === 0 ? undefined : next)
  }
  const offered = measuresFor(type)
  return (
    <fieldset className="field all">
      <legend className="lbl">{t('measure.legend')}</legend>
      {[...offered, ...chosen.filter((one) => !offered.includes(one))].map((measure) => (
        <label className="opt" key={measure}>
          <input type="checkbox" className="ck" checked={chosen.includes(measure)} onChange={() => choose(measure)} />
          {measureName(measure, locale)}
        </label>
      ))}
      {chosen.length > 0 && (
        <Button look="quiet" size="s" onClick={() => onChange(undefined)}>
          {t('measure.propose')}
        </Button>
      )}
    </fieldset>
  )
}
