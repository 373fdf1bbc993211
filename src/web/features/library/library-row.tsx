import { clsx } from 'clsx'
import { Link } from 'react-router'
import type { ConstructionListItem } from '#contract/constructions.ts'
import { tagName } from '#vocabulary/tag-names.ts'
import { Checkbox } from '#web/components/option.tsx'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { intentTo } from '#web/lib/intent.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { ownershipSeen } from '#web/lib/sharing.ts'
import { ConstructionStrip } from './construction-strip.tsx'
import css from './library.module.css'
import { libraryTexts } from './library-texts.ts'
import type { Selection } from './selection.ts'
import type { StripScale } from './strip-scale.ts'

/** Bars under the figures: px per unit on the wire, the same on every page; what is longer is broken off. */
const BAR_SCALES = { uValue: 140, gwp: 0.29, thickness: 100 } as const
const LONGEST_BAR = 56

type BarredFigure = keyof typeof BAR_SCALES

function Bar({ of, value }: { of: BarredFigure; value: number | null }) {
  if (value === null || value <= 0) return <i className={css.bar} style={{ width: 0 }} />
  const length = value * BAR_SCALES[of]
  return (
    <i
      className={length > LONGEST_BAR ? clsx(css.bar, css.broken) : css.bar}
      style={{ width: Math.min(length, LONGEST_BAR) }}
    />
  )
}

/** Before a figure that is a lower bound. */
function AtLeast({ when }: { when: boolean }) {
  const t = useTexts(libraryTexts)
  if (!when) return null
  return (
    <>
      <span aria-hidden="true">≥ </span>
      <span className="sr">{t('lowerBound')} </span>
    </>
  )
}

function Figure({ of, item }: { of: BarredFigure; item: ConstructionListItem }) {
  const t = useTexts(libraryTexts)
  const { figure } = useFormats()
  const text = figure(of, item[of])
  const lowerBound = of === 'gwp' && !item.complete && text !== ABSENT
  return (
    <td className={clsx('num', css.figure)} data-l={t(`short_${of}`)}>
      <AtLeast when={lowerBound} />
      {text}
      <Bar of={of} value={item[of]} />
    </td>
  )
}

/** One construction of the list. The name opens it. */
export function LibraryRow({
  item,
  scale,
  selection,
  place,
  measure,
}: {
  item: ConstructionListItem
  scale: StripScale
  selection: Selection
  /** Among the rows of a page of which not all are drawn, from 0. */
  place?: number
  /** Tells such a page how high the row came out. */
  measure?: (row: HTMLTableRowElement | null) => void
}) {
  const t = useTexts(libraryTexts)
  const common = useTexts(commonTexts)
  const { figure, locale, recent } = useFormats()
  const chosen = selection.has(item.id)
  const address = paths.construction.href(item.ownership, item.id)
  return (
    <tr
      ref={measure}
      className={chosen ? css.chosen : undefined}
      data-index={place}
      // The head is row 1.
      aria-rowindex={place === undefined ? undefined : place + 2}
    >
      <td>
        <Checkbox
          aria-label={t('select', { name: item.code ?? item.name })}
          checked={chosen}
          onChange={() => selection.toggle(item)}
        />
      </td>
      <td className={css.strip}>
        <ConstructionStrip item={item} scale={scale} />
      </td>
      <td>
        <Link className={css.name} title={item.name} {...intentTo(address)} to={address}>
          {item.name}
        </Link>
        <span className={clsx('small dim', css.markLine)}>
          {item.code !== null && <span>{item.code}</span>}
          {item.officeStandard && <span className="chip">{t('officeStandard')}</span>}
          {item.origin === 'newer' && <span className="warn">{t('originNewer')}</span>}
          {(item.origin === 'current' || item.origin === 'gone') && (
            <span>{t(item.origin === 'gone' ? 'originGone' : 'originCurrent')}</span>
          )}
          {item.newerData && <span className="warn">{t('newerData')}</span>}
          {item.tags.length > 0 && (
            <span className={css.tags}>
              {item.tags.map((tag) => (
                <span key={tag} className="chip">
                  {tagName(tag, locale)}
                </span>
              ))}
            </span>
          )}
        </span>
      </td>
      <td className={css.type}>{common(`type.${item.type}`)}</td>
      <Figure of="uValue" item={item} />
      <Figure of="gwp" item={item} />
      <Figure of="thickness" item={item} />
      <td className={clsx('num', css.wide)}>
        <AtLeast when={!item.complete && item.penrt !== null} />
        {figure('primaryEnergy', item.penrt)}
      </td>
      <td className={clsx('num', css.wide)}>{figure('mass', item.mass)}</td>
      <td className={css.owner}>
        {common(`ownership.${ownershipSeen(item)}`)}
        <span className="small dim">{item.owner.name}</span>
      </td>
      <td className="num dim small">{recent(item.updatedAt)}</td>
    </tr>
  )
}
