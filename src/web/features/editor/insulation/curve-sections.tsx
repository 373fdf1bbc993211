import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { LayerDraft } from '../document/document.ts'
import type { Materials } from '../document/use-materials.ts'
import { drawnLayers } from '../drawing/drawn.ts'
import { ProposalStrip } from '../proposals/proposal-strip.tsx'
import type { Mark } from './curve-marks.ts'
import css from './insulation.module.css'
import { insulationTexts } from './insulation-texts.ts'

/** The construction in one scale as it is today, at the optimum, and where it is read off. */
export function CurveSections({
  request,
  rows,
  materials,
  marks,
  layer,
  at,
}: {
  request: AssessmentRequest
  rows: readonly LayerDraft[]
  materials: Materials
  marks: readonly Mark[]
  layer: number
  /** [m] */
  at: number
}) {
  const t = useTexts(insulationTexts)
  const { withUnit } = useFormats()
  const drafts = request.keys.flatMap((key) => rows.find((row) => row.key === key) ?? [])
  const shown = [
    ...marks.flatMap(({ kind, name, point }) => (kind === 'limit' ? [] : [{ name, thickness: point.thickness }])),
    { name: t('read.short'), thickness: at },
  ]
  const others = request.layers.reduce((sum, one, index) => (index === layer ? sum : sum + one.thickness), 0)
  const longest = others + Math.max(...shown.map(({ thickness }) => thickness))
  return (
    <ul className={css.sections}>
      {shown.map(({ name, thickness }) => {
        const drawn = drawnLayers(drafts, materials).map((one, index) =>
          index === layer ? { ...one, thickness } : one,
        )
        return (
          <li key={name}>
            <ProposalStrip layers={drawn} changed={new Set([layer])} longest={longest} />
            <span className="small">
              <b>{withUnit('thickness', thickness)}</b> {name}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
