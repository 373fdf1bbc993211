import { useMemo } from 'react'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { StoredProject } from '#web/resources/projects/project-queries.ts'
import type { ComparedVariant } from '../compare/compared-variant.ts'
import { projectsTexts } from '../projects-texts.ts'
import { resultsTexts } from '../results/results-texts.ts'
import { useNumbers } from '../results/use-numbers.ts'
import { useMaterialsOf } from '../schedule/use-drawn.ts'
import type { ReportSource } from './report-source.ts'
import { projectReportTexts } from './report-texts.ts'

/** What the report is made of; undefined until the figures of its variant are there. */
export function useReportSource(
  stored: StoredProject['project'],
  variant: string,
  variants: readonly ComparedVariant[],
): ReportSource | undefined {
  const t = useTexts(projectReportTexts)
  const results = useTexts(resultsTexts)
  const projects = useTexts(projectsTexts)
  const numbers = useNumbers()
  const formats = useFormats()
  const materials = useMaterialsOf(stored)
  const own = variants.find((one) => one.variant === variant)
  return useMemo(
    () =>
      own && {
        stored,
        project: own.project,
        variantName: own.name,
        kpis: own.kpis,
        rows: own.rows,
        materials,
        variants: [...variants].toSorted(
          (one, other) => Number(other.variant === 'base') - Number(one.variant === 'base'),
        ),
        words: { t, results, projects, numbers, formats },
      },
    [stored, own, materials, variants, t, results, projects, numbers, formats],
  )
}
