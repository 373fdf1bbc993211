import { useMutation } from '@tanstack/react-query'
import { type CSSProperties, useMemo, useState } from 'react'
import type { Letterhead } from '#contract/letterhead.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { useWidth } from '#web/charts/use-width.ts'
import { orientationOf } from '#web/drawing/section-types.ts'
import { fittingRatios } from '#web/drawing/sheet-size.ts'
import { usePrinted } from '#web/pdf/use-printed.ts'
import type { Verifiable } from '#web/pdf/verification-mark.ts'
import { type Reported } from '#web/resources/constructions/construction-queries.ts'
import { registerReport } from '#web/resources/verification/verification.ts'
import { Basis, Datasets, Notes, Proofs } from './closing.tsx'
import { DrawingMenu } from './drawing-menu.tsx'
import { keyFigures } from './key-figures.ts'
import { drawnLayers } from './layer-rows.ts'
import css from './report.module.css'
import { ReportOptions } from './report-options.tsx'
import type { ReportPart, ReportSearch } from './report-search.ts'
import { ReportSheet } from './report-sheet.tsx'
import { SectionFigure } from './section-figure.tsx'
import { SetRuns } from './setting.tsx'
import { StageStrip } from './stage-strip.tsx'
import { headingOf, titleOf } from './stamp.ts'
import { IndicatorTable, LayerTable } from './tables.tsx'
import { UFigure } from './u-figure.tsx'
import { VapourFigure } from './vapour-figure.tsx'
import { useWords, type Words } from './words.ts'

/** An A4 sheet on screen [px]; where there is less room it is shown smaller, whole. */
const SHEET_WIDTH = 794

type Shown = { readonly reported: Reported; readonly words: Words }

function KeyFigures({ reported, words }: Shown) {
  return (
    <div className={css.keyFigures} data-drawing="key">
      <UFigure reported={reported} words={words} />
      <dl className="kv s">
        {keyFigures(reported, words).map(({ name, value, unit, missed }, index) => [
          // Two cells a row; the rows never move.
          <dt key={`${index} name`}>
            <SetRuns runs={name} />
          </dt>,
          <dd key={`${index} value`} className={missed && 'bad'}>
            {value} <SetRuns runs={[{ text: unit, as: 'unit' }]} />
          </dd>,
        ])}
      </dl>
      <StageStrip reported={reported} words={words} />
    </div>
  )
}

function Closing({ reported, words, parts }: Shown & { parts: readonly ReportPart[] }) {
  const props = { reported, words }
  const basis = parts.includes('basis')
  return (
    <>
      <div className={css.columns}>
        {(parts.includes('proofs') || basis) && (
          <div>
            {parts.includes('proofs') && <Proofs {...props} />}
            {basis && <Notes {...props} />}
          </div>
        )}
        {basis && <Basis {...props} />}
      </div>
      {basis && <Datasets {...props} />}
    </>
  )
}

/** Without what it costs where that is not to be printed. */
const withoutCost = ({ kpis: { cost: _cost, ...kpis }, ...rest }: Reported): Reported => ({ ...rest, kpis })

/**
 * The report of a construction as it will be printed, beside its options. One sheet; where that is not enough even in
 * small print, the data basis goes on a second one, and the layers follow where that does not do.
 */
export function Report({
  reported: whole,
  letterhead,
  locale,
  search,
  linked,
  change,
}: {
  reported: Reported
  letterhead: Letterhead
  locale: Locale
  search: ReportSearch
  /** The page of the link, where it is seen by one: what needs an account is left out then. */
  linked?: { readonly href: string; readonly register: () => Promise<Verifiable | null> }
  change: (part: Partial<ReportSearch>) => void
}) {
  const words = useWords(locale)
  const { ref: sheets, width } = useWidth<HTMLDivElement>(SHEET_WIDTH)
  const { parts } = search
  const { mutateAsync } = useMutation(registerReport(whole.construction))
  const showsCost = parts.includes('cost')
  const reported = useMemo(() => (showsCost ? whole : withoutCost(whole)), [whole, showsCost])
  const heading = headingOf(reported, letterhead, search.project)
  const { office, author, project } = heading
  const printed = usePrinted({
    says: JSON.stringify([whole.construction.version, office, author, project, locale]),
    locale,
    register: (): Promise<Verifiable | null> => linked?.register() ?? mutateAsync({ office, author, project }),
  })
  const fitting = useMemo(
    () => fittingRatios(drawnLayers(reported), orientationOf(reported.construction.type)),
    [reported],
  )
  const ratio = fitting.find((one) => one === search.ratio) ?? fitting[0] ?? 20
  const setting = `${locale} ${ratio} ${parts.join()} ${reported.construction.version}`
  const [overflow, setOverflow] = useState({ setting, moved: 0 })
  const movable = (['basis', 'layers'] as const).filter((part) => parts.includes(part))
  const moved = overflow.setting === setting ? overflow.moved : 0
  const second: readonly ReportPart[] = movable.slice(0, moved)
  const sheetCount = second.length > 0 ? 2 : 1
  const shared = { reported, words, heading, ratio, of: sheetCount, mark: printed.mark }
  const makePdf = async () => {
    const { makeReportPdf } = await import('./pdf/report-pdf.ts')
    const verifiable = (await printed.verifiable()) ?? undefined
    if (sheets.current)
      await makeReportPdf({ reported, words, heading, ratio, parts, sheets: sheets.current, verifiable })
  }
  const layers = parts.includes('layers') && <LayerTable reported={reported} words={words} />
  return (
    <div className={css.frame}>
      <ReportOptions
        hasCost={whole.kpis.cost !== undefined}
        reported={reported}
        search={search}
        linked={linked?.href}
        change={change}
        ratio={ratio}
        fitting={fitting}
        sheets={sheetCount}
        print={printed.print}
        makePdf={makePdf}
        drawing={<DrawingMenu reported={reported} words={words} shown={parts.includes('drawing')} />}
      />
      <div className={css.sheets} ref={sheets} style={{ '--fit': Math.min(1, width / SHEET_WIDTH) } as CSSProperties}>
        <ReportSheet
          {...shared}
          number={1}
          onOverflow={moved < movable.length ? () => setOverflow({ setting, moved: moved + 1 }) : undefined}
          top={
            <div className={css.sectionAndFigures}>
              {parts.includes('drawing') && (
                <SectionFigure reported={reported} words={words} ratio={ratio} name={titleOf(reported, words)} />
              )}
              <KeyFigures reported={reported} words={words} />
            </div>
          }
        >
          {!second.includes('layers') && layers}
          {parts.includes('indicators') && <IndicatorTable reported={reported} words={words} />}
          {parts.includes('vapour') && <VapourFigure reported={reported} words={words} />}
          <Closing reported={reported} words={words} parts={parts.filter((part) => !second.includes(part))} />
        </ReportSheet>
        {sheetCount > 1 && (
          <ReportSheet {...shared} number={2}>
            {second.includes('layers') && layers}
            <Closing reported={reported} words={words} parts={second.filter((part) => part === 'basis')} />
          </ReportSheet>
        )}
      </div>
    </div>
  )
}
