import { clsx } from 'clsx'
import { useId } from 'react'
import type { Conformity, KeyPerformanceIndicators } from '#contract/assessment.ts'
import { placedLimits, rulerOf } from '#web/charts/ruler.ts'
import { stageLayout } from '#web/charts/stage-layout.ts'
import { StageBox, StagePatterns } from '#web/charts/stage-patterns.tsx'
import { UnitText } from '#web/charts/unit-text.tsx'
import { Button } from '#web/components/button.tsx'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { isOfHeat } from '#web/lib/verdict.ts'
import { resultParts } from '../../document/number-fields.ts'
import { stoppedBy } from '../../document/stored-layers.ts'
import { atHandTexts, kpiTexts } from '../../editor-texts.ts'
import { following, useNewestInHand } from '../../figures/following.tsx'
import { type Lack, type LackPlace, lacksOf } from '../../figures/lacks.ts'
import css from './figure-bar.module.css'
import type { KpiPanelProps } from './kpi-panel.tsx'
import { KpiHint } from './kpi-status.tsx'
import { stagesOf } from './life-cycle-section.tsx'
import { MoistureVerdict } from './moisture-proof.tsx'
import { useWays } from './use-ways.ts'

type Kpis = KeyPerformanceIndicators

/** How wide the ruler is on a phone, where limits touch first [px]. */
const NARROW = 160

/** The U-value on its ruler, with the limits below as far as they do not touch. */
function Ruler({ kpis, limits }: { kpis: Kpis | undefined; limits: readonly Conformity[] }) {
  const { figure } = useFormats()
  const value = (useNewestInHand()?.result ?? kpis)?.thermal.uValue ?? null
  const { end } = rulerOf([...limits.map(({ limit }) => limit), ...(value === null ? [] : [value])])
  const share = (quantity: number) => `${Math.min(100, (100 * quantity) / end)}%`
  const distinct = limits.filter((one, at) => limits.findIndex(({ limit }) => limit === one.limit) === at)
  const placed = placedLimits(distinct, (limit) => (NARROW * limit) / end, NARROW)
  return (
    <span className={css.ruler} aria-hidden="true">
      {value !== null && <span className={css.bar} style={{ width: share(value) }} />}
      {placed.map(({ requirement, limit, labelled }) => (
        <span key={requirement} className={css.limit} style={{ left: share(limit) }}>
          {labelled && figure('uValueRated', limit)}
        </span>
      ))}
    </span>
  )
}

const WIDTH = 172

function Stages({ kpis }: { kpis: Kpis }) {
  const id = useId()
  const { lifeCycle } = useNewestInHand()?.result ?? kpis
  const layout = stageLayout(stagesOf(lifeCycle, 'gwp'), 1, WIDTH - 2)
  const total = lifeCycle.gwp?.total
  if (!layout) return null
  return (
    <svg viewBox={`0 0 ${WIDTH} 16`} className={css.stages} aria-hidden="true">
      <StagePatterns id={id} />
      {layout.segments.map(({ module, x, width }) => (
        <StageBox
          key={module}
          id={id}
          module={module}
          box={{ x, y: 2, width: Math.max(width - 0.8, 0.6), height: 10 }}
        />
      ))}
      <path className="inkl" d={`M${layout.zero} 0V15`} />
      {typeof total === 'number' && <path className="tick" d={`M${layout.x(total)} 0V15`} />}
    </svg>
  )
}

type ReasonProps = Pick<KpiPanelProps, 'layerName'> & { readonly onMend: (lack: Lack) => void }

/** Why a figure is missing, in one line that leads to where it can be given. */
function Reason({ of, kpis, layerName, onMend }: ReasonProps & { of: LackPlace; kpis: Kpis }) {
  const t = useTexts(atHandTexts)
  const [lack, ...further] = lacksOf(of, kpis)
  if (!lack) return null
  const layer = { number: lack.layer + 1, name: layerName(lack.layer) }
  return (
    <button type="button" className={clsx('link small', css.reason)} onClick={() => onMend(lack)}>
      {t(`lack.${lack.of}`)}: {t(lack.part === 'layer' ? 'lack.of' : 'lack.ofMembers', layer)}
      {further.length > 0 && ` ${t('lack.further', { count: further.length })}`}
    </button>
  )
}

/** U and GWP on their scales; why one is missing in the place of its scale. */
function Scales({ kpis, isMain, ...ways }: ReasonProps & { kpis: Kpis | undefined; isMain: boolean }) {
  const t = useTexts(kpiTexts)
  const { figure } = useFormats()
  const uValue = kpis?.thermal.uValue ?? null
  const gwp = kpis?.lifeCycle.gwp
  const limits = kpis?.conformity.filter((one) => isOfHeat(one) && one.quantity === 'uValue') ?? []
  const handle = (name: string) => (isMain ? name : undefined)
  return (
    <>
      <p>
        <b>{t('u.title')}</b>{' '}
        <span className={css.figure} data-kpi={handle('uValue')}>
          {following(kpis, ({ thermal }) => figure('uValue', thermal.uValue))}
        </span>{' '}
        <span className="unit">{quantities.uValue.unit}</span>
        {kpis && uValue === null ? (
          <Reason of="thermal" kpis={kpis} {...ways} />
        ) : (
          <Ruler kpis={kpis} limits={limits} />
        )}
      </p>
      <p>
        <b>GWP</b>{' '}
        <span className={css.figure} data-kpi={handle('impact')}>
          {gwp?.bound === 'lower' && '≥ '}
          {following(kpis, ({ lifeCycle }) => figure('gwp', lifeCycle.gwp?.total))}
        </span>{' '}
        <span className="unit">
          <UnitText unit={quantities.gwp.unit} />
        </span>
        {kpis && (gwp ? <Stages kpis={kpis} /> : <Reason of="lifeCycle" kpis={kpis} {...ways} />)}
      </p>
    </>
  )
}

/** What is wanted at every moment: U and GWP on their scales, moisture, the phase shift; and a way to all figures. */
export function FigureBar({
  figures,
  live,
  problems,
  empty,
  layerName,
  readOnly,
  open,
  onOpen,
}: Pick<KpiPanelProps, 'figures' | 'live' | 'problems' | 'empty' | 'layerName' | 'readOnly'> & {
  open: boolean
  onOpen: (open: boolean) => void
}) {
  const t = useTexts(kpiTexts)
  const { withUnit } = useFormats()
  const stopped = new Set<string>(empty ? resultParts : problems.flatMap(stoppedBy))
  const kpis = stopped.size === 0 ? live.shown?.result : undefined
  const { mend } = useWays(figures, readOnly)
  const shift = kpis?.summer.timeShift ?? null
  return (
    <aside
      className={css.figures}
      data-layer
      id={open ? undefined : 'kpis'}
      tabIndex={-1}
      aria-label={open ? t('bar') : t('panel')}
      data-stale={(live.delay !== null && kpis !== undefined) || undefined}
    >
      <Scales kpis={kpis} isMain={!open} layerName={layerName} onMend={mend} />
      <div className={clsx('row', css.foot)}>
        {kpis ? (
          <MoistureVerdict kpis={kpis} />
        ) : (
          <KpiHint live={live} figures={figures} problems={problems} empty={empty} />
        )}
        <span className="grow" />
        {shift !== null && (
          <span className={css.shift}>
            {t('bar.shift')} <b>{following(kpis, ({ summer }) => withUnit('hours', summer.timeShift))}</b>
          </span>
        )}
        <Button look="quiet" aria-expanded={open} icon="down" onClick={() => onOpen(!open)}>
          {t('panel')}
        </Button>
      </div>
    </aside>
  )
}
