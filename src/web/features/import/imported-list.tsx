import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ConstructionListItem } from '#contract/constructions.ts'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { ownListedQuery } from '#web/resources/constructions/list-queries.ts'
import css from './import.module.css'
import { importTexts } from './import-texts.ts'
import type { PlacedLoss } from './model/constructions-to-send.ts'
import { useLossLines } from './sentences.ts'

const STRIP = { width: 160, height: 30 } as const
/** Thickness that the strips show at least [m]. */
const LEAST_SHOWN = 0.4

function Section({ item, scale }: { item: ConstructionListItem | undefined; scale: number }) {
  if (!item) return <span className={css.strip} />
  const layers = item.section.map((layer) => ({ ...layer, framing: layer.framing ?? undefined }))
  return (
    <span className={css.strip}>
      <SectionStrip layers={layers} scale={scale} height={STRIP.height} width={STRIP.width} seed={item.id} />
    </span>
  )
}

function Lost({ lost }: { lost: readonly PlacedLoss[] }) {
  const t = useTexts(importTexts)
  const lines = useLossLines()
  return (
    <details>
      <summary className="small">{t('lostHere', { count: lost.length })}</summary>
      <ul className="small dim">
        {[...new Set(lines(lost))].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}

type Made = { readonly id: string; readonly name: string; readonly lost?: readonly PlacedLoss[] }

/** Constructions that were taken over, each with its section, in the scale of all, and its U-value. */
export function ImportedList({ made }: { made: readonly Made[] }) {
  const { withUnit } = useFormats()
  const ids = made.map(({ id }) => id)
  const { data: listed } = useQuery({ ...ownListedQuery(ids, useLocale()), enabled: ids.length > 0 })
  const thicknesses = ids.map((id) => listed?.get(id)?.thickness ?? 0)
  const scale = (STRIP.width - 2) / Math.max(LEAST_SHOWN, ...thicknesses)
  return (
    <ul className={css.taken} aria-busy={listed === undefined && ids.length > 0}>
      {made.map(({ id, name, lost = [] }) => {
        const item = listed?.get(id)
        return (
          <li key={id}>
            <Section item={item} scale={scale} />
            <Link to={paths.construction.href('custom', id)}>{name}</Link>
            <span className="num small">{item && `U ${withUnit('uValue', item.uValue)}`}</span>
            {lost.length > 0 && <Lost lost={lost} />}
          </li>
        )
      })}
    </ul>
  )
}
