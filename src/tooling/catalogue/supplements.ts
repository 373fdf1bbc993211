import type { SourceKey } from './figure-sources.ts'

type Supplement = {
  readonly vapourResistanceFactor?: { readonly dry: number; readonly wet: number; readonly source: SourceKey }
  readonly specificHeatCapacity?: { readonly value: number; readonly source: SourceKey }
}

const factor = (dry: number, wet: number, source: SourceKey): Supplement => ({
  vapourResistanceFactor: { dry, wet, source },
})
const capacity = (value: number): Supplement => ({
  specificHeatCapacity: { value, source: 'iso10456Second' },
})

/** Figures the draft lacks, for materials that walls, roofs and floors are commonly made of; each with its own source. */
export const supplements: Readonly<Record<string, Supplement>> = {
  sand_lime_1200: factor(10, 5, 'din4108Masonry'),
  sand_lime_1400: factor(10, 5, 'din4108Masonry'),
  sand_lime_1600: factor(25, 15, 'din4108Masonry'),
  sand_lime_1800: factor(25, 15, 'din4108Masonry'),
  sand_lime_2000: factor(25, 15, 'din4108Masonry'),
  sand_lime_2200: factor(25, 15, 'din4108Masonry'),
  brick_hollow_650: factor(10, 5, 'din4108Masonry'),
  brick_hollow_1000: factor(10, 5, 'din4108Masonry'),
  brick_clinker_2000: capacity(1000),
  pumice_block_500: factor(4, 4, 'masea.single'),
  mortar_lime_cement: capacity(1000),
  mortar_thinbed: capacity(1000),
  plaster_clay: factor(11, 11, 'masea.single'),
  plaster_cement_2000: capacity(1000),
  screed_calcium_sulfate: { ...factor(35, 15, 'sandLimeBrochure'), ...capacity(1000) },
  dry_screed_gypsum_fibre: factor(10, 4, 'iso10456Wikipedia.gypsumBoard'),
  gypsum_fibre_board: factor(10, 4, 'iso10456Wikipedia.gypsumBoard'),
  gypsum_wall_block: factor(10, 4, 'iso10456Wikipedia.gypsumBoard'),
  calcium_silicate_board: factor(3.8479, 3.8479, 'masea.single'),
  three_layer_board: {
    ...factor(20, 20, 'iso10456.softwood'),
    specificHeatCapacity: { value: 1600, source: 'iso10456.softwood' },
  },
  five_layer_board: {
    ...factor(20, 20, 'iso10456.softwood'),
    specificHeatCapacity: { value: 1600, source: 'iso10456.softwood' },
  },
  perlite_loose: capacity(900),
  cellulose_blown: factor(2, 1, 'cellulosePublished'),
  cellulose_board: factor(2, 1, 'cellulosePublished'),
  flax_batt: factor(1.5, 1.5, 'masea.single'),
  parquet_solid: factor(50, 50, 'iso10456.hardwood'),
  parquet_multilayer: factor(50, 50, 'iso10456.hardwood'),
  pvc_floor: capacity(1400),
}
