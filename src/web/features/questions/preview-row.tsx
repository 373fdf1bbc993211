import { Link } from 'react-router'
import { tagName } from '#vocabulary/tag-names.ts'
import { Icon } from '#web/components/icon.tsx'
import { Checkbox } from '#web/components/option.tsx'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import type { BulkChange, PreviewedChange } from '#web/resources/constructions/bulk-changes.ts'
import css from './questions.module.css'
import { questionsTexts } from './questions-texts.ts'

/** Figures that stand before and after. */
export const previewColumns = ['uValue', 'gwp', 'thickness'] as const

/** Room for a section [px]. */
const STRIP = { width: 120, height: 26 } as const

/** How much GWP a change makes of one construction; null where either is not known. */
export const apart = ({ before, after }: PreviewedChange): number | null =>
  typeof before?.gwp === 'number' && typeof after?.gwp === 'number' ? after.gwp - before.gwp : null

/** Before and after, in grey and black; once where they are the same. */
function Pair({ of, row }: { of: (typeof previewColumns)[number]; row: PreviewedChange }) {
  const { figure } = useFormats()
  const [before, after] = [figure(of, row.before?.[of]), figure(of, row.after?.[of])]
  return (
    <td className="num">
      <span className="dim">{before}</span>
      {row.after && row.after[of] !== row.before?.[of] && ` → ${after}`}
    </td>
  )
}

/** What becomes of the limits, or why nothing is changed. */
function Verdict({ row }: { row: PreviewedChange }) {
  const t = useTexts(questionsTexts)
  if (row.refused !== null)
    return (
      <span className="row dim">
        <Icon name="lock" />
        {t(`refused.${row.refused}`)}
      </span>
    )
  if (row.flips.length === 0) return <span className="dim">{t('sameVerdicts')}</span>
  return row.flips.map(({ requirement, title, after }) => (
    <span key={requirement} className={after === false ? 'row bad' : after ? 'row ok' : 'row dim'}>
      <Icon name={after === false ? 'error' : after ? 'check' : 'info'} />
      {title}: {t(after === false ? 'missedNow' : after ? 'metNow' : 'openNow')}
    </span>
  ))
}

/** What is made other in one construction, as `XPS 120 → Schaumglas 140`. @param office - by name, where they go to one */
function Alteration({ row, change, office }: { row: PreviewedChange; change: BulkChange; office: string | undefined }) {
  const t = useTexts(questionsTexts)
  const { figure, locale } = useFormats()
  if (row.refused !== null) return null
  switch (change.do) {
    case 'addTag':
      return `+ ${tagName(change.tag, locale)}`
    case 'removeTag':
      return `− ${tagName(change.tag, locale)}`
    case 'setDataset':
      return t(change.dataset === null ? 'ownDatasetThen' : 'otherDatasetThen')
    case 'moveToOffice':
      return `${row.owner?.name ?? ''} → ${office ?? t('toOffice')}`
    default:
      return (
        <ul>
          {row.layers.map(({ before, after }, index) => (
            <li key={`${index} ${before.material}`}>
              {before.material} {figure('thickness', before.thickness)} →{' '}
              {after.material !== before.material && `${after.material} `}
              {figure('thickness', after.thickness)}
            </li>
          ))}
        </ul>
      )
  }
}

function Name({ row: { id, name, code, ownership, owner, projects, refused } }: { row: PreviewedChange }) {
  const t = useTexts(questionsTexts)
  const draft = ownership === 'standard' && refused === null ? t('asDraft') : ''
  const held = projects.length > 0 ? t('projects', { count: projects.length }) : ''
  return (
    <td className={css.name}>
      {ownership === null ? name || id : <Link to={paths.construction.href(ownership, id)}>{name}</Link>}
      <span className="small dim">{[code, owner?.name, held, draft].filter(Boolean).join(' · ')}</span>
    </td>
  )
}

/** A construction with what a change would make of it. */
export function PreviewRow({
  row,
  change,
  office,
  thickest,
  isChosen,
  onToggle,
}: {
  row: PreviewedChange
  change: BulkChange
  office: string | undefined
  /** Of all rows, before and after [m]. */
  thickest: number
  isChosen: boolean
  onToggle: () => void
}) {
  const t = useTexts(questionsTexts)
  const { difference } = useFormats()
  return (
    <tr>
      <td>
        <Checkbox
          aria-label={t('chooseOne', { name: row.name })}
          checked={isChosen}
          disabled={row.refused !== null}
          onChange={onToggle}
        />
      </td>
      <td>
        <SectionStrip
          layers={row.section.map((layer) => ({ ...layer, framing: layer.framing ?? undefined }))}
          scale={(STRIP.width - 2) / thickest}
          height={STRIP.height}
          width={STRIP.width}
          seed={row.id}
        />
      </td>
      <Name row={row} />
      <td className="small">
        <Alteration row={row} change={change} office={office} />
      </td>
      {previewColumns.map((column) => (
        <Pair key={column} of={column} row={row} />
      ))}
      <td className="num">{difference('gwp', apart(row))}</td>
      <td className="small">
        <Verdict row={row} />
      </td>
    </tr>
  )
}
