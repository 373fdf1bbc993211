import type { ProjectListItem } from '#contract/project-lists.ts'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import css from './list.module.css'

const [WIDTH, HEIGHT] = [76, 22]
/** Scale of usual thicknesses [px/m]; thicker ones make that of the whole list smaller. */
const USUAL = 175

type Strip = ProjectListItem['strips'][number]
const thicknessOf = ({ layers }: Strip) => layers.reduce((sum, { thickness }) => sum + thickness, 0)

/** One scale for all strips of a list, in which the thickest has room [px/m]. */
export const stripsScale = (items: readonly ProjectListItem[]): number =>
  Math.min(USUAL, (WIDTH - 2) / Math.max(0.1, ...items.flatMap(({ strips }) => strips.map(thicknessOf))))

/** Outer wall, roof and slab of a building as sections, in the scale of the whole list. */
export function SectionStrips({ strips, scale }: { strips: readonly Strip[]; scale: number }) {
  const common = useTexts(commonTexts)
  return (
    <span className={css.strips}>
      {strips.map((strip) => (
        <span key={strip.type} title={strip.name}>
          <SectionStrip
            layers={strip.layers}
            scale={scale}
            width={WIDTH}
            height={HEIGHT}
            seed={strip.name}
            label={`${common(`type.${strip.type}`)}: ${strip.name}`}
          />
        </span>
      ))}
    </span>
  )
}
