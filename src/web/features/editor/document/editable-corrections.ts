import type { ConstructionLayer } from '#contract/constructions.ts'
import type { AirGapLevel, FastenerSystem } from '#vocabulary/fasteners.ts'
import { type TaperShape, thinnestOf } from '#vocabulary/taper.ts'
import { withoutDust } from '#web/lib/arithmetic.ts'

/** Of which system the fasteners of a layer are; `own`: all their figures are typed. */
export type FastenerChoice = FastenerSystem | 'own'

/** What corrects U of a layer, as far as it is chosen and not typed; numbers are among those of the layer. */
export type CorrectionChoices = {
  readonly fasteners?: FastenerChoice | null | undefined
  readonly airGaps?: AirGapLevel | null | undefined
  /** The thickness of the layer is the mean of those of the taper. */
  readonly taper?: TaperShape | null | undefined
}

type Stored = Pick<
  ConstructionLayer,
  'thickness' | 'fasteners' | 'airGaps' | 'taper' | 'openings' | 'emissivities' | 'rainBelow'
>

const taperNumbers = ({ thickness, taper }: Stored) => {
  if (!taper) return {}
  const thinnest = thinnestOf(thickness, taper)
  return {
    taperThinnest: Math.max(0, withoutDust(thinnest)),
    taperMiddle: taper.intermediate === undefined ? undefined : withoutDust(thinnest + taper.intermediate),
    taperThickest: withoutDust(thinnest + taper.rise),
  }
}

/** Numbers of the corrections of a stored layer; undefined where it has none. */
export const correctionNumbers = (layer: Stored) => {
  const { fasteners = {} } = layer
  return {
    fastenersPerArea: fasteners.perArea,
    fastenerTransmittance: fasteners.pointTransmittance,
    fastenerDiameter: fasteners.diameter,
    fastenerConductivity: fasteners.conductivity,
    fastenerFactor: fasteners.factor,
    fastenerLength: fasteners.length,
    openings: layer.openings,
    emissivityOuter: layer.emissivities?.outer,
    emissivityInner: layer.emissivities?.inner,
    rainBelow: layer.rainBelow,
    ...taperNumbers(layer),
  }
}

/** What a stored layer has chosen. */
export const correctionChoices = ({ fasteners, airGaps, taper }: Stored): CorrectionChoices => ({
  ...(fasteners && { fasteners: fasteners.system ?? 'own' }),
  ...(airGaps && { airGaps }),
  ...(taper && { taper: taper.shape }),
})

/** The same without what is not chosen, so that two layers compare. */
export const chosenOnly = ({ fasteners, airGaps, taper }: CorrectionChoices): CorrectionChoices => ({
  ...(fasteners && { fasteners }),
  ...(airGaps && { airGaps }),
  ...(taper && { taper }),
})
