import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import type { ProjectAlternative } from '#contract/project-comparison.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { FetchFailure } from '#web/components/fetch-states.tsx'
import { OptionLine, Radio } from '#web/components/option.tsx'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import { ABSENT } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { constructionsQuery } from '#web/resources/constructions/construction-queries.ts'
import { alternativesQuery } from '#web/resources/projects/project-kpi-queries.ts'
import { useDrawn } from '../schedule/use-drawn.ts'
import css from './alternatives.module.css'
import type { NamedRow } from './project-rows.ts'
import { resultsTexts } from './results-texts.ts'
import { useNumbers } from './use-numbers.ts'

/** px per m: the same for all sections of the dialog. */
const STRIP = { scale: 200, height: 26, width: 128 } as const

/** What the figures of the building are told per: net room area times years [m²·a]. */
export type AlternativesOf = {
  readonly project: string
  readonly variant: string
  /** Version of the project that is stored; undefined while changes are on their way. */
  readonly version: number | undefined
  readonly release: string | undefined
  readonly areaYears: number
}

/** Sections of constructions of the library, by their ids, as they come in. */
function useSections(found: readonly ProjectAlternative[], release: string | undefined) {
  const locale = useLocale()
  const ids = useMemo(() => found.map(({ id }) => id), [found])
  const { data } = useQuery(constructionsQuery(ids, locale))
  const constructions = useMemo(
    () => Object.fromEntries((data ?? []).map(({ id, type, name, layers }) => [id, { type, name, layers }])),
    [data],
  )
  return useDrawn(useMemo(() => ({ constructions, release }), [constructions, release]))
}

/** What a construction would change in the building, of which one can be chosen. */
function Choices({
  found,
  of: { release, areaYears },
  chosen,
  onChoose,
}: {
  found: readonly ProjectAlternative[]
  of: AlternativesOf
  chosen: string | undefined
  onChoose: (id: string) => void
}) {
  const t = useTexts(resultsTexts)
  const { fixed, signed } = useNumbers()
  const group = useId()
  const drawn = useSections(found, release)
  return (
    <ul className={css.choices}>
      {found.map(({ id, code, name, gwp, penrt, uValue, uValueChange, thickness, thicknessChange }) => (
        <li key={id}>
          <OptionLine className={css.choice}>
            <Radio name={group} checked={id === chosen} onChange={() => onChoose(id)} />
            <SectionStrip layers={drawn.get(id) ?? []} seed={id} {...STRIP} />
            <span className={css.name}>
              {[code, name].filter(Boolean).join(' ')}
              <span className="small dim">
                U {uValue === null ? ABSENT : fixed(uValue, 3)}
                {uValueChange !== null && ` (${signed(uValueChange, 3)})`}, {fixed(thickness * 1000, 0)} mm (
                {signed(thicknessChange * 1000, 0)})
              </span>
            </span>
            <span className={css.gain}>
              <b>{signed(gwp / areaYears, 2)}</b>{' '}
              <span className="unit">
                <UnitText unit="kg CO₂e/(m²a)" />
              </span>
              <span className="small dim">
                {t('alternatives.energy', { gwp: signed(gwp / 1000, 1), penrt: signed(penrt / 3.6 / areaYears, 2) })}
              </span>
            </span>
          </OptionLine>
        </li>
      ))}
    </ul>
  )
}

/** Constructions of the library that would do for a row with less, and what the building gains by them. */
export function AlternativesDialog({
  row,
  of,
  mayDerive,
  onReplace,
  onDerive,
  onClose,
}: {
  row: NamedRow
  of: AlternativesOf
  /** There is room for another variant. */
  mayDerive: boolean
  onReplace: (alternative: ProjectAlternative) => void
  /** Takes it over in a variant of its own. */
  onDerive: (alternative: ProjectAlternative) => void
  onClose: () => void
}) {
  const t = useTexts(resultsTexts)
  const common = useTexts(commonTexts)
  const asked = useQuery(alternativesQuery(of, row.figures.id))
  const [asksFor, setAsksFor] = useState<string>()
  const found = asked.data ?? []
  const chosen = found.find(({ id }) => id === asksFor) ?? found[0]
  return (
    <Dialog
      title={t('alternatives.title', { name: row.name })}
      subtitle={row.makeup}
      className={css.dialog}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button disabled={!chosen || !mayDerive} onClick={() => chosen && onDerive(chosen)}>
            {t('alternatives.derive')}
          </Button>
          <Button look="primary" disabled={!chosen} onClick={() => chosen && onReplace(chosen)}>
            {t('alternatives.replace')}
          </Button>
        </>
      }
    >
      <div className={css.room}>
        {asked.error ? (
          <FetchFailure
            title={t('alternatives.failed')}
            text={(reason) => reason}
            error={asked.error}
            retry={() => void asked.refetch()}
          />
        ) : !asked.data ? (
          <div className={`sk ${css.waiting}`} role="status" aria-label={t('alternatives.loading')} />
        ) : found.length === 0 ? (
          <p className="dim">{t('alternatives.none')}</p>
        ) : (
          <>
            <p className="small dim">{t('alternatives.rule')}</p>
            <Choices found={found} of={of} chosen={chosen?.id} onChoose={setAsksFor} />
          </>
        )}
      </div>
    </Dialog>
  )
}
