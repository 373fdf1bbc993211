import type { Assessment } from '#engine/assessment.ts'
import { EngineError } from '#engine/engine-error.ts'
import { assessed, type Subject } from '../assess-construction.ts'
import { figuresOf } from '../optimisation/figures.ts'

/** A construction with another thickness of one layer. */
export type Varied = {
  /** Of the layer [m]. */
  readonly thickness: number
  readonly assessment: Assessment
  readonly figures: ReturnType<typeof figuresOf>
  /** Tells apart what the figures do not run smoothly between: who counts, who is replaced how often. */
  readonly piece: string
}

/** A construction by the thickness of one layer. */
export type LayerVariation = {
  readonly layer: number
  readonly given: Varied
  /** Undefined where the engine refuses the thickness. */
  readonly at: (thickness: number) => Varied | undefined
}

const pieceOf = ({ layers }: Assessment): string =>
  layers.map(({ counted, replacements, serviceLife }) => `${counted} ${replacements} ${serviceLife?.years}`).join()

/**
 * Assesses a construction with any thickness of one layer, each thickness once.
 *
 * @throws {EngineError} where the engine refuses the construction as it is given
 */
export function layerVariation({ given, resolved }: Subject, layer: number): LayerVariation {
  const make = (thickness: number): Varied => {
    const layers = given.layers.map((one, index) => (index === layer ? { ...one, thickness } : one))
    const assessment = assessed({ given: { ...given, layers }, resolved })
    return { thickness, assessment, figures: figuresOf(assessment), piece: pieceOf(assessment) }
  }
  const known = new Map<number, Varied | undefined>()
  const at = (thickness: number) => {
    if (known.has(thickness)) return known.get(thickness)
    const varied = unlessRefused(() => make(thickness))
    known.set(thickness, varied)
    return varied
  }
  const today = make(given.layers[layer]?.thickness ?? Number.NaN)
  known.set(today.thickness, today)
  return { layer, given: today, at }
}

function unlessRefused(run: () => Varied): Varied | undefined {
  try {
    return run()
  } catch (error) {
    if (error instanceof EngineError) return undefined
    throw error
  }
}
