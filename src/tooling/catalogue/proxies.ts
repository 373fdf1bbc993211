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
    OBD_2020_II: instead('PU-Blockschaum ohne Deckschicht', 'PU slabstock foam without facing'),
    OBD_2024_I: instead(
      'PUR-Hartschaum ohne Deckschicht; die Kaschierung als Aluminiumfolie ergänzen',
      'PUR foam without facing; add the facing as aluminium foil',
    ),
  },
  wood_fibre_flex: { OBD_2020_II: fibreBoard },
}

/**
 * Datasets to take in place of the draft's. The faced PU board is declared per m² of a thickness that its row does not
 * state, so that it fits no layer; the unfaced one of the same publisher states 0.12 m.
 */
export const replacedDatasets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pir_alu_024: { OBD_2020_II: '880e05ea-55c6-4346-a3ea-5af0e5f299e2@00.03.000' },
}
