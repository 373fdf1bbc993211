import { clsx } from 'clsx'
import { type ComponentProps, Fragment, lazy, type ReactNode, Suspense } from 'react'
import type { Conformity, KeyPerformanceIndicators } from '#contract/assessment.ts'
import { differenceTo, relativeText } from '#web/charts/difference.ts'
import { URuler } from '#web/charts/u-ruler.tsx'
import { Icon } from '#web/components/icon.tsx'
import { type Quantity, quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { isOfHeat, verdictOf } from '#web/lib/verdict.ts'
import { useControls } from '../../document/editor-state.ts'
import { kpiTexts } from '../../editor-texts.ts'
import { Change } from '../../figures/change.tsx'
import figureCss from '../../figures/figure-button.module.css'
import { FigureButton } from '../../figures/figure-button.tsx'
import { following, useNewest, useNewestInHand } from '../../figures/following.tsx'
import css from './kpi.module.css'
import { Section } from './section.tsx'

const LimitHint = lazy(async () => ({ default: (await import('../../later.ts')).LimitHint }))
const Lacks = lazy(async () => ({ default: (await import('../../later.ts')).Lacks }))

const quantityOf: Readonly<Record<string, Quantity>> = {
  uValue: 'uValueRated',
  conductivity: 'conductivity',
  thermalResistance: 'resistance',
}
const symbolOf: Readonly<Record<string, string>> = { conductivity: 'λ ', thermalResistance: 'R ' }

type Kpis = KeyPerformanceIndicators

/** A requirement with its verdict and margin, which follow U. */
function Requirement({ requirement, kpis }: { requirement: Conformity; kpis: Kpis }) {
  const t = useTexts(kpiTexts)
  const common = useTexts(commonTexts)
  const formats = useFormats()
  const controls = useControls()
  const { title, source, limit, relation } = requirement
  const quantity = quantityOf[requirement.quantity] ?? 'uValueRated'
  const newest = (now: Kpis) => now.conformity.find((one) => one.requirement === requirement.requirement) ?? requirement
  const verdict = useNewest(kpis, (now) => verdictOf(newest(now)))
  const margin = useNewest(kpis, (now) =>
    relativeText(differenceTo(limit, newest(now).value), limit, quantity, formats),
  )
  const isShown = verdict !== 'met' && verdict !== 'missed'
  return (
    <li className="row between" data-verdict={verdict}>
      <span className="row" title={source}>
        <Icon
          name={verdict === 'met' ? 'check' : verdict === 'missed' ? 'error' : 'info'}
          className={verdict === 'met' ? 'ok' : verdict === 'missed' ? 'bad' : 'dim3'}
        />
        {!isShown && <span className="sr">{common(`verdict.${verdict}`)}: </span>}
        <span className={css.name}>{title}</span>
        {isShown && (
          <span className={clsx('small dim3', css.shown)} aria-hidden="true">
            {common(`verdict.${verdict}`)}
          </span>
        )}
      </span>
      <span className="nowrap">
        <span className="dim">
          {symbolOf[requirement.quantity]}
          {relation === 'atMost' ? '≤' : '≥'} {formats.figure(quantity, limit)}
        </span>
        <button
          type="button"
          className={clsx('num', figureCss.button, css.margin)}
          aria-haspopup="dialog"
          title={t('requirement.explain')}
          onClick={() => controls.open({ kind: 'requirement', requirement })}
        >
          {margin}
        </button>
      </span>
    </li>
  )
}

const uValueOf = (kpis: Kpis) => kpis.thermal.uValue

/** U on its ruler with the limits. */
function Ruler({ kpis, limits }: { kpis: Kpis; limits: readonly Conformity[] }) {
  const t = useTexts(kpiTexts)
  const newest = useNewestInHand()?.result ?? kpis
  return (
    <URuler
      value={uValueOf(newest)}
      limits={limits}
      describe={(written, named) => t('u.ruler', { value: written, limits: named })}
      className={clsx(css.drawing, css.ruler)}
    />
  )
}

/** Whether a limit of U is held only as the value is rounded. */
const isHeldRounded = ({ quantity, relation, limit, value }: Conformity, { thermal: { uValue } }: Kpis) =>
  quantity === 'uValue' && relation === 'atMost' && value !== null && value <= limit && (uValue ?? 0) > limit

type Shown = Pick<ComponentProps<typeof LimitHint>, 'request' | 'local'> &
  Pick<ComponentProps<typeof Lacks>, 'layerName' | 'onMend'>

/** U-value: figure, ruler with limits, verdict and distance for each requirement. */
export function USection({
  kpis,
  hint,
  shown,
}: {
  kpis: Kpis | undefined
  hint: ReactNode
  /** What the figures were computed from, and ways to mend it; undefined while there is no result. */
  shown: Shown | undefined
}) {
  const t = useTexts(kpiTexts)
  const { figure } = useFormats()
  const value = kpis?.thermal.uValue ?? null
  const requirements = kpis?.conformity.filter(isOfHeat) ?? []
  const limits = requirements.filter(({ quantity }) => quantity === 'uValue')
  return (
    <Section
      title={t('u.title')}
      aside={
        value !== null && (
          <span className="small dim">
            <Change of={uValueOf} kpis={kpis} quantity="uValue" />{' '}
            {following(kpis, (now) => t('u.rated', { value: figure('uValueRated', now.thermal.uValue) }))}
          </span>
        )
      }
    >
      <p className="fig">
        <FigureButton of="thermal.uValue" off={value === null}>
          <span className="big" data-kpi="uValue">
            {following(kpis, ({ thermal }) => figure('uValue', thermal.uValue))}
          </span>
        </FigureButton>
        <span className="u">{quantities.uValue.unit}</span>
      </p>
      {hint}
      {kpis && shown && value === null && (
        <Suspense fallback={null}>
          <Lacks of="thermal" kpis={kpis} layerName={shown.layerName} onMend={shown.onMend} />
        </Suspense>
      )}
      {kpis && <Ruler kpis={kpis} limits={limits} />}
      <ul className={css.requirements}>
        {requirements.map((requirement) => (
          <Fragment key={requirement.requirement}>
            {kpis && <Requirement requirement={requirement} kpis={kpis} />}
            {kpis && shown && (requirement.fulfilled === false || isHeldRounded(requirement, kpis)) && (
              <li className={css.hinted}>
                <Suspense fallback={null}>
                  <LimitHint limit={requirement} kpis={kpis} request={shown.request} local={shown.local} />
                </Suspense>
              </li>
            )}
          </Fragment>
        ))}
      </ul>
    </Section>
  )
}
