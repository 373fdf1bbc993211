import { useId } from 'react'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { Segments } from '#web/components/segments.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { FigureButton } from '../explanation/figure-button.tsx'
import { releaseName } from '../model/production-climate.ts'
import type { Impact } from '../table/row-figures.ts'
import { kpiTexts } from '../texts/kpi.ts'
import { Facts, Section } from './section.tsx'
import { StageBar, StagePatterns, StageSwatch } from './stage-bar.tsx'
import { stageName } from './stages.ts'

const shown = { gwp: 'gwp', penrt: 'primaryEnergy', pert: 'primaryEnergy' } as const
const choices = [
  { value: 'gwp', label: 'GWP' },
  { value: 'penrt', label: 'PENRT' },
  { value: 'pert', label: 'PERT' },
] as const

const CarbonUnit = () => (
  <>
    kg CO<sub>2</sub>e/m²
  </>
)

function StageTable({ id, kpis, impact }: { id: string; kpis: KeyPerformanceIndicators; impact: Impact }) {
  const t = useTexts(kpiTexts)
  const { figure } = useFormats()
  const { byStage, moduleD } = kpis.lifeCycle
  const total = kpis.lifeCycle[impact]?.total
  const stages = byStage.filter(({ module, ...figures }) => module !== 'D' && figures[impact] !== null)
  return (
    <table className="mini">
      <caption className="sr">{t('life.table', { indicator: impact.toUpperCase() })}</caption>
      <tbody>
        {stages.map(({ module, ...figures }) => (
          <tr key={module}>
            <td>
              <StageSwatch id={id} module={module} />
            </td>
            <td>{stageName(module)}</td>
            <td className="dim">{t(`stage.${module}`)}</td>
            <td className="num">
              <FigureButton of={`lifeCycle.${impact}`} module={module}>
                {figure(shown[impact], figures[impact])}
              </FigureButton>
            </td>
          </tr>
        ))}
        <tr className="sum">
          <td />
          <td>A–C</td>
          <td className="dim">{t('life.sum')}</td>
          <td className="num">
            <FigureButton of={`lifeCycle.${impact}`}>
              <b>{figure(shown[impact], total)}</b>
            </FigureButton>
          </td>
        </tr>
        {moduleD[impact] !== null && (
          <tr>
            <td>
              <StageSwatch id={id} module="D" />
            </td>
            <td>D</td>
            <td className="dim">{t('stage.D')}</td>
            <td className="num">{figure(shown[impact], moduleD[impact])}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** Life cycle: figure, stages as a bar and as a table, stored carbon and primary energy. */
export function LifeCycleSection({
  kpis,
  impact,
  onImpact,
}: {
  kpis: KeyPerformanceIndicators
  impact: Impact
  onImpact: (impact: Impact) => void
}) {
  const t = useTexts(kpiTexts)
  const { figure } = useFormats()
  const id = useId()
  const { lifeCycle } = kpis
  const total = lifeCycle[impact]?.total ?? null
  const write = (value: number) => figure(shown[impact], value)
  const stages = lifeCycle.byStage
    .filter(({ module }) => module !== 'D')
    .map(({ module, ...figures }) => ({ module, value: figures[impact] }))
  const all = [...stages, { module: 'D' as const, value: lifeCycle.moduleD[impact] }]
  const told = all
    .filter(({ value }) => value !== null)
    .map(({ module, value }) => `${stageName(module)} ${write(value ?? 0)}`)
  return (
    <Section
      title={t('life.title', { years: lifeCycle.referenceStudyPeriod })}
      aside={<Segments label={t('life.indicator')} value={impact} segments={choices} onChange={onImpact} />}
    >
      <p className="fig2">
        <FigureButton of={`lifeCycle.${impact}`}>
          <b data-kpi="impact">
            {!lifeCycle.complete && total !== null && '≥ '}
            {figure(shown[impact], total)}
          </b>
        </FigureButton>
        <span className="u">{impact === 'gwp' ? <CarbonUnit /> : 'kWh/m²'}</span>
      </p>
      <svg width="0" height="0" aria-hidden="true" className="defs">
        <StagePatterns id={id} />
      </svg>
      <StageBar
        id={id}
        stages={all}
        total={total}
        write={write}
        label={t('life.bar', {
          indicator: impact.toUpperCase(),
          stages: told.join(', '),
          sum: total === null ? '–' : write(total),
        })}
      />
      <StageTable id={id} kpis={kpis} impact={impact} />
      <Facts
        facts={[
          {
            id: 'stored',
            of: 'lifeCycle.biogenicCarbonStored',
            name: t('life.stored'),
            value: figure('gwp', lifeCycle.biogenicCarbonStored),
            unit: (
              <>
                kg CO<sub>2</sub>/m²
              </>
            ),
          },
          {
            id: 'penrt',
            of: 'lifeCycle.penrt',
            name: t('life.penrt'),
            value: figure('primaryEnergy', lifeCycle.penrt?.total),
            unit: 'kWh/m²',
          },
          {
            id: 'pert',
            of: 'lifeCycle.pert',
            name: t('life.pert'),
            value: figure('primaryEnergy', lifeCycle.pert?.total),
            unit: 'kWh/m²',
          },
        ]}
      />
      <p className="small dim3">{`${releaseName(lifeCycle.release)}, ${lifeCycle.generation}`}</p>
    </Section>
  )
}
