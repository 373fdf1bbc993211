import type { Localised } from './figure-sources.ts'

/** Per data release, what the dataset describes where it is a different but related product. */
export type Proxies = Readonly<Record<string, Localised>>

const instead = (de_DE: string, en_GB: string): Localised => ({
  de_DE: `Ersatzdatensatz: ${de_DE}.`,
  en_GB: `Proxy dataset: ${en_GB}.`,
})

const facingBrick = instead('Vormauerziegel', 'facing brick')
const cementMortar = instead('Zementmörtel', 'cement mortar')
const limeCementRender = instead('Kalkzementputz', 'lime-cement render')
const primaryConcrete = instead('Beton ohne rezyklierte Gesteinskörnung', 'concrete without recycled aggregate')
const softwood = instead('Nadelschnittholz, getrocknet', 'dried softwood sawn timber')
const fibreBoard = instead(
  'Holzfaserdämmplatten im Trockenverfahren',
  'wood fibre insulation boards of the dry process',
)

/** Marked in the draft, and where the dataset of the older release is not the product either. */
export const proxies: Readonly<Record<string, Proxies>> = {
  concrete_c20_25_rc: { OBD_2020_II: primaryConcrete },
  concrete_c25_30_rc: { OBD_2020_II: primaryConcrete },
  concrete_c30_37_rc: { OBD_2020_II: primaryConcrete },
  concrete_c50_60_rc: { OBD_2020_II: primaryConcrete },
  brick_solid_1200: { OBD_2020_II: facingBrick, OBD_2024_I: facingBrick },
  brick_hollow_650: { OBD_2024_I: facingBrick },
  brick_hollow_t9: { OBD_2024_I: facingBrick },
  brick_hollow_1000: { OBD_2024_I: facingBrick },
  mortar_thinbed: { OBD_2024_I: cementMortar },
  base_coat_mineral: { OBD_2024_I: instead('faserverstärkte Spachtelmasse', 'fibre-reinforced filler') },
  plaster_cement_2000: { OBD_2020_II: cementMortar, OBD_2024_I: cementMortar },
  plaster_light_mineral: { OBD_2024_I: limeCementRender },
  plaster_insulating: { OBD_2024_I: limeCementRender },
  dhf: { OBD_2020_II: instead('MDF- und HDF-Platten', 'MDF and HDF boards') },
  pir_alu_024: {
    OBD_2024_I: instead(
      'PUR-Hartschaum ohne Deckschicht; die Kaschierung als Aluminiumfolie ergänzen',
      'PUR foam without facing; add the facing as aluminium foil',
    ),
  },
  wood_fibre_flex: { OBD_2020_II: fibreBoard },
  wood_fibre_blown: { OBD_2020_II: fibreBoard },
  straw_bale: { OBD_2020_II: instead('Baustroh der FASBA', 'FASBA building straw') },
  foam_glass_gravel: {
    OBD_2020_II: instead(
      'Schaumglasschotter 130 kg/m³ eines anderen Herstellers',
      'foam glass gravel 130 kg/m³ of another maker',
    ),
  },
  timber_larch: { OBD_2020_II: softwood },
  timber_cedar: { OBD_2020_II: softwood },
}

const facingInBoth = instead('PU-Hartschaum ohne Deckschicht', 'PU foam without facing')
const fireBoard = instead('Gipskartonplatte Feuerschutz', 'fire-resistant gypsum board')
const aerated = instead('Porenbeton P2 0,40', 'aerated concrete P2 0.40')

/** The same for materials that were added to the list. Keys end before `_lambda_` for those named by conductivity. */
export const addedProxies: Readonly<Record<string, Proxies>> = {
  gypsum_board: { OBD_2020_II: fireBoard, OBD_2024_I: fireBoard },
  gypsum_board_solid_25: { OBD_2020_II: fireBoard, OBD_2024_I: fireBoard },
  etics_finish_mineral: {
    OBD_2020_II: instead('Normalputz und Edelputz', 'standard and finishing render'),
    OBD_2024_I: limeCementRender,
  },
  etics_finish_silicone: {
    OBD_2020_II: instead('Kunstharzputz', 'synthetic resin render'),
    OBD_2024_I: instead('Kunstharzputz', 'synthetic resin render'),
  },
  eps_impact_20: { OBD_2020_II: instead('EPS B/P-040', 'EPS B/P-040') },
  eps_impact_30: { OBD_2020_II: instead('EPS B/P-040', 'EPS B/P-040') },
  wood_fibre_impact: { OBD_2020_II: fibreBoard },
  wood_fibre_etics: { OBD_2020_II: fibreBoard },
  pir_alu_023: { OBD_2020_II: facingInBoth, OBD_2024_I: facingInBoth },
  pur_fleece_027: { OBD_2020_II: facingInBoth, OBD_2024_I: facingInBoth },
  brick_hollow: { OBD_2024_I: facingBrick },
  aac: { OBD_2020_II: aerated, OBD_2024_I: aerated },
  brick_slip: { OBD_2024_I: facingBrick },
  vapour_retarder_variable: {
    OBD_2020_II: instead('Dampfbremse PA', 'PA vapour retarder'),
    OBD_2024_I: instead('Dampfbremse PA', 'PA vapour retarder'),
  },
  vapour_retarder_sd2: {
    OBD_2020_II: instead('Kraftpapier', 'kraft paper'),
    OBD_2024_I: instead('Kraftpapier', 'kraft paper'),
  },
  vapour_barrier_bitumen_alu: {
    OBD_2020_II: instead('Bitumenbahn G 200 S4 ohne Aluminium', 'bitumen sheet G 200 S4 without aluminium'),
    OBD_2024_I: instead('Bitumenbahn G 200 S4 ohne Aluminium', 'bitumen sheet G 200 S4 without aluminium'),
  },
  liquid_membrane: { OBD_2024_I: instead('Flüssigkunststoff auf SMP-Basis', 'liquid plastic based on SMP') },
  concrete_paver: { OBD_2024_I: instead('Beton C30/37', 'concrete C30/37') },
  hollow_core_slab: { OBD_2024_I: instead('Betonfertigteil Decke', 'precast concrete slab') },
}
