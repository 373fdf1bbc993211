import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { kpiTexts } from '../../texts/kpi.ts'
import { MonthlyCourse } from './monthly-course.tsx'
import { type Fact, Facts, Section, Verdict, type VerdictKind } from './section.tsx'

type Moisture = KeyPerformanceIndicators['moisture']
type Judgement = { readonly kind: VerdictKind; readonly text: 'none' | 'dries' | 'tooMuch' | 'remains' | 'open' }

/** The verdict on condensate in words, of what the method says. */
export const judgement = ({ applicable, condensate, dries, fulfilled }: Moisture): Judgement => {
  if (!applicable || condensate === null) return { kind: 'dim', text: 'open' }
  if (condensate === 0) return { kind: 'ok', text: 'none' }
  if (dries === false) return { kind: 'bad', text: 'remains' }
  return fulfilled === false ? { kind: 'bad', text: 'tooMuch' } : { kind: 'warn', text: 'dries' }
}

const minimumOf = ({ conformity }: KeyPerformanceIndicators, quantity: string) =>
  conformity.find((requirement) => requirement.quantity === quantity)?.limit

/** Moisture: verdict, surface factor, condensate where there is some, drying reserve, monthly course. */
export function MoistureSection({
  kpis,
  layerName,
  onShowLayer,
}: {
  kpis: KeyPerformanceIndicators
  layerName: (index: number) => string
  onShowLayer: (index: number) => void
}) {
  const t = useTexts(kpiTexts)
  const { figure } = useFormats()
  const { moisture } = kpis
  const { kind, text } = judgement(moisture)
  const least = { fRsi: minimumOf(kpis, 'fRsi'), reserve: minimumOf(kpis, 'dryingReserve') }
  const wet = moisture.condensate !== null && moisture.condensate > 0
  const place = moisture.planes[0]
  const facts: readonly (Fact | false)[] = [
    {
      id: 'fRsi',
      of: 'moisture.fRsi',
      name: (
        <>
          {t('moisture.surface')} <i>f</i>
          <sub>Rsi</sub>
          {least.fRsi !== undefined && t('moisture.least', { value: figure('factor', least.fRsi) })}
        </>
      ),
      value: figure('uValue', moisture.fRsi),
    },
    wet && {
      id: 'condensate',
      of: 'moisture.condensate',
      name: t('moisture.condensate'),
      value: figure('factor', moisture.condensate),
      unit: 'kg/m²',
    },
    wet && {
      id: 'limit',
      of: 'moisture.limit',
      name: t('moisture.limit'),
      value: figure('factor', moisture.limit),
      unit: 'kg/m²',
    },
    wet && {
      id: 'evaporation',
      of: 'moisture.evaporation',
      name: t('moisture.evaporation'),
      value: figure('factor', moisture.evaporation),
      unit: 'kg/m²',
    },
    wet &&
      place !== undefined && {
        id: 'place',
        name: t('moisture.place'),
        value: (
          <button type="button" className="link" onClick={() => onShowLayer(place.layer)}>
            {t('moisture.atLayer', { number: place.layer + 1, name: layerName(place.layer) })}
          </button>
        ),
      },
    {
      id: 'sd',
      of: 'moisture.sdTotal',
      name: (
        <>
          {t('moisture.resistance')} Σ s<sub>d</sub>
        </>
      ),
      value: figure('sd', moisture.sdTotal),
      unit: 'm',
    },
    moisture.dryingReserve !== null && {
      id: 'reserve',
      of: 'moisture.dryingReserve',
      name:
        least.reserve === undefined
          ? t('moisture.reserve')
          : t('moisture.reserve') + t('moisture.least', { value: figure('condensate', least.reserve) }),
      value: figure('condensate', moisture.dryingReserve),
      unit: 'g/m²a',
    },
  ]
  return (
    <Section title={t('moisture.title')} aside="DIN 4108-3">
      <Verdict kind={kind}>{t(`moisture.${text}`)}</Verdict>
      <Facts facts={facts.filter((fact) => fact !== false)} />
      <MonthlyCourse courses={moisture.monthly} />
    </Section>
  )
}
