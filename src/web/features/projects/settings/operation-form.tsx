import type { ProjectKpis } from '#contract/project-figures.ts'
import { AreasBlock } from './areas-block.tsx'
import { EnvelopeBlocks, ServicesBlock } from './energy-blocks.tsx'
import { OperationBlock } from './operation-block.tsx'
import type { SettingsProps } from './settings-block.tsx'

/** What holds for the building as a whole: areas, services, operation; in a variant each block may be its own. */
export function OperationForm({
  kpis,
  release,
  ...props
}: SettingsProps & {
  kpis: ProjectKpis | undefined
  /** That figures are computed with; undefined while it is not known. */
  release: string | undefined
}) {
  return (
    <>
      <AreasBlock {...props} />
      <ServicesBlock {...props} />
      <OperationBlock {...props} kpis={kpis} release={release} />
      <EnvelopeBlocks {...props} />
    </>
  )
}
