import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { projectsTexts } from '../projects-texts.ts'
import css from './list.module.css'

const WIDTH = 120
const fills = [css.product, css.construction, css.replacement, css.services, css.operation, css.end] as const

const named = ['product', 'construction', 'replacement', 'services', 'operation', 'end'] as const

/** What the colours of the strips stand for. */
export function StageLegend() {
  const t = useTexts(projectsTexts)
  return (
    <ul className={css.legend} aria-label={t('stages')}>
      {named.map((stage, index) => (
        <li key={stage}>
          <svg width={12} height={12} aria-hidden>
            <rect className={fills[index]} width={12} height={12} />
          </svg>
          {t(`stage.${stage}`)}
        </li>
      ))}
    </ul>
  )
}

/** What stages of life cause, as parts of one bar; what is below zero is left out of it. */
export function StageStrip({ stages }: { stages: readonly number[] }) {
  const t = useTexts(projectsTexts)
  const { number } = useFormats()
  const sum = stages.reduce((all, value) => all + Math.max(0, value), 0)
  const [product, construction, replacement, services, operation, end] = fills.map((_, index) =>
    number(Math.round(stages[index] ?? 0)),
  )
  const widths = fills.map((_, index) => (sum > 0 ? (Math.max(0, stages[index] ?? 0) / sum) * WIDTH : 0))
  return (
    <svg
      width={WIDTH}
      height={14}
      role="img"
      aria-label={t('stages.spoken', {
        product: product ?? '',
        construction: construction ?? '',
        replacement: replacement ?? '',
        services: services ?? '',
        operation: operation ?? '',
        end: end ?? '',
      })}
    >
      {fills.map((fill, index) => {
        const x = widths.slice(0, index).reduce((left, width) => left + width, 0)
        return <rect key={fill} className={fill} x={x} width={widths[index]} height={14} />
      })}
    </svg>
  )
}
