import type { ConstructionListItem } from '#contract/constructions.ts'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { ownershipSeen } from '#web/lib/sharing.ts'
import css from './construction-choices.module.css'

const STRIP_WIDTH = 180
/** Thickness that the strips show at least [m]. */
const LEAST_SHOWN = 0.4

/** Constructions as a list of buttons, each with its section in the scale of all. */
export function ConstructionChoices({
  items,
  label,
  isDisabled,
  note,
  onChoose,
}: {
  /** Undefined while they are fetched. */
  items: readonly ConstructionListItem[] | undefined
  label: string
  isDisabled: (item: ConstructionListItem) => boolean
  /** Beside a disabled one, in place of its U-value. */
  note?: ((item: ConstructionListItem) => string | undefined) | undefined
  onChoose: (item: ConstructionListItem) => void
}) {
  const common = useTexts(commonTexts)
  const { withUnit } = useFormats()
  const scale = (STRIP_WIDTH - 4) / Math.max(LEAST_SHOWN, ...(items ?? []).map(({ thickness }) => thickness))
  return (
    <ul className={css.list} aria-label={label} aria-busy={items === undefined}>
      {items?.map((item) => (
        <li key={item.id}>
          <button type="button" disabled={isDisabled(item)} onClick={() => onChoose(item)}>
            <SectionStrip
              layers={item.section.map((layer) => ({ ...layer, framing: layer.framing ?? undefined }))}
              scale={scale}
              height={30}
              seed={item.id}
              width={STRIP_WIDTH}
            />
            <span>
              <span className={css.name}>
                {item.code} {item.name}
              </span>
              <br />
              <span className="small dim">
                {common(`type.${item.type}`)} · {common(`ownership.${ownershipSeen(item)}`)}
              </span>
            </span>
            <span className="num small">{note?.(item) ?? withUnit('uValue', item.uValue)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
