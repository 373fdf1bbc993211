import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Locale } from '#vocabulary/constructions.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { leversQuery } from '#web/resources/projects/project-kpi-queries.ts'
import type { StoredProject } from '#web/resources/projects/project-queries.ts'
import { declaredDatasetsQuery, projectIndicatorsQuery } from '#web/resources/projects/report-queries.ts'
import type { ComparedVariant } from '../compare/compared-variant.ts'
import { projectsTexts } from '../projects-texts.ts'
import { resultsTexts } from '../results/results-texts.ts'
import { useNumbers } from '../results/use-numbers.ts'
import { useMaterialsOf } from '../schedule/use-drawn.ts'
import type { ReportSource } from './report-source.ts'
import { projectReportTexts } from './report-texts.ts'

/** Datasets of openings, items and carriers, as they come in. */
function useDeclared(own: ComparedVariant | undefined, locale: Locale): ReportSource['declared'] {
  const named = useMemo(
    () =>
      (own?.kpis.byMaterial ?? [])
        .map(({ material }) => material)
        .filter((id) => id.includes('@'))
        .toSorted(),
    [own],
  )
  const { data } = useQuery(declaredDatasetsQuery(named, own?.kpis.release ?? '', locale))
  return useMemo(() => new Map((data ?? []).map((one) => [`${one.uuid}@${one.version}`, one])), [data])
}

/**
 * What the report is made of; undefined until the figures of its variant are there.
 *
 * @param withForm - the form that needs every indicator is part of it
 * @param withLevers - what would bring the building most is part of it, which is waited for
 */
export function useReportSource(
  stored: StoredProject['project'],
  variant: string,
  variants: readonly ComparedVariant[],
  { withForm, withLevers }: { readonly withForm: boolean; readonly withLevers: boolean },
): ReportSource | undefined {
  const t = useTexts(projectReportTexts)
  const results = useTexts(resultsTexts)
  const projects = useTexts(projectsTexts)
  const numbers = useNumbers()
  const formats = useFormats()
  const materials = useMaterialsOf(stored)
  const own = variants.find((one) => one.variant === variant)
  const declared = useDeclared(own, formats.locale)
  const { data: indicators } = useQuery({
    ...projectIndicatorsQuery(stored.id, variant, formats.locale),
    enabled: withForm,
  })
  const asked = useQuery(leversQuery({ project: stored.id, variant, version: withLevers ? stored.version : undefined }))
  const levers = withLevers && !asked.isPlaceholderData ? asked.data : undefined
  const isAwaited = withLevers && levers === undefined && asked.error === null
  return useMemo(
    () =>
      own &&
      (isAwaited
        ? undefined
        : {
            stored,
            project: own.project,
            variantName: own.name,
            kpis: own.kpis,
            rows: own.rows,
            materials,
            declared,
            indicators: withForm ? indicators : undefined,
            levers,
            variants: [...variants].toSorted(
              (one, other) => Number(other.variant === 'base') - Number(one.variant === 'base'),
            ),
            words: { t, results, projects, numbers, formats },
          }),
    [
      stored,
      own,
      materials,
      declared,
      withForm,
      indicators,
      levers,
      isAwaited,
      variants,
      t,
      results,
      projects,
      numbers,
      formats,
    ],
  )
}
