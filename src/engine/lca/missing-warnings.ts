import type { Construction } from '#engine/construction.ts'
import { type LifeCycleModule, lifeCycleModules } from '#vocabulary/life-cycle.ts'
import type { LifeCycleWarningCode } from '#vocabulary/life-cycle-warnings.ts'
import { type Ledger, requiredModules, TOTAL } from './ledger.ts'
import type { LifeCycleWarning, MissingReason } from './life-cycle-result.ts'

const codes: Record<MissingReason, LifeCycleWarningCode> = {
  noMaterial: 'materialUnknown',
  noDataset: 'datasetUnknown',
  noConversion: 'datasetNotConvertible',
  noServiceLife: 'serviceLifeUnknown',
  notDeclared: 'modulesNotDeclared',
}

const missingModules = ({ missing }: Ledger, layer: number): LifeCycleModule[] =>
  requiredModules.filter((module) => missing[lifeCycleModules.indexOf(module)]?.some((entry) => entry.layer === layer))

/** One warning per layer that makes the total a lower bound. */
export function missingWarnings(ledger: Ledger, { layers }: Construction): LifeCycleWarning[] {
  return (ledger.missing[TOTAL] ?? []).map(({ layer, reason }) => {
    const path = `/layers/${layer}`
    const code = codes[reason]
    if (reason === 'notDeclared') return { code, path, values: { modules: missingModules(ledger, layer).join(', ') } }
    const unit = layers[layer]?.material.dataset?.referenceUnit
    return reason === 'noConversion' && unit ? { code, path, values: { unit } } : { code, path }
  })
}
