import type { ReactNode } from 'react'
import type { Conformity, KeyPerformanceIndicators } from '#contract/assessment.ts'
import { differenceTo, relativeText } from '#web/charts/difference.ts'
import { Icon } from '#web/components/icon.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useControls } from '../../document/editor-state.ts'
import { FigureButton } from '../../figures/figure-button.tsx'
import { kpiTexts } from '../../texts/kpi.ts'
import { Section } from './section.tsx'
import { URuler } from './u-ruler.tsx'

function Requirement({ requirement }: { requirement: Conformity }) {
  const t = useTexts(kpiTexts)
  const formats = useFormats()
  const controls = useControls()
  const { title, source, status, limit, value, relation, fulfilled } = requirement
  const word = fulfilled === null ? t('requirement.open') : t(fulfilled ? 'requirement.met' : 'requirement.missed')
  return (
    <li className="row between">
      <span className="row" title={source}>
        <Icon
          name={fulfilled === null ? 'info' : fulfilled ? 'check' : 'error'}
          className={fulfilled === null ? 'dim3' : fulfilled ? 'ok' : 'bad'}
        />
        <span className="sr">{word}: </span>
        {title}
        {status === 'single' && <span className="small dim3">{t('requirement.unconfirmed')}</span>}
      </span>
      <span className="nowrap">
        <span className="dim">
          {relation === 'atMost' ? '≤' : '≥'} {formats.figure('uValueRated', limit)}
        </span>
        <button
          type="button"
          className="xf num margin"
          aria-haspopup="dialog"
          title={t('requirement.explain')}
          onClick={() => controls.open({ kind: 'requirement', requirement })}
        >
          {relativeText(differenceTo(limit, value), limit, 'uValueRated', formats)}
        </button>
      </span>
    </li>
  )
}

/** U-value: figure, ruler with limits, verdict and distance for each requirement. */
export function USection({ kpis, hint }: { kpis: KeyPerformanceIndicators | undefined; hint: ReactNode }) {
  const t = useTexts(kpiTexts)
  const { figure } = useFormats()
  const value = kpis?.thermal.uValue ?? null
  const requirements = kpis?.conformity.filter(({ quantity }) => quantity === 'uValue') ?? []
  return (
    <Section
      title={t('u.title')}
      aside={value === null ? undefined : t('u.rated', { value: figure('uValueRated', value) })}
    >
      <p className="fig">
        <FigureButton of="thermal.uValue" off={value === null}>
          <span className="big" data-kpi="uValue">
            {figure('uValue', value)}
          </span>
        </FigureButton>
        <span className="u">W/(m²K)</span>
      </p>
      {hint}
      {kpis && <URuler value={value} limits={requirements} />}
      <ul className="reqs">
        {requirements.map((requirement) => (
          <Requirement key={requirement.requirement} requirement={requirement} />
        ))}
      </ul>
    </Section>
  )
}
