import { battens, eticsCoat, having, layer } from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Outer walls of masonry and concrete with a layer of insulation, new. */
export const insulatedWalls: readonly StandardConstruction[] = [
  {
    id: '019bb168-76a0-794e-a549-7daa9a47e19b',
    code: 'AW-01',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'KS 175 mit WDVS Mineralwolle 160',
    description:
      'Tragende Außenwand aus Kalksandstein mit nichtbrennbarem Wärmedämm-Verbundsystem, auch über der Hochhausgrenze und an Brandwänden. Der Kleber der Dämmplatten ist im Datensatz der Beschichtung enthalten; U enthält 6 Dübel je m² mit χ 0,002 W/K.',
    translations: {
      en_GB: {
        name: 'Sand-lime brick 175 with ETICS, stone wool 160',
        description:
          'Load-bearing outer wall of sand-lime brick with a non-combustible external insulation system, also for tall buildings and fire walls. The adhesive is part of the dataset of the coating; U holds 6 dowels per m² of χ 0.002 W/K.',
      },
    },
    tags: ['Massivbau', 'WDVS', 'Wohnungsbau'],
    layers: [
      eticsCoat,
      layer('stone_wool_etics_035', 160, having('eticsDowels')),
      layer('sand_lime_1400', 175),
      layer('plaster_gypsum_1200', 10),
    ],
  },
  {
    id: '019bb169-64e8-7045-b036-8f76e51c70c2',
    code: 'AW-03',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Stahlbeton 200 mit WDVS EPS 160',
    description:
      'Ortbetonwand mit Wärmedämm-Verbundsystem aus grauem Polystyrol für Wohnungsbau bis zur Hochhausgrenze; Brandriegel nach Zulassung.',
    translations: {
      en_GB: {
        name: 'Reinforced concrete 200 with ETICS, EPS 160',
        description:
          'In-situ concrete wall with an external insulation system of grey polystyrene for housing below the high-rise limit; fire barriers as the approval asks.',
      },
    },
    tags: ['Massivbau', 'WDVS', 'Wohnungsbau'],
    layers: [
      eticsCoat,
      layer('eps_032', 160, having('eticsDowels')),
      layer('reinforced_concrete_c25_30', 200, having('reinforcementWall')),
      layer('plaster_gypsum_1200', 10),
    ],
  },
  {
    id: '019bb16b-4178-7224-a64d-3c4eb556e714',
    code: 'AW-05',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Zweischalig, Klinker, Dämmung 140',
    description:
      'Zweischaliges Mauerwerk mit Kerndämmung und 10 mm Fingerspalt hinter der Verblendschale, für schlagregenbeanspruchte Lagen. Wartungsarm; die Edelstahlanker machen knapp 3 % von U aus und bleiben darin außer Ansatz. Klinker lässt wenig Dampf durch: die Bilanz ist nicht ausgeglichen, zweischaliges Mauerwerk ist nach DIN 4108-3 aber ohne Nachweis zulässig.',
    translations: {
      en_GB: {
        name: 'Cavity wall, clinker, insulation 140',
        description:
          'Cavity wall with core insulation and a 10 mm gap behind the facing leaf, for places exposed to driving rain. Low maintenance; the stainless wall ties make just under 3 % of U and are left out of it. Clinker lets little vapour through: the balance is not fulfilled, yet DIN 4108-3 admits cavity walls without a proof.',
      },
    },
    tags: ['Massivbau', 'zweischalig', 'Schulbau'],
    layers: [
      layer('brick_clinker_2000', 115),
      layer('air_unventilated_wall', 10),
      layer('mw_core_035', 140, having('wallTies')),
      layer('sand_lime_1800', 175),
      layer('plaster_gypsum_1200', 10),
    ],
  },
  {
    id: '019bb16c-2fc0-736a-ae53-cbe95162358d',
    code: 'AW-10',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'KS 175 mit WDVS EPS 180',
    description:
      'Tragende Außenwand aus schwerem Kalksandstein mit Wärmedämm-Verbundsystem aus grauem Polystyrol. Wirtschaftliche Wand des Geschosswohnungsbaus mit gutem Schallschutz; Brandriegel nach Zulassung.',
    translations: {
      en_GB: {
        name: 'Sand-lime brick 175 with ETICS, EPS 180',
        description:
          'Load-bearing outer wall of heavy sand-lime brick with an external insulation system of grey polystyrene. Economical wall for blocks of flats with good sound insulation; fire barriers as the approval asks.',
      },
    },
    tags: ['Massivbau', 'WDVS', 'Wohnungsbau'],
    layers: [
      eticsCoat,
      layer('eps_032', 180, having('eticsDowels')),
      layer('sand_lime_1800', 175),
      layer('plaster_gypsum_1200', 10),
    ],
  },
  {
    id: '019bb16e-fa98-7bc5-9f21-2d70abf65954',
    code: 'AW-13',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Stahlbeton 200, hinterlüftet, Faserzement',
    description:
      'Ortbetonwand mit vorgehängter hinterlüfteter Fassade aus Faserzementtafeln auf Holzunterkonstruktion, Mineralwolle 200 zwischen Kanthölzern. Für Verwaltungs- und Schulbauten; Bekleidung auswechselbar. Auf Beton sind sonst Metallkonsolen üblich, deren punktförmige Wärmebrücken U deutlich erhöhen.',
    translations: {
      en_GB: {
        name: 'Reinforced concrete 200, ventilated, fibre cement',
        description:
          'In-situ concrete wall with a ventilated cladding of fibre cement panels on timber, mineral wool 200 between the members. For offices and schools; the cladding can be exchanged. Metal brackets are otherwise usual on concrete; their point bridges raise U markedly.',
      },
    },
    tags: ['Massivbau', 'hinterlüftet', 'Schulbau', 'Verwaltungsbau'],
    layers: [
      layer('fibre_cement', 8, having('claddingFixings')),
      layer('air_well_ventilated', 40, battens(60, 625)),
      layer('mw_facade_035', 200, battens(60, 625)),
      layer('reinforced_concrete_c25_30', 200, having('reinforcementWall')),
      layer('plaster_gypsum_1200', 10),
    ],
  },
  {
    id: '019bb16f-e8e0-70c7-984b-a2519bdff021',
    code: 'AW-14',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Betonsandwich 80/160/140',
    description:
      'Dreischichtiges Fertigteil aus Vorsatzschale, Kerndämmung und Tragschale, beidseitig Sichtbeton. Für Gewerbe-, Schul- und Hallenbauten. Verbundanker sind weder in U noch in der Ökobilanz enthalten: nach Angabe des Herstellers ergänzen.',
    translations: {
      en_GB: {
        name: 'Concrete sandwich panel 80/160/140',
        description:
          'Precast element of facing leaf, core insulation and load-bearing leaf, fair-faced on both sides. For commercial buildings, schools and halls. Connectors are counted neither in U nor in the life-cycle figures: add them as the maker tells.',
      },
    },
    tags: ['Massivbau', 'Fertigteil', 'Gewerbebau'],
    layers: [
      layer('reinforced_concrete_c30_37', 80, having('reinforcementSandwich')),
      layer('eps_032', 160),
      layer('reinforced_concrete_c30_37', 140, having('reinforcementSandwich')),
    ],
  },
  {
    id: '019bb170-d728-7efb-a021-5568b0ead5b6',
    code: 'AW-15',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'KS 175 mit WDVS Holzfaser 200',
    description:
      'Massivwand mit Wärmedämm-Verbundsystem aus Holzfaserplatten und mineralischer Beschichtung. Verbindet schwere Speichermasse mit biogener Dämmung; Anschlüsse und Sockel sorgfältig gegen Feuchte schützen.',
    translations: {
      en_GB: {
        name: 'Sand-lime brick 175 with ETICS, wood fibre 200',
        description:
          'Masonry wall with an external insulation system of wood fibre boards and mineral render. Combines heavy storage mass with bio-based insulation; protect joints and base carefully against moisture.',
      },
    },
    tags: ['Massivbau', 'WDVS', 'Wohnungsbau', 'nachwachsend'],
    layers: [
      eticsCoat,
      layer('wood_fibre_dry', 200, having('eticsDowels')),
      layer('sand_lime_1800', 175),
      layer('plaster_lime_interior', 15),
    ],
  },
]
