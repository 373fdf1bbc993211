import type { CatalogueMaterial, Localised } from '#catalogue/material-schema.ts'

type Synonyms = CatalogueMaterial['synonyms']

const said = (de: string, en: string): Synonyms => ({
  de_DE: de ? de.split(', ') : [],
  en_GB: en ? en.split(', ') : [],
})

const mineralWool = said('Glaswolle, Steinwolle', 'Glass wool, Stone wool, Rock wool')
const softBoard = said('Holzweichfaserplatte, Weichfaserplatte', 'Wood fibre insulation')
const plasterboard = said('Gipsplatte, Gipsbauplatte, Rigips', 'Plasterboard, Drywall')
const aerated = said('Gasbeton, Ytong', 'Autoclaved aerated concrete')
const hardStone = said('Granit, Basalt', 'Granite')
const softStone = said('Sandstein, Kalkstein', 'Sandstone, Limestone')

/** What offices and sites say of materials, by the beginning of their id, beside the synonyms that were added to the list. */
const further: readonly (readonly [RegExp, Synonyms])[] = [
  [/^gypsum_board$/, said('Gipsbauplatte, Gipskartonplatte', 'Gypsum board')],
  [/^gypsum_board_fire/, said('GKF', '')],
  [/^gypsum_board_impregnated/, said('GKBI', '')],
  [/^gypsum_board_perforated/, said('Lochplatte', '')],
  [/^gypsum_board_(fire|impregnated|perforated)/, plasterboard],
  [/^calcium_silicate_board/, said('Klimaplatte', 'Calcium silicate board')],
  [/^mw_(facade|core|pitched|partition|floor|flat)/, mineralWool],
  [/^stone_wool_etics/, said('Mineralwolle', 'Rock wool')],
  [/^eps_(0|floor)/, said('Styropor, Expandiertes Polystyrol', 'Expanded polystyrene')],
  [/^xps_/, said('Styrodur, Extrudiertes Polystyrol', 'Extruded polystyrene')],
  [/^wood_fibre_(wet|dry|underlay)/, softBoard],
  [/^wood_wool_board/, said('Sauerkrautplatte, Heraklith', '')],
  [/^cellulose_blown/, said('Zelluloseflocken', 'Cellulose flakes')],
  [/^aac_(p2_04|p4_05$|6|8)/, aerated],
  [/^kvh/, said('Ständer, Sparren, Lattung, Konterlattung', 'Studs, Rafters, Battens')],
  [/^timber_spruce/, said('Lattung, Schalung, Rauspund', 'Battens, Boarding')],
  [/^etics_coat_silicate/, said('Silikatputz', 'Silicate render')],
  [/^plaster_(lime_cement|cement|resin|dispersion|light)|^etics_(coat|finish)/, said('Außenputz', 'External render')],
  [/^screed_calcium_sulfate/, said('Anhydritestrich, Fließestrich', 'Anhydrite screed')],
  [/^tiles_/, said('Fliesen', 'Tiles')],
  [/^pvc_floor/, said('Vinylboden', 'Vinyl flooring')],
  [/^steel_sheet_galvanised/, said('Trapezblech', 'Trapezoidal sheet')],
  [/^vapour_barrier_pe/, said('Dampfsperre, PE-Folie', 'PE film')],
  [/^bitumen_v60/, said('Dachpappe', 'Roofing felt')],
  [/^stone_(facade|floor)_hard/, hardStone],
  [/^stone_(facade|floor)_soft/, softStone],
  [/^air_well_ventilated/, said('', 'Ventilated cavity')],
]

const distinct = (words: readonly string[], name: string): string[] => {
  const known = new Set([name.toLowerCase()])
  return words.filter((word) => {
    const key = word.toLowerCase()
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}

/** All synonyms of a material, none twice and none that is its name. */
export function synonymsOf(id: string, name: Localised, added: Synonyms): Synonyms {
  const own = further.filter(([pattern]) => pattern.test(id)).map(([, synonyms]) => synonyms)
  return {
    de_DE: distinct([...added.de_DE, ...own.flatMap(({ de_DE }) => de_DE)], name.de_DE),
    en_GB: distinct([...added.en_GB, ...own.flatMap(({ en_GB }) => en_GB)], name.en_GB),
  }
}
