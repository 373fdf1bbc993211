import type { ProjectKpis } from '#contract/project-figures.ts'
import { AreasBlock } from './areas-block.tsx'
import { EnvelopeBlocks, ServicesBlock } from './energy-blocks.tsx'
import { OperationBlock } from './operation-block.tsx'
import type { SettingsProps } from './settings-block.tsx'

/** What holds for the building as a whole: areas, services, operation; in a variant each block may be its own. */
export function OperationForm({ kpis, ...props }: SettingsProps & { kpis: ProjectKpis | undefined }) {
  return (
    <>
      <AreasBlock {...props} />
      <ServicesBlock {...props} />
      <OperationBlock {...props} kpis={kpis} />
      <EnvelopeBlocks {...props} />
    </>
  )
}
