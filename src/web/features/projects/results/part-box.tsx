import { clsx } from 'clsx'
import chartCss from '#web/charts/charts.module.css'
import { labelClass } from '#web/charts/stage-looks.ts'
import { type Box, StageBox, StagePatterns } from '#web/charts/stage-patterns.tsx'
import type { BudgetPart } from './budget.ts'
import type { StageLook } from './life-stages.ts'
import css from './results.module.css'

/** Colour, and whose pattern lies on it: services, energy and its users look like no module beside them. */
const looks = {
  fabric: { fill: chartCss.production, pattern: undefined, label: labelClass('A1-A3') },
  services: { fill: chartCss.construction, pattern: 'A4', label: labelClass('A4') },
  regulated: { fill: chartCss.replacement, pattern: 'B4', label: labelClass('B4') },
  user: { fill: css.user, pattern: 'C3', label: clsx('x11 xm', chartCss.number, css.onUser) },
  export: { fill: chartCss.credit, pattern: 'D', label: 'x11 xm' },
} as const satisfies Record<BudgetPart | 'export', object>

const isOwn = (look: StageLook | BudgetPart): look is keyof typeof looks => look in looks

/** Once in a drawing with boxes of parts. */
export const PartPatterns = StagePatterns

/** A rectangle in the colour and pattern of a part of the budget or a stage. `id` is that of the patterns. */
export function PartBox({ id, look, box }: { id: string; look: StageLook | BudgetPart; box: Box }) {
  if (!isOwn(look)) return <StageBox id={id} module={look} box={box} />
  const { fill, pattern } = looks[look]
  return (
    <>
      <rect className={fill} {...box} />
      {pattern && <rect {...box} fill={`url(#${id}-${pattern})`} />}
    </>
  )
}

/** Class of the number on a part's colour. */
export const partLabelClass = (part: BudgetPart): string => looks[part].label

/** The sign of a part in a legend; the patterns come from the drawing with this `id`. */
export const PartSwatch = ({ id, look }: { id: string; look: StageLook | BudgetPart }) => (
  <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    <PartBox id={id} look={look} box={{ x: 0.5, y: 0.5, width: 11, height: 11 }} />
  </svg>
)
