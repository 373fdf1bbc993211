import type { Construction, Layer } from '#engine/construction.ts'
import { type LifeCycleModule, lifeCycleModules } from '#vocabulary/life-cycle.ts'
import type { LifeCycleWarningCode } from '#vocabulary/life-cycle-warnings.ts'
import { type Ledger, TOTAL } from './ledger.ts'
import type { LifeCycleWarning, MissingLayer, MissingReason } from './life-cycle-result.ts'

const codes: Record<MissingReason, LifeCycleWarningCode> = {
  noMaterial: 'materialUnknown',
  noDataset: 'datasetUnknown',
  noAccessoryDataset: 'accessoryDatasetUnknown',
  noConversion: 'datasetNotConvertible',
  noServiceLife: 'serviceLifeUnknown',
  notDeclared: 'modulesNotDeclared',
}

const missingModules = ({ missing, scope }: Ledger, layer: number): LifeCycleModule[] =>
  scope.required.filter((module) => missing[lifeCycleModules.indexOf(module)]?.some((entry) => entry.layer === layer))

const warningOf = (
  ledger: Ledger,
  layer: Layer | undefined,
  { layer: index, reason }: MissingLayer,
): LifeCycleWarning => {
  const path = `/layers/${index}`
  const code = codes[reason]
  if (reason === 'notDeclared') return { code, path, values: { modules: missingModules(ledger, index).join(', ') } }
  if (reason === 'noServiceLife' && layer?.state === 'existing' && layer.remainingServiceLife === undefined)
    return { code: 'remainingServiceLifeUnknown', path }
  const unit = layer?.material.dataset?.referenceUnit
  return reason === 'noConversion' && unit ? { code, path, values: { unit } } : { code, path }
}

/** One warning per layer that makes the total a lower bound. */
export const missingWarnings = (ledger: Ledger, { layers }: Construction): LifeCycleWarning[] =>
  (ledger.missing[TOTAL] ?? []).map((missing) => warningOf(ledger, layers[missing.layer], missing))
