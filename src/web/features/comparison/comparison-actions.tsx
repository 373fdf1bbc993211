import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '#web/components/button.tsx'
import { ExportMenu } from '#web/components/export-menu.tsx'
import { Select } from '#web/components/select.tsx'
import { LEAST_COMPARED, MOST_COMPARED } from '#web/lib/compare-tray.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { PdfButton } from '#web/pdf/pdf-button.tsx'
import { PrintButton } from '#web/pdf/print-button.tsx'
import type { Printed } from '#web/pdf/use-printed.ts'
import { letterheadQuery } from '#web/resources/accounts/letterhead.ts'
import { releasesQuery } from '#web/resources/materials/material-queries.ts'
import { baselineFirst, type ComparisonSearch } from './comparison-search.ts'
import { comparisonTexts } from './comparison-texts.ts'
import type { ChangeComparison } from './use-comparison.ts'
import type { View } from './view.ts'

/** Of all constructions. It stands there before the releases are known, so that nothing moves when they come. */
function ReleaseChoice({ search, change }: { search: ComparisonSearch; change: ChangeComparison }) {
  const t = useTexts(comparisonTexts)
  const { data: releases = [] } = useQuery(releasesQuery)
  const preset = releases.find(({ isDefault }) => isDefault)?.id
  return (
    <Select
      width={272}
      aria-label={t('release')}
      disabled={releases.length < 2}
      value={search.release ?? preset ?? ''}
      onChange={({ target }) =>
        change({ release: target.value === preset ? undefined : target.value, indicator: undefined })
      }
    >
      {releases.map(({ id, generation }) => (
        <option key={id} value={id}>
          {releaseName(id)}, {generation}
        </option>
      ))}
    </Select>
  )
}

/** The charts below the table with the headings of their sections; those that are folded away are left out. */
function chartsOnScreen() {
  return [...document.querySelectorAll<HTMLElement>('main .sec')].flatMap((section) => {
    const title = section.querySelector('h2')?.textContent ?? ''
    const svg = section.querySelector<SVGSVGElement>('svg.recharts-surface, svg[data-drawing="slope"]')
    return svg && svg.viewBox.baseVal.width > 0 ? [{ title, svg }] : []
  })
}

/** What can be done with the comparison as a whole. */
export function ComparisonActions({
  search,
  change,
  view,
  printed,
  onAdd,
}: {
  search: ComparisonSearch
  change: ChangeComparison
  /** Undefined while there is nothing to print or save. */
  view: View | undefined
  printed: Printed
  onAdd: () => void
}) {
  const t = useTexts(comparisonTexts)
  const formats = useFormats()
  const client = useQueryClient()
  const makePdf = async () => {
    const letterhead = await client.ensureQueryData(letterheadQuery)
    const { makeComparisonPdf } = await import('./pdf/comparison-pdf.ts')
    const verifiable = await printed.verifiable()
    const sections = [...document.querySelectorAll<SVGSVGElement>('main thead [data-drawing="section"]')]
    if (view) await makeComparisonPdf({ view, t, formats, letterhead, verifiable, sections, charts: chartsOnScreen() })
  }
  const full = search.ids.length >= MOST_COMPARED
  const comparable = search.ids.length >= LEAST_COMPARED && search.ids.length <= MOST_COMPARED
  return (
    <div className="row">
      {comparable && <ReleaseChoice search={search} change={change} />}
      <Button icon="plus" disabled={full} title={full ? t('full', { most: MOST_COMPARED }) : undefined} onClick={onAdd}>
        {t('add')} <span className="dim3">{t('places', { count: search.ids.length, most: MOST_COMPARED })}</span>
      </Button>
      {comparable && (
        <>
          <span className="vr" style={{ height: 24, alignSelf: 'center', margin: '0 4px' }} />
          <PrintButton disabled={!view} print={printed.print} />
          <PdfButton disabled={!view} make={makePdf} />
          <ExportMenu
            disabled={!view}
            what={{
              ids: [...baselineFirst(search)],
              release: search.release,
              equal: search.equal,
              adapt: search.adapt,
              project: search.project,
            }}
          />
        </>
      )}
    </div>
  )
}
