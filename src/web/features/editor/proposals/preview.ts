import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { OptimisationProposal } from '#contract/optimisation.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { LocalFigures } from '#web/resources/assessment/local-figures.ts'
import { isBlank, type LayerDraft } from '../document/document.ts'
import type { Materials } from '../document/use-materials.ts'
import type { Reference } from '../figures/reference.ts'
import { proposedRows } from './proposed-layers.ts'

/** What is drawn in place of the construction, and what it is shown against. */
export type Preview = {
  readonly layers: readonly LayerDraft[]
  readonly materials: Materials
  readonly kpis: KeyPerformanceIndicators | undefined
  readonly computed: AssessmentRequest
  readonly reference: Reference
}

type Today = {
  readonly rows: readonly LayerDraft[]
  readonly request: AssessmentRequest
  readonly reference: Reference
}

/** A proposal as it would look. */
export function previewOf(
  proposal: OptimisationProposal,
  { rows, request, reference }: Today,
  { local, materials }: { readonly local: Pick<LocalFigures, 'compute'>; readonly materials: Materials },
): Preview {
  const layers = proposedRows(rows, request.keys, proposal, (index) => `added ${index}`)
  const keys = layers.filter((layer) => !isBlank(layer)).map(({ key }) => key)
  const computed = { ...request, layers: proposal.layers, keys }
  return { layers, materials, computed, reference, kpis: local.compute(computed) }
}
