import type { Localised } from './figure-sources.ts'

/** Per data release, what the dataset describes where it is a different but related product. */
export type Proxies = Readonly<Record<string, Localised>>

const instead = (de_DE: string, en_GB: string): Localised => ({
  de_DE: `Ersatzdatensatz: ${de_DE}.`,
  en_GB: `Proxy dataset: ${en_GB}.`,
})

const facingBrick = instead('Vormauerziegel, umgerechnet über die Masse', 'facing brick, converted by mass')
const cementMortar = instead('Zementmörtel, umgerechnet über die Masse', 'cement mortar, converted by mass')
const limeCementRender = instead('Kalkzementputz, umgerechnet über die Masse', 'lime-cement render, converted by mass')
const primaryConcrete = instead('Beton ohne rezyklierte Gesteinskörnung', 'concrete without recycled aggregate')
const fibreBoard = instead(
  'Holzfaserdämmstoff im Trockenverfahren, umgerechnet über die Masse',
  'wood fibre insulation of the dry process, converted by mass',
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
}
