import { clsx } from 'clsx'
import type { UsedSettings } from '#contract/assessment.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { measureName, measuresFor } from '#vocabulary/measures.ts'
import type { Measure } from '#vocabulary/settings.ts'
import { Button } from '#web/components/button.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { settingsTexts } from '../panel-texts.ts'
import css from '../panels.module.css'

/** What excludes every other measure. */
const alone: ReadonlySet<Measure> = new Set(['newBuilding', 'none'])

const toggled = (chosen: readonly Measure[], measure: Measure): readonly Measure[] => {
  if (chosen.includes(measure)) return chosen.filter((one) => one !== measure)
  return alone.has(measure) ? [measure] : [...chosen.filter((one) => !alone.has(one)), measure]
}

/** What the layers point to, as a question with its reason. */
function Proposal({ proposal, onConfirm }: { proposal: UsedSettings['proposal']; onConfirm: () => void }) {
  const t = useTexts(settingsTexts)
  const locale = useLocale()
  const named = proposal.map(({ measure, reason }) =>
    reason === '' ? measureName(measure, locale) : `${measureName(measure, locale)} (${reason})`,
  )
  return (
    <p className="row between">
      <span>{t('measure.proposed', { measures: named.join('; ') })}</span>
      <Button size="s" onClick={onConfirm}>
        {t('measure.confirm')}
      </Button>
    </p>
  )
}

/** What is done to the component: several may be chosen; without a choice the layers tell. */
export function MeasureField({
  type,
  chosen = [],
  proposal,
  onChange,
}: {
  type: ConstructionType
  /** What the layers point to; undefined while it is not known. */
  proposal: UsedSettings['proposal'] | undefined
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
    <fieldset className={clsx('field', css.whole)}>
      <legend className="lbl">{t('measure.legend')}</legend>
      {chosen.length === 0 && proposal && (
        <Proposal proposal={proposal} onConfirm={() => onChange(proposal.map(({ measure }) => measure))} />
      )}
      {[...offered, ...chosen.filter((one) => !offered.includes(one))].map((measure) => (
        <OptionLine key={measure}>
          <Checkbox checked={chosen.includes(measure)} onChange={() => choose(measure)} />
          {measureName(measure, locale)}
        </OptionLine>
      ))}
      {chosen.length > 0 && (
        <Button look="quiet" size="s" onClick={() => onChange(undefined)}>
          {t('measure.propose')}
        </Button>
      )}
    </fieldset>
  )
}
