import type { Localised } from './figure-sources.ts'

const note = (de_DE: string, en_GB: string): Localised => ({ de_DE, en_GB })

const reinforcement = note(
  'Der Datensatz enthält nur den Beton: die Bewehrung kommt als Einbauteil der Schicht dazu.',
  'The dataset covers the concrete alone: the reinforcement is added as a built-in part of the layer.',
)
const system = note(
  'Systemdatensatz je m², Kleber und Gewebe eingeschlossen; die Stoffwerte sind Klassenwerte der Putzart und mit dem System zu vergleichen.',
  'System dataset per m², adhesive and mesh included; the figures are class values of the kind of render, to be compared with the system.',
)
const membrane = note(
  'Der sd-Wert hängt vom Produkt ab: der angesetzte ist ein Klassenwert.',
  'The sd-value depends on the product: the one taken is a class value.',
)
const glazing = note(
  'Der U-Wert einer Verglasung steht in ihrer Leistungserklärung; er folgt nicht aus einer Wärmeleitfähigkeit.',
  'The U-value of a glazing is in its declaration; it does not follow from a conductivity.',
)
const productConductivity = note(
  'Die Wärmeleitfähigkeit hängt vom Produkt ab: die angesetzte ist ein Klassenwert.',
  'The conductivity depends on the product: the one taken is a class value.',
)
const openMetal = note(
  'Stäbe und Profile bilden keine dichte Schicht; als Schicht eingegeben zählt der Stahl mit seiner mittleren Dicke.',
  'Bars and profiles do not form a tight layer; entered as a layer, the metal counts with its mean thickness.',
)
const byApproval = note(
  'Außerhalb der Abdichtung zählt die Dämmung nur mit bauaufsichtlicher Zulassung (DIN 4108-2 nennt XPS und Schaumglas).',
  'Outside the waterproofing the insulation counts only under a building approval (DIN 4108-2 names XPS and foam glass).',
)
const air = note(
  'Der Wärmedurchlasswiderstand folgt aus ISO 6946, 6.9, nach Dicke, Richtung des Wärmestroms und Belüftung.',
  'The thermal resistance follows from ISO 6946, 6.9, by thickness, direction of heat flow and ventilation.',
)
const figuresOf = (de: string, en: string): Localised => note(`Stoffwerte für ${de}.`, `Figures are those of ${en}.`)
const stone = (de: string, en: string): Localised => note(`λ und μ von ${de}.`, `λ and μ of ${en}.`)

