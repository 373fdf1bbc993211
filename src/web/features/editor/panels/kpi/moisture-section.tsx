import { clsx } from 'clsx'
import { lazy, Suspense } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { unitOfFigure } from '#vocabulary/figures.ts'
import { Icon } from '#web/components/icon.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { missesSurfaceLimit } from '#web/lib/moisture-verdict.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import { kpiTexts } from '../../editor-texts.ts'
import { Change } from '../../figures/change.tsx'
import { following, useNewest } from '../../figures/following.tsx'
import type { Lack } from '../../figures/lacks.ts'
import type { LiveFigures } from '../../figures/use-figures.ts'
import css from './kpi.module.css'
import { DrivingRain, MoistureProof } from './moisture-proof.tsx'
import { MonthlyCourse } from './monthly-course.tsx'
import { type Fact, Facts, Section } from './section.tsx'

const LimitHint = lazy(async () => ({ default: (await import('../../later.ts')).LimitHint }))
const Lacks = lazy(async () => ({ default: (await import('../../later.ts')).Lacks }))

const minimumOf = ({ conformity }: KeyPerformanceIndicators, quantity: string) =>
  conformity.find((requirement) => requirement.quantity === quantity)?.limit

/** The factor of the inner surface, marked where it is below its limit. */
function SurfaceFactor({ kpis }: { kpis: KeyPerformanceIndicators }) {
  const { figure } = useFormats()
  const common = useTexts(commonTexts)
  const value = following(kpis, ({ moisture }) => figure('uValue', moisture.fRsi))
  const misses = useNewest(kpis, missesSurfaceLimit)
  if (!misses) return value
  return (
    <span className={clsx('bad', css.missed)}>
      <Icon name="error" />
      {value} {'<'} {figure('factor', minimumOf(kpis, 'fRsi'))}
      <span className="sr"> {common('verdict.missed')}</span>
    </span>
  )
}

type MoistureProps = {
  readonly kpis: KeyPerformanceIndicators
  readonly request: AssessmentRequest
  readonly local: LiveFigures['local']
  readonly layerName: (index: number) => string
  readonly onShowLayer: (index: number) => void
  readonly onMend: (lack: Lack) => void
}

/** Moisture: verdict, surface factor, condensate where there is some, drying reserve, monthly course. */
export function MoistureSection({ kpis, request, local, layerName, onShowLayer, onMend }: MoistureProps) {
  const t = useTexts(kpiTexts)
  const { figure } = useFormats()
  const { moisture } = kpis
  const least = { fRsi: minimumOf(kpis, 'fRsi'), reserve: minimumOf(kpis, 'dryingReserve') }
  const missed = kpis.conformity.find(({ quantity, fulfilled }) => quantity === 'fRsi' && fulfilled === false)
  const isOrientation = moisture.proof.stage !== 'balance'
  const wet = moisture.condensate !== null && moisture.condensate > 0
  const place = moisture.planes[0]
  const facts: readonly Fact[] = [
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
      value: <SurfaceFactor kpis={kpis} />,
      change: <Change of={(one) => one.moisture.fRsi} kpis={kpis} quantity="uValue" />,
    },
    {
      id: 'sd',
      of: 'moisture.sdTotal',
      name: (
        <>
          {t('moisture.resistance')} Σ s<sub>d</sub>
        </>
      ),
      value: following(kpis, (one) => figure('sd', one.moisture.sdTotal)),
      change: <Change of={(one) => one.moisture.sdTotal} kpis={kpis} quantity="sd" />,
      unit: 'm',
    },
  ]
  const balance: readonly (Fact | false)[] = [
    wet && {
      id: 'condensate',
      of: 'moisture.condensate',
      name: t('moisture.condensate'),
      value: following(kpis, (now) => figure('factor', now.moisture.condensate)),
      unit: unitOfFigure('condensate'),
    },
    wet && {
      id: 'limit',
      of: 'moisture.limit',
      name: t('moisture.limit'),
      value: following(kpis, (now) => figure('factor', now.moisture.limit)),
      unit: unitOfFigure('condensate'),
    },
    wet && {
      id: 'evaporation',
      of: 'moisture.evaporation',
      name: t('moisture.evaporation'),
      value: following(kpis, (now) => figure('factor', now.moisture.evaporation)),
      unit: unitOfFigure('condensate'),
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
    moisture.dryingReserve !== null && {
      id: 'reserve',
      of: 'moisture.dryingReserve',
      name:
        least.reserve === undefined
          ? t('moisture.reserve')
          : t('moisture.reserve') + t('moisture.least', { value: figure('condensate', least.reserve) }),
      value: following(kpis, (now) => figure('condensate', now.moisture.dryingReserve)),
      unit: 'g/m²a',
    },
  ]
  const shown = balance.filter((fact) => fact !== false)
  return (
    <Section title={t('moisture.title')} aside="DIN 4108-3">
      <MoistureProof kpis={kpis} />
      {moisture.proof.missing.length > 0 && (
        <Suspense fallback={null}>
          <Lacks of="moisture" kpis={kpis} layerName={layerName} onMend={onMend} />
        </Suspense>
      )}
      <Facts facts={facts} />
      {missed && (
        <Suspense fallback={null}>
          <LimitHint limit={missed} kpis={kpis} request={request} local={local} />
        </Suspense>
      )}
      {shown.length > 0 && (
        <div className={isOrientation ? css.orientation : undefined}>
          <Facts facts={shown} />
        </div>
      )}
      <DrivingRain rain={moisture.drivingRain} />
      <MonthlyCourse
        courses={moisture.monthly}
        load={kpis.settings.humidityClass}
        layerName={layerName}
        onShowLayer={onShowLayer}
      />
    </Section>
  )
}
