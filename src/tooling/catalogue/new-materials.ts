import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import type { Cells } from '#catalogue/oekobaudat-cells.ts'
import { type MaterialTrait, materialTraits } from '#vocabulary/materials.ts'
import { sourceOfAdded } from './drafted-sources.ts'
import type { Localised } from './figure-sources.ts'
import { millimetres, NEWER, OLDER } from './material-record.ts'
import { type Described, described, figuresOf } from './new-figures.ts'
import { addedProxies } from './proxies.ts'
import { traitsOf } from './traits.ts'

/**
 * Materials whose datasets a new material has where the list names none: for the newer release, and for the end of life.
 * It is the material whose product is the same in the older release, or the nearest one, which `proxies` then says.
 */
const relatives: readonly (readonly [RegExp, string])[] = [
  [/^gypsum_board/, 'gypsum_board_fire'],
  [/^gypsum_fibre_board/, 'gypsum_fibre_board'],
  [/^etics_finish_mineral/, 'plaster_lime_cement'],
  [/^etics_finish_silicone/, 'plaster_resin'],
  [/^mw_clamping/, 'mw_pitched_roof_035'],
  [/^mw_facade/, 'mw_facade_035'],
  [/^mw_impact/, 'mw_floor_035'],
  [/^eps_impact/, 'eps_floor_035'],
  [/^wood_fibre/, 'wood_fibre_dry'],
  [/^pir_alu/, 'pir_alu_024'],
  [/^pur_fleece/, 'pur_025'],
  [/^xps/, 'xps_035'],
  [/^foam_glass/, 'foam_glass_t4'],
  [/^calcium_silicate/, 'calcium_silicate_board'],
  [/^brick_hollow_lambda_00/, 'brick_filled_eps'],
  [/^brick_hollow/, 'brick_hollow_t9'],
  [/^aac_lambda/, 'aac_p2_04'],
  [/^brick_slip/, 'brick_facing_1800'],
  [/^underlay_open/, 'underlay_pp'],
  [/^vapour_retarder_variable/, 'vapour_retarder_pa'],
  [/^vapour_retarder_sd2/, 'kraft_paper'],
  [/^vapour_barrier_bitumen/, 'bitumen_g200s4'],
  [/^fleece_protection/, 'fleece_pe_pp'],
  [/^concrete_paver/, 'concrete_c30_37'],
  [/^hollow_core/, 'precast_slab_20'],
]

/** Datasets per m² of a board whose thickness no source tells: they fit no layer. The unfaced board stands in, by volume. */
const unscalable = ['pir_alu_023', 'pur_fleece_027']
const unfaced = 'pur_025'

/** Datasets of the newer release that no other material has, with the process of the end of life. */
const ownDatasets: Readonly<Record<string, readonly [dataset: string, endOfLife: string]>> = {
  roof_tpo: ['770c6ffb-fbdf-4c61-810b-20bcf2f8fbd6@00.01.000', '2b354644'],
  liquid_membrane: ['2676fb36-11ba-495a-90bd-fa914d6e949f@20.24.070', '2b354644'],
}

const notes: Readonly<Record<string, Localised>> = {
  vapour_retarder_variable: {
    de_DE:
      'Angesetzt ist der Winterzustand (sd 10 m); Produkte reichen von 0,25 bis 25 m. Wo Austrocknung zählt: Simulation oder die Regel der DIN 4108-3.',
    en_GB:
      'The winter state is taken (sd 10 m); products range from 0.25 to 25 m. Where drying counts: simulation or the rule of DIN 4108-3.',
  },
  hollow_core_slab: {
    de_DE:
      'λ folgt aus der Rechnung mit den Hohlräumen (ISO 6946): gleichwertige Wärmeleitfähigkeit der Platte eintragen.',
    en_GB: 'λ follows from a calculation with the voids (ISO 6946): enter the equivalent conductivity of the slab.',
  },
  brick_slip: { de_DE: 'λ und μ von Vollklinker.', en_GB: 'λ and μ of solid clinker.' },
}