/** What the user of a material should know of its figures. */
export const notes: Readonly<Record<string, Localised>> = {
  reinforced_concrete_c25_30: reinforcement,
  reinforced_concrete_c30_37: reinforcement,
  reinforced_concrete_c30_37_2pct: reinforcement,
  lightweight_eps_concrete: figuresOf('Polystyrolleichtbeton 350 kg/m³', 'polystyrene lightweight concrete 350 kg/m³'),
  aac_p2_04: note('λ für 400 kg/m³.', 'λ for 400 kg/m³.'),
  aac_p4_05: note('λ für 500 kg/m³.', 'λ for 500 kg/m³.'),
  brick_filled_eps: note('λ und μ eines gefüllten Steins T7.', 'λ and μ of a filled T7 block.'),
  pumice_block_500: figuresOf('Bimsbeton 672 kg/m³', 'pumice concrete 672 kg/m³'),
  exp_clay_block_500: note(
    'λ für Beton nur aus Blähton, 500 kg/m³.',
    'λ for concrete of expanded clay only, 500 kg/m³.',
  ),
  exp_clay_block_700: note(
    'λ für Beton nur aus Blähton, 700 kg/m³.',
    'λ for concrete of expanded clay only, 700 kg/m³.',
  ),
  exp_clay_hollow_1600: note('λ für Beton mit Blähton, 1600 kg/m³.', 'λ for concrete with expanded clay, 1600 kg/m³.'),
  slag_block_1400: note('λ und c von Schlackenbeton 1400 kg/m³.', 'λ and c of slag concrete 1400 kg/m³.'),
  clay_block_1200: note('λ und c von Faserlehm 1200 kg/m³.', 'λ and c of fibrous loam 1200 kg/m³.'),
  glass_block: note('λ und c von Pressglas.', 'λ and c of pressed glass.'),
  base_coat_mineral: note('Üblich sind 1,6 kg/m² je mm Dicke.', 'Usually 1.6 kg/m² per mm of thickness.'),
  plaster_lime_interior: note('λ von Mörtel 750 bis 1000 kg/m³.', 'λ of mortar 750 to 1000 kg/m³.'),
  plaster_clay: note(
    'Die Datensätze geben 900 kg/m³ an; Lehmputz ist schwerer.',
    'The datasets state 900 kg/m³; clay plaster is heavier.',
  ),
  plaster_cement_2000: note('λ von Zementputz 2000 kg/m³.', 'λ of cement render 2000 kg/m³.'),
  plaster_insulating: note('Mit dem Produktdatenblatt vergleichen.', 'Compare with the product data sheet.'),
  levelling_fill_mineral: note(
    'Der Datensatz weist biogenen Kohlenstoff aus (Zuschlag aus Holz); in der Deponierung ist er als freigesetzt angesetzt.',
    'The dataset declares biogenic carbon (wood aggregate); landfill is taken to release it.',
  ),
  etics_coat_mineral_light: system,
  etics_coat_mineral_scratch: system,
  etics_coat_mineral_deco: system,
  etics_coat_silicone: system,
  etics_coat_silicate: system,
  etics_coat_resin: system,
  etics_eps_rail: note(
    'Systemdatensatz je m² einschließlich Dämmung: für den Wärmeschutz EPS, Putz und Leisten als Schichten eingeben.',
    'System dataset per m², insulation included: for heat enter EPS, render and battens as layers.',
  ),
  gypsum_board_perforated: note('Akustikplatte: keine Schicht gegen Wasserdampf.', 'Acoustic board: no vapour layer.'),
  gypsum_fibre_board: note('λ und c einer Gipsfaserplatte 1133 kg/m³.', 'λ and c of a gypsum fibre board 1133 kg/m³.'),
  gypsum_wall_block: note('λ von Gips 850 kg/m³.', 'λ of gypsum 850 kg/m³.'),
  calcium_silicate_board: note(
    'λ und c einer Platte mit 222 kg/m³, μ einer mit 270 kg/m³.',
    'λ and c of a board of 222 kg/m³, μ of one of 270 kg/m³.',
  ),
  clay_board: productConductivity,
  thermowood: figuresOf('unbehandeltes Nadelholz unter 435 kg/m³', 'untreated softwood below 435 kg/m³'),
  accoya: figuresOf('unbehandeltes Nadelholz mit 435 bis 520 kg/m³', 'untreated softwood of 435 to 520 kg/m³'),
  dhf: note(
    'λ einer diffusionsoffenen Holzfaserplatte 565 kg/m³; μ ist ein Klassenwert.',
    'λ of a vapour-permeable wood fibreboard 565 kg/m³; μ is a class value.',
  ),
  foam_glass: note('λ für 125 kg/m³.', 'λ for 125 kg/m³.'),
  foam_glass_gravel: note(
    `${productConductivity.de_DE} ${byApproval.de_DE}`,
    `${productConductivity.en_GB} ${byApproval.en_GB}`,
  ),
  eps_perimeter_035: byApproval,
  eps_floor_035: byApproval,
  vip: note(
    'Veröffentlicht sind Nennwerte von 0,002 bis 0,008 W/(m·K) (Detail); angesetzt ist der obere mit Alterung und Rändern. Paneele dürfen nicht geschnitten werden.',
    'Published nominal values are 0.002 to 0.008 W/(m·K) (Detail); the upper one is taken, with ageing and edges. Panels must not be cut.',
  ),
  pe_foam: note('λ und μ für 70 kg/m³.', 'λ and μ for 70 kg/m³.'),
  melamine_foam: note('λ ist ein üblicher Nennwert.', 'λ is a typical nominal value.'),
  wood_fibre_flex: productConductivity,
  wood_wool_board: note('λ, c und μ für 450 kg/m³.', 'λ, c and μ for 450 kg/m³.'),
  cellulose_blown: note('λ und c für 60 bis 70 kg/m³.', 'λ and c for 60 to 70 kg/m³.'),
  cork_expanded: note('λ und c für 114 kg/m³.', 'λ and c for 114 kg/m³.'),
  vapour_retarder_pa: note(
    `Der sd-Wert ändert sich mit der Feuchte. ${membrane.de_DE}`,
    `The sd-value varies with humidity. ${membrane.en_GB}`,
  ),
  vapour_retarder_pet: membrane,
  kraft_paper: membrane,
  underlay_pp: membrane,
  dimpled_sheet: membrane,
  green_roof_foil: membrane,
  roof_eva: membrane,
  roof_ecb: membrane,
  roof_epdm: note(
    'μ ist der Tabellenwert von EPDM als Gummi; Dachbahnen weichen um eine Größenordnung ab: den sd-Wert des Produkts eintragen. Ein niedriger Wert außen begünstigt die Trocknung.',
    'μ is the table value of EPDM as rubber; roof sheets differ by an order of magnitude: enter the sd-value of the product. A low figure outside favours drying.',
  ),
  brick_hollow_650: note(
    'λ ist der Wert eines Produkts mit Zulassung.',
    'λ is the value of a product with an approval.',
  ),
  roof_pvc: note('λ und c von Weich-PVC.', 'λ and c of plasticised PVC.'),
  green_roof_extensive: note('Systemdatensatz je m², 113 kg/m².', 'System dataset per m², 113 kg/m².'),
  green_roof_intensive: note('Systemdatensatz je m², 494 kg/m².', 'System dataset per m², 494 kg/m².'),
  fibre_cement: note(
    'Flächendatensatz; seine Dicke nennt er nicht.',
    'Area dataset that does not state its thickness.',
  ),
  stone_facade_hard: stone('Granit', 'granite'),
  stone_facade_soft: stone('mittelhartem Kalkstein', 'limestone of medium hardness'),
  stone_floor_hard: stone('Granit', 'granite'),
  stone_floor_soft: stone('mittelhartem Kalkstein', 'limestone of medium hardness'),
  stone_paving_80: stone('Granit', 'granite'),
  gfk: note('λ und μ von ungefülltem Polyesterharz.', 'λ and μ of unfilled polyester resin.'),
  reinforcing_steel: note(
    `${openMetal.de_DE} Bewehrung entsteht aus Schrott: eine Gutschrift in D wird nicht angesetzt.`,
    `${openMetal.en_GB} Reinforcement is made of scrap: no credit in D is taken.`,
  ),
  steel_section: note(
    `${openMetal.de_DE} In OBD_2024_I ist der Datensatz Stahl aus Erz; für Profile aus Schrott: Stahlprofil, verzinkt (Elektrostahl).`,
    `${openMetal.en_GB} In OBD_2024_I the dataset is steel from ore; for sections from scrap: galvanised steel section (electric arc).`,
  ),
  steel_section_galvanised: openMetal,
  aluminium_profile: note(
    'Profile bilden keine dichte Schicht; als Schicht eingegeben zählt das Aluminium mit seiner mittleren Dicke.',
    'Profiles do not form a tight layer; entered as a layer, the aluminium counts with its mean thickness.',
  ),
  glass_double: glazing,
  glass_triple: glazing,
  artificial_stone: note('λ von Kunststein 1700 kg/m³.', 'λ of artificial stone 1700 kg/m³.'),
  epoxy_floor: note('λ von Epoxidharz 1200 kg/m³.', 'λ of epoxy resin 1200 kg/m³.'),
  chippings_2_15: note(
    'Rohdichte, λ und c von Splitt nach TEASER.',
    'Density, λ and c of stone chippings after TEASER.',
  ),
  anodising: note('Datensatz des Verfahrens je m² Oberfläche.', 'Dataset of the process, per m² of surface.'),
  air_layer: air,
  air_unventilated_wall: air,
  air_unventilated_floor: air,
  air_slightly_ventilated_wall: air,
  air_slightly_ventilated_roof: air,
  air_well_ventilated: note(
    'Diese Schicht und alle außerhalb zählen thermisch nicht; außen gilt der innere Übergangswiderstand (ISO 6946, 6.9.4).',
    'This layer and all outside it do not count thermally; the internal surface resistance applies outside (ISO 6946, 6.9.4).',
  ),
}
