import { battens, eticsCoat, having, layer, members, osbRetarder } from './layers.ts'
import type { StandardConstruction } from './schema.ts'

/** Outer walls of timber frame and cross-laminated timber. */
export const timberWalls: readonly StandardConstruction[] = [
  {
    id: '019bb172-b3b8-7e32-94d1-91e51774c80b',
    code: 'AW-02',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Holzrahmen 200 mit Zellulose',
    description:
      'Diffusionsoffene Holzrahmenwand mit hinterlüfteter Lärchenschalung. OSB/3 mit verklebten Stößen ist Luftdichtung und Dampfbremse, davor die gedämmte Installationsebene. Die Platte muss sd 3 m erreichen (μ 200 nach Leistungserklärung, der Tabellenwert genügt nicht).',
    translations: {
      en_GB: {
        name: 'Timber frame 200 with cellulose',
        description:
          'Vapour-open timber frame wall with ventilated larch cladding. OSB/3 with taped joints is airtight layer and vapour retarder, with an insulated service layer in front. The board must reach sd 3 m (μ 200 as declared, the table value will not do).',
      },
    },
    tags: ['Holzbau', 'hinterlüftet', 'Wohnungsbau', 'nachwachsend'],
    layers: [
      layer('timber_larch', 24, having('claddingFixings')),
      layer('air_well_ventilated', 40, members(60, 625)),
      layer('wood_fibre_underlay', 60),
      layer('cellulose_blown', 200, members(60, 625)),
      osbRetarder(15),
      layer('wood_fibre_flex', 50, members(60, 625)),
      layer('gypsum_fibre_board', 12.5),
    ],
  },
  {
    id: '019bb173-a200-71f6-a5fc-7ab8d3305ead',
    code: 'AW-06',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'BSP 100 mit WDVS Holzfaser 180',
    description:
      'Brettsperrholzwand mit verputzter Holzfaserdämmung, innen mit Gipsfaser bekleidet. Luftdicht durch die Platte, ohne Folie; für Wohnungsbau, Schulen und Kindergärten.',
    translations: {
      en_GB: {
        name: 'CLT 100 with ETICS, wood fibre 180',
        description:
          'Cross-laminated timber wall with rendered wood fibre insulation, lined with gypsum fibre board. The panel is the airtight layer, no membrane needed; for housing, schools and nurseries.',
      },
    },
    tags: ['Holzbau', 'Brettsperrholz', 'WDVS', 'nachwachsend'],
    layers: [
      eticsCoat,
      layer('wood_fibre_dry', 180, having('insulationScrews')),
      layer('clt', 100),
      layer('gypsum_fibre_board', 12.5),
    ],
  },
  {
    id: '019bb174-9048-7159-b8d0-676fd9b6129f',
    code: 'AW-17',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Holzrahmen 200 mit WDVS Holzfaser 60',
    description:
      'Holzrahmenwand mit Mineralwolle im Gefach und verputzter Holzfaserplatte, die Ständer überdämmt. Installationsebene vor der luftdicht verklebten OSB-Platte, die als Dampfbremse sd 3 m erreichen muss (μ 200 nach Leistungserklärung).',
    translations: {
      en_GB: {
        name: 'Timber frame 200 with ETICS, wood fibre 60',
        description:
          'Timber frame wall with mineral wool between the studs and a rendered wood fibre board that covers them. Service layer in front of the taped, airtight OSB, which must reach sd 3 m as vapour retarder (μ 200 as declared).',
      },
    },
    tags: ['Holzbau', 'WDVS', 'Wohnungsbau'],
    layers: [
      eticsCoat,
      layer('wood_fibre_dry', 60, having('insulationScrews')),
      layer('mw_pitched_roof_035', 200, members(60, 625)),
      osbRetarder(15),
      layer('mw_partition_040', 40, battens(60, 625, 'horizontal')),
      layer('gypsum_board_fire', 12.5),
    ],
  },
  {
    id: '019bb175-7e90-7781-aefc-9d091df0b51c',
    code: 'AW-18',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Holzrahmen 240 mit Mineralwolle, Faserzement',
    description:
      'Holzrahmenwand mit außen beplankender Gipsfaserplatte für erhöhten Brandschutz, hinterlüftete Faserzementtafeln. Geeignet für Gebäudeklasse 4 mit zusätzlicher Kapselung. OSB als Dampfbremse mit μ 200 nach Leistungserklärung.',
    translations: {
      en_GB: {
        name: 'Timber frame 240 with mineral wool, fibre cement',
        description:
          'Timber frame wall sheathed with gypsum fibre board for better fire resistance, clad with ventilated fibre cement panels. Suits buildings of medium height with further encapsulation. OSB as vapour retarder with μ 200 as declared.',
      },
    },
    tags: ['Holzbau', 'hinterlüftet', 'Verwaltungsbau'],
    layers: [
      layer('fibre_cement', 8, having('claddingFixings')),
      layer('air_well_ventilated', 40, battens(60, 625)),
      layer('underlay_pur', 0.5),
      layer('gypsum_fibre_board', 15),
      layer('mw_pitched_roof_035', 240, members(60, 625)),
      osbRetarder(18),
      layer('mw_partition_040', 60, battens(60, 625, 'horizontal')),
      layer('gypsum_fibre_board', 12.5),
    ],
  },
  {
    id: '019bb176-6cd8-7295-95ff-3884aa899624',
    code: 'AW-19',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'BSP 100 mit Mineralwolle 200, hinterlüftet',
    description:
      'Brettsperrholzwand mit Sichtoberfläche innen, nichtbrennbarer Dämmung zwischen Kanthölzern und hinterlüfteter Lärchenschalung. Die Fassadenbahn schützt die Dämmung vor Flugschnee und Schlagregen.',
    translations: {
      en_GB: {
        name: 'CLT 100 with mineral wool 200, ventilated',
        description:
          'Cross-laminated timber wall, exposed inside, with non-combustible insulation between timber members and ventilated larch cladding. The facade membrane keeps driven snow and rain off the insulation.',
      },
    },
    tags: ['Holzbau', 'Brettsperrholz', 'hinterlüftet', 'Schulbau'],
    layers: [
      layer('timber_larch', 24, having('claddingFixings')),
      layer('air_well_ventilated', 40, battens(60, 625)),
      layer('underlay_pur', 0.5),
      layer('mw_facade_035', 200, members(60, 625)),
      layer('clt', 100),
    ],
  },
  {
    id: '019bb177-5b20-75a1-ba5e-2f228a84d85a',
    code: 'AW-20',
    type: 'outerWall',
    locale: 'de_DE',
    name: 'Holzrahmen 300 mit Zellulose, Passivhaus',
    description:
      'Hochgedämmte Holzrahmenwand für Passivhäuser mit überdämmten Ständern und hinterlüfteter Fichtenschalung. Im Verhältnis zur Dicke leicht; Fensteranschlüsse in der Dämmebene planen. OSB als Dampfbremse mit μ 200 nach Leistungserklärung.',
    translations: {
      en_GB: {
        name: 'Timber frame 300 with cellulose, passive house',
        description:
          'Highly insulated timber frame wall for passive houses with covered studs and ventilated spruce cladding. Light for its thickness; place windows in the insulated layer. OSB as vapour retarder with μ 200 as declared.',
      },
    },
    tags: ['Holzbau', 'hinterlüftet', 'Passivhaus', 'nachwachsend'],
    layers: [
      layer('timber_spruce', 24, having('claddingFixings')),
      layer('air_well_ventilated', 40, battens(60, 625)),
      layer('wood_fibre_dry', 60),
      layer('cellulose_blown', 300, members(60, 625)),
      osbRetarder(18),
      layer('cellulose_board', 60, battens(60, 625, 'horizontal')),
      layer('gypsum_fibre_board', 12.5),
    ],
  },
]
