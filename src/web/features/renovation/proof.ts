import { type EnergyCarrier, type ProofPack, proofPacks } from '#vocabulary/energy-carriers.ts'

/** What a saving is worth by the factors that a law fixes for certificates; null where it names none. */
export type ProofSaving = {
  readonly pack: ProofPack
  /** [kg CO₂e/(m²a)] */
  readonly emissions: number | null
  /** Non-renewable primary energy [kWh/(m²a)]. */
  readonly primaryEnergy: number | null
}

/**
 * The saving of a year by the factors of each law; a world of its own, never in one sum with life-cycle figures.
 *
 * @param finalEnergy - saved [kWh/(m²a)]
 */
export const proofSavings = (finalEnergy: number, carrier: EnergyCarrier): ProofSaving[] =>
  proofPacks.map((pack: ProofPack) => {
    const { gwp, penrt } = pack.factors[carrier]
    return {
      pack,
      emissions: gwp === null ? null : gwp * finalEnergy,
      primaryEnergy: penrt === null ? null : penrt * finalEnergy,
    }
  })
