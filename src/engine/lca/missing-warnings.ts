import type { Construction, Layer } from '#engine/construction.ts'
import { type LifeCycleModule, lifeCycleModules } from '#vocabulary/life-cycle.ts'
import type { LifeCycleWarningCode } from '#vocabulary/life-cycle-warnings.ts'
import { type Ledger, TOTAL } from './ledger.ts'
import type { LifeCycleWarning, MissingLayer, MissingReason } from './life-cycle-result.ts'

const codes: Record<MissingReason, LifeCycleWarningCode> = {
  noMaterial: 'materialUnknown',
  noDataset: 'datasetUnknown',
  otherGeneration: 'declarationOfOtherGeneration',
  noAccessoryDataset: 'accessoryDatasetUnknown',
  noConversion: 'datasetNotConvertible',
  noServiceLife: 'serviceLifeUnknown',
  notDeclared: 'modulesNotDeclared',
  uptakeHeld: 'biogenicBalanceOpen',
}

const missingModules = ({ missing, scope }: Ledger, layer: number): LifeCycleModule[] =>
  scope.required.filter((module) => missing[lifeCycleModules.indexOf(module)]?.some((entry) => entry.layer === layer))

/** What the text of a reason names. */
const valuesOf = (ledger: Ledger, layer: Layer | undefined, { layer: index, reason }: MissingLayer) => {
  switch (reason) {
    case 'notDeclared':
      return { modules: missingModules(ledger, index).join(', ') }
    case 'otherGeneration':
      return { declared: layer?.material.otherGeneration ?? layer?.framing?.material.otherGeneration ?? '' }
    case 'noConversion':
      return { unit: layer?.material.dataset?.referenceUnit ?? '' }
    default:
      return undefined
  }
}

const isRemainingUnknown = (layer: Layer | undefined, reason: MissingReason) =>
  reason === 'noServiceLife' && layer?.state === 'existing' && layer.remainingServiceLife === undefined

const warningOf = (ledger: Ledger, layer: Layer | undefined, missing: MissingLayer): LifeCycleWarning => {
  const path = `/layers/${missing.layer}`
  if (isRemainingUnknown(layer, missing.reason)) return { code: 'remainingServiceLifeUnknown', path }
  const values = valuesOf(ledger, layer, missing)
  return { code: codes[missing.reason], path, ...(values && { values }) }
}

/** One warning per layer that makes the total a lower bound. */
export const missingWarnings = (ledger: Ledger, { layers }: Construction): LifeCycleWarning[] =>
  (ledger.missing[TOTAL] ?? [])
    // told with the amount, by the part
    .filter(({ reason }) => reason !== 'uptakeHeld')
    .map((missing) => warningOf(ledger, layers[missing.layer], missing))