const byApproval: Localised = {
  de_DE: 'λ nach allgemeiner Bauartgenehmigung des Produkts; der Normwert ist höher.',
  en_GB: 'λ by the product’s general construction approval; the value of the standard is higher.',
}

const noteOf = (id: string): Localised | undefined => notes[id] ?? (/_lambda_/.test(id) ? byApproval : undefined)

function traitsOfNew(id: string, { traits, vapourTight = false }: Described): MaterialTrait[] {
  const known = traitsOf(id, vapourTight)
  return materialTraits.filter((trait) => traits.includes(trait) || known.includes(trait))
}

/** The material whose datasets a new one shares. */
const relativeOf = (id: string, known: ReadonlyMap<string, CatalogueMaterial>): CatalogueMaterial | undefined =>
  known.get(unscalable.includes(id) ? unfaced : (relatives.find(([pattern]) => pattern.test(id))?.[1] ?? ''))

const byRelease = (older: string | undefined, newer: string | undefined): Record<string, string> => ({
  ...(older && { [OLDER]: older }),
  ...(newer && { [NEWER]: newer }),
})

type Known = ReadonlyMap<string, CatalogueMaterial>

function endOfLifeOf(id: string, known: Known): string | undefined {
  const process = ownDatasets[id]?.[1]
  return process ? endsIn(known).get(process) : relativeOf(id, known)?.endOfLife?.[NEWER]
}

function datasetsOf(id: string, given: Described, known: Known) {
  const relative = relativeOf(id, known)
  const older = unscalable.includes(id) ? relative?.datasets[OLDER] : given.OBD_2020_II
  const endOfLife = endOfLifeOf(id, known)
  return {
    datasets: byRelease(older ?? undefined, ownDatasets[id]?.[0] ?? relative?.datasets[NEWER]),
    ...(endOfLife && { endOfLife: { [NEWER]: endOfLife } }),
    ...(relative?.endOfLifeTreatment && { endOfLifeTreatment: relative.endOfLifeTreatment }),
  }
}

/** Processes of the end of life of the newer release, by the beginning of their UUID. */
const endsIn = (known: ReadonlyMap<string, CatalogueMaterial>): ReadonlyMap<string, string> =>
  new Map(
    [...known.values()].flatMap(({ endOfLife }) => {
      const key = endOfLife?.[NEWER]
      return key ? [[key.slice(0, 8), key] as const] : []
    }),
  )

/**
 * A material that the curated list lacks, from its row among the added figures.
 *
 * @param known - the materials of the list, whose datasets it may share
 * @throws {Error} where the row does not describe one
 */
export function newMaterial(row: Cells, known: ReadonlyMap<string, CatalogueMaterial>): CatalogueMaterial {
  const id = row('key')
  const given = described.parse(JSON.parse(row('value')))
  const { sources, ...figures } = figuresOf(given, sourceOfAdded(row('source')))
  const note = noteOf(id)
  const proxies = addedProxies[id] ?? addedProxies[id.replace(/_lambda_.*/, '')]
  return {
    id,
    name: { de_DE: given.name_de, en_GB: given.name_en.replace('-3 m', '–3 m') },
    category: given.category,
    hatch: given.hatch,
    traits: traitsOfNew(id, given),
    ...figures,
    defaultThickness: millimetres(given.default_thickness_mm),
    marketThicknesses: given.market_thicknesses_mm.map(millimetres),
    uses: [],
    synonyms: { de_DE: given.synonyms_de, en_GB: given.synonyms_en },
    ...(note && { note }),
    sources: { ...sources, defaultThickness: 'market', marketThicknesses: 'market' },
    ...datasetsOf(id, given, known),
    ...(proxies && { proxies }),
  }
}

/** Whether the dataset is to be converted by mass: the row says so, or that of the relative is for a denser product. */
export const isWantedByMass = (row: Cells): boolean =>
  /\b(by mass|per mass)\b/i.test(row('value')) || row('key') === 'hollow_core_slab'
