import { battens, existing, having, layer, members, polyethylene } from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Floors between heated rooms. */
export const internalFloors: readonly StandardConstruction[] = [
  {
    id: '019bb13e-93f8-7954-b51a-0530d4acfe0f',
    code: 'DE-01',
    type: 'internalFloor',
    locale: 'de_DE',
    name: 'Geschossdecke Stahlbeton 220',
    description: 'Wohnungstrenndecke mit schwimmendem Zementestrich auf Trittschalldämmung, Parkett.',
    translations: {
      en_GB: {
        name: 'Internal floor, concrete 220',
        description: 'Floor between flats with floating cement screed on impact sound insulation, parquet.',
      },
    },
    tags: ['Massivbau', 'Wohnungsbau'],
    layers: [
      layer('plaster_gypsum_1200', 10),
      layer('reinforced_concrete_c25_30', 220, having('reinforcementSlab')),
      layer('mw_floor_035', 40),
      polyethylene,
      layer('screed_cement', 65),
      layer('parquet_multilayer', 14),
    ],
  },
  {
    id: '019bb13f-8240-7c8f-9108-2afe2af14596',
    code: 'DE-02',
    type: 'internalFloor',
    locale: 'de_DE',
    name: 'Geschossdecke Fertigteil 200, Heizestrich, Fliesen',
    description:
      'Fertigteildecke mit Calciumsulfat-Heizestrich auf Ausgleichs- und Trittschalldämmung, keramischer Belag. Feuchteempfindlich: in Bädern Verbundabdichtung oder Zementestrich vorsehen. Die Heizrohre sind Gebäudetechnik und nicht mitgerechnet; das Fertigteil enthält seine Bewehrung.',
    translations: {
      en_GB: {
        name: 'Internal floor, precast 200, heated screed, tiles',
        description:
          'Precast slab with heated calcium sulfate screed on levelling and impact sound insulation, tiled. Sensitive to moisture: in bathrooms use bonded waterproofing or cement screed. The heating pipes are building services and not counted; the precast dataset holds its reinforcement.',
      },
    },
    tags: ['Massivbau', 'Fertigteil', 'Wohnungsbau', 'Flächenheizung'],
    layers: [
      layer('plaster_gypsum_1200', 10),
      layer('precast_slab_20', 200),
      layer('eps_floor_035', 30),
      layer('mw_floor_035', 20),
      polyethylene,
      layer('screed_calcium_sulfate', 60),
      layer('tiles_glazed', 10),
    ],
  },
  {
    id: '019bb140-7088-7317-bcb8-5f2fa1f5c9e0',
    code: 'DE-03',
    type: 'internalFloor',
    locale: 'de_DE',
    name: 'Geschossdecke Holzbalken, Trockenestrich',
    description:
      'Leichte Holzbalkendecke mit Hohlraumdämpfung, doppelt beplankter Unterdecke und Gipsfaser-Trockenestrich auf Holzfaser. Innerhalb einer Wohnung; als Trenndecke zusätzlich beschweren.',
    translations: {
      en_GB: {
        name: 'Internal floor, timber joists, dry screed',
        description:
          'Light timber joist floor with damped voids, two boards below and gypsum fibre dry screed on wood fibre. Within one dwelling; add mass where it separates two.',
      },
    },
    tags: ['Holzbau', 'Wohnungsbau', 'Trockenbau'],
    layers: [
      layer('gypsum_board_fire', 25),
      layer('air_unventilated_floor', 30, battens(50, 400, 'horizontal')),
      layer('mw_partition_040', 100, members(100, 625)),
      layer('air_unventilated_floor', 140, members(100, 625)),
      layer('osb', 22),
      layer('wood_fibre_dry', 40),
      layer('dry_screed_gypsum_fibre', 25),
      layer('parquet_multilayer', 14),
    ],
  },
  {
    id: '019bb141-5ed0-795a-b1fd-9fbf441e7701',
    code: 'DE-04',
    type: 'internalFloor',
    locale: 'de_DE',
    name: 'Geschossdecke BSP 160 mit Splittschüttung',
    description:
      'Wohnungstrenndecke in Massivholz mit sichtbarer Untersicht; 80 mm Splitt als Beschwerung gegen Trittschall, darauf schwimmender Zementestrich.',
    translations: {
      en_GB: {
        name: 'Internal floor, CLT 160 with chippings',
        description:
          'Floor between flats in solid timber, exposed below; 80 mm of chippings as ballast against impact sound, floating cement screed above.',
      },
    },
    tags: ['Holzbau', 'Brettsperrholz', 'Wohnungsbau'],
    layers: [
      layer('clt', 160),
      polyethylene,
      layer('chippings_2_15_dried', 80),
      layer('mw_floor_035', 40),
      polyethylene,
      layer('screed_cement', 65),
      layer('parquet_multilayer', 14),
    ],
  },
  {
    id: '019bb142-4d18-7820-b50f-1c158bb43e33',
    code: 'DE-05',
    type: 'internalFloor',
    locale: 'de_DE',
    name: 'Geschossdecke Holz-Beton-Verbund 120 + 100',
    description:
      'Brettsperrholz im Verbund mit Aufbeton für große Spannweiten in Schulen und Büros; sichtbare Holzuntersicht, Linoleum auf schwimmendem Estrich. Schubverbinder sind in der Ökobilanz nicht enthalten: nach Statik ergänzen.',
    translations: {
      en_GB: {
        name: 'Internal floor, timber-concrete composite 120 + 100',
        description:
          'CLT acting together with a concrete topping for wide spans in schools and offices; timber exposed below, linoleum on floating screed. Shear connectors are not in the life-cycle figures: add them as the structural design tells.',
      },
    },
    tags: ['Holzbau', 'Verbundbau', 'Schulbau', 'Verwaltungsbau'],
    layers: [
      layer('clt', 120),
      layer('reinforced_concrete_c25_30', 100, having('reinforcementTopping')),
      layer('mw_floor_035', 30),
      polyethylene,
      layer('screed_cement', 60),
      layer('linoleum', 2.5),
    ],
  },
  {
    id: '019bb143-3b60-7d8d-8814-da78bf89100a',
    code: 'DE-06',
    type: 'internalFloor',
    locale: 'de_DE',
    name: 'Bestand 1920, Holzbalkendecke mit Sandschüttung',
    description:
      'Decke des Altbaus mit Fehlboden, Sandschüttung und Dielen, unten Putz auf Schalung. Ausgangszustand; Balkenköpfe und Schüttung auf Schadstoffe und Feuchte prüfen. Vorhandenes Holz setzt am Ende Kohlenstoff frei, dessen Aufnahme vor der Betrachtung liegt; seine erneuerbare Energie geht in C3 mit Minus ab.',
    translations: {
      en_GB: {
        name: 'Existing 1920, timber joists with sand fill',
        description:
          'Floor of an old building with pugging, sand fill and floorboards, plaster on boarding below. As found; check joist ends and fill for moisture and pollutants. At its end existing timber releases carbon that was taken up before the study; its renewable energy leaves in C3 with a minus.',
      },
    },
    tags: ['Bestand', 'Altbau'],
    layers: [
      layer('plaster_lime', 15, existing),
      layer('timber_spruce', 20, existing),
      layer('air_unventilated_floor', 100, { ...existing, ...battens(140, 800) }),
      layer('sand_0_2', 80, { ...existing, ...battens(140, 800) }),
      layer('timber_pine', 24, existing),
    ],
  },
]
