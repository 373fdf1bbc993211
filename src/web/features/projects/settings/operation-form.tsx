import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { ProjectKpis } from '#contract/project-figures.ts'
import { AreasBlock } from './areas-block.tsx'
import { EnvelopeBlocks, ServicesBlock } from './energy-blocks.tsx'
import { OperationBlock } from './operation-block.tsx'
import { blockId, type SettingsProps } from './settings-block.tsx'

/** Gives the focus to the field or block that the address names, each time that it is gone to. */
function useAskedPlace() {
  const form = useRef<HTMLDivElement>(null)
  const location = useLocation()
  useEffect(() => {
    const place = location.hash.slice(1)
    if (!/^\w+$/.test(place)) return
    form.current?.querySelector<HTMLElement>(`[name="${place}"], #${blockId(place)}`)?.focus()
  }, [location])
  return form
}

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
  const form = useAskedPlace()
  return (
    <div ref={form}>
      <AreasBlock {...props} />
      <ServicesBlock {...props} />
      <OperationBlock {...props} kpis={kpis} release={release} />
      <EnvelopeBlocks {...props} />
    </div>
  )
}
