import { lazy, Suspense, useState } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { scopeName } from '#vocabulary/life-cycle.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { Segments } from '#web/components/segments.tsx'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { type AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import { kpiTexts } from '../../editor-texts.ts'
import { Change } from '../../figures/change.tsx'
import { FigureButton } from '../../figures/figure-button.tsx'
import { following, useNewestInHand } from '../../figures/following.tsx'
import type { Lack } from '../../figures/lacks.ts'
import type { Impact } from '../../figures/row-figures.ts'
import css from './kpi.module.css'
import { Lacks } from './lacks.tsx'
import { LayerMark, LayerParts } from './layer-parts.tsx'
import { Facts, Section } from './section.tsx'
import { StageBalance } from './stage-balance.tsx'

const AllIndicators = lazy(async () => ({ default: (await import('./all-indicators.tsx')).AllIndicators }))

const shown = { gwp: 'gwp', penrt: 'primaryEnergy', pert: 'primaryEnergy' } as const
const choices = [
  { value: 'gwp', label: 'GWP' },
  { value: 'penrt', label: 'PENRT' },
  { value: 'pert', label: 'PERT' },
] as const

type Kpis = KeyPerformanceIndicators

/** The modules that are declared, D last. */
export const stagesOf = ({ byStage, moduleD }: Kpis['lifeCycle'], impact: Impact) =>
  Object.fromEntries(
    [...byStage.filter(({ module }) => module !== 'D'), { module: 'D' as const, ...moduleD }].flatMap((stage) => {
      const value = stage[impact]
      return value === null ? [] : [[stage.module, value]]
    }),
  )

/** A sum as text, marked where it is a lower bound. */
const sumText = (sum: Kpis['lifeCycle'][Impact], write: (total: number | null | undefined) => string) =>
  `${sum?.bound === 'lower' ? '≥ ' : ''}${write(sum?.total)}`

type LifeCycleProps = {
  readonly kpis: KeyPerformanceIndicators
  /** What the figures were computed from. */
  readonly request: AssessmentRequest
  readonly impact: Impact
  readonly onImpact: (impact: Impact) => void
  readonly layerName: (index: number) => string
  readonly onMend: (lack: Lack) => void
}

/** The stages as a bar and as a table, which follow each move of a border. */
function Stages({ kpis, request, impact, layerName }: Omit<LifeCycleProps, 'onImpact' | 'onMend'>) {
  const { figure, withUnit } = useFormats()
  const { result, input } = useNewestInHand() ?? { result: kpis, input: request }
  const { lifeCycle } = result
  const parts = { kpis: result, request: input, impact }
  return (
    <StageBalance
      indicator={impact.toUpperCase()}
      stages={stagesOf(lifeCycle, impact)}
      scope={scopeName(lifeCycle.modules)}
      total={lifeCycle[impact]?.total ?? null}
      sum={sumText(lifeCycle[impact], (total) => figure(shown[impact], total))}
      write={(value) => figure(shown[impact], value)}
      renderMark={(x) => <LayerMark {...parts} x={x} />}
      renderOver={(x) => (
        <LayerParts {...parts} {...{ x, layerName }} write={(value) => withUnit(shown[impact], value)} />
      )}
      renderFigure={(text, module) => (
        <FigureButton of={`lifeCycle.${impact}`} {...(module && { module })}>
          {text}
        </FigureButton>
      )}
    />
  )
}

/** Every other indicator; computed and loaded once it is asked for. */
function Further({ request, layerName, scope }: Pick<LifeCycleProps, 'request' | 'layerName'> & { scope: string }) {
  const t = useTexts(kpiTexts)
  const [open, setOpen] = useState(false)
  return (
    <details className={css.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('life.all')}</summary>
      {open && (
        <Suspense fallback={null}>
          <AllIndicators request={request} layerName={layerName} scope={scope} />
        </Suspense>
      )}
    </details>
  )
}

/** Life cycle: figure, stages as a bar and as a table, stored carbon and primary energy, every other indicator. */
export function LifeCycleSection({ kpis, request, impact, onImpact, layerName, onMend }: LifeCycleProps) {
  const t = useTexts(kpiTexts)
  const { figure } = useFormats()
  const { lifeCycle } = kpis
  const scope = scopeName(lifeCycle.modules)
  const sumOf = (one: Impact) =>
    following(kpis, (now) => sumText(now.lifeCycle[one], (total) => figure(shown[one], total)))
  const storedIn = ({ biogenicCarbonBound, biogenicCarbonStored }: KeyPerformanceIndicators['lifeCycle']) =>
    `${biogenicCarbonBound === 'lower' ? '≥ ' : ''}${figure('gwp', biogenicCarbonStored)}`
  const energy = (one: 'penrt' | 'pert') => ({
    id: one,
    of: `lifeCycle.${one}` as const,
    name: t(`life.${one}`),
    change: <Change of={(other) => other.lifeCycle[one]?.total} kpis={kpis} quantity={shown[one]} />,
    value: sumOf(one),
    unit: quantities[shown[one]].unit,
  })
  return (
    <Section
      title={t('life.title', { years: lifeCycle.referenceStudyPeriod })}
      aside={<Segments label={t('life.indicator')} value={impact} segments={choices} onChange={onImpact} />}
    >
      <p className="fig2">
        <FigureButton of={`lifeCycle.${impact}`}>
          <b data-kpi="impact">{sumOf(impact)}</b>
        </FigureButton>
        <span className="u">
          <UnitText unit={quantities[shown[impact]].unit} />
        </span>{' '}
        <Change of={(one) => one.lifeCycle[impact]?.total} kpis={kpis} quantity={shown[impact]} />
      </p>
      {lifeCycle[impact]?.bound !== null && (
        <Lacks of="lifeCycle" kpis={kpis} impact={impact} layerName={layerName} onMend={onMend} />
      )}
      <Stages {...{ kpis, request, impact, layerName }} />
      <Facts
        facts={[
          {
            id: 'stored',
            of: 'lifeCycle.biogenicCarbonStored',
            name: t('life.stored'),
            value: following(kpis, (now) => storedIn(now.lifeCycle)),
            unit: <UnitText unit={quantities.carbonStored.unit} />,
          },
          energy('penrt'),
          energy('pert'),
        ]}
      />
      <Further request={request} layerName={layerName} scope={scope} />
      <p className="small dim3">
        {t('life.basis', {
          release: releaseName(lifeCycle.release),
          generation: lifeCycle.generation,
          scope,
          edition: kpis.settings.serviceLifeEdition,
        })}
      </p>
    </Section>
  )
}
