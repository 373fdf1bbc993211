import '#web/styles/drawing.css'
import { Link } from 'react-router'
import type { ConstructionListItem } from '#contract/constructions.ts'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import css from './library.module.css'
import { libraryTexts } from './library-texts.ts'

const WIDTH = 240
/** Thickness that fills the preview at least [m]. */
const LEAST_FILLING = 0.4

/** The construction that the pointer or the keys are at: its section and figures; what to do while there is none. */
export function MapPreview({ item }: { item: ConstructionListItem | undefined }) {
  const t = useTexts(libraryTexts)
  const common = useTexts(commonTexts)
  const { withUnit } = useFormats()
  if (!item) return <p className="small dim">{t('mapHint')}</p>
  // what is taken out is drawn, too
  const drawn = item.section.reduce((sum, layer) => sum + layer.thickness, 0)
  return (
    <div className={css.preview} role="status">
      <SectionStrip
        layers={item.section.map((layer) => ({ ...layer, framing: layer.framing ?? undefined }))}
        scale={(WIDTH - 4) / Math.max(LEAST_FILLING, drawn)}
        height={64}
        seed={item.id}
        width={WIDTH}
      />
      <Link to={paths.construction.href(item.ownership, item.id)}>
        {item.code} {item.name}
      </Link>
      <p className="small dim">{common(`type.${item.type}`)}</p>
      <p className="small">
        U {withUnit('uValue', item.uValue)}, GWP {item.complete ? '' : '≥ '}
        {withUnit('gwp', item.gwp)}, {withUnit('thickness', item.thickness)}
      </p>
    </div>
  )
}
