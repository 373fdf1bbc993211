import type { AccessoryDefinition } from './accessory.ts'
import { reinforcementDefinitions } from './reinforcement-definitions.ts'

const geometry = {
  source: {
    de_DE: 'Masse je Meter aus dem Datensatz; Wand 4,00 × 2,75 m: 8 Ständer, zwei Schienen aus 0,6-mm-Blech',
    en_GB: 'Mass per metre of the dataset; wall of 4.00 × 2.75 m: 8 studs, two tracks of 0.6 mm sheet',
  },
  status: 'read',
} as const
const assumed = {
  source: { de_DE: 'Übliche Menge, ohne Quelle zur Hand', en_GB: 'Usual amount, no source at hand' },
  status: 'recalled',
} as const
const byDesign = {
  source: { de_DE: 'Nach Statik; keine veröffentlichte Menge', en_GB: 'By structural design; no published amount' },
  status: 'recalled',
} as const
const published = {
  source: { de_DE: 'ÖKOBAUDAT, Datensatz', en_GB: 'ÖKOBAUDAT, dataset' },
  status: 'read',
} as const
const cw = { spacing: 0.625, flange: 0.05, studLength: 2, trackLength: 0.73 } as const

/** Every accessory by its id. Amounts without a source are absent: they are asked for. */
export const accessoryDefinitions = {
  ...reinforcementDefinitions,
  studsCw50: {
    name: { de_DE: 'Ständer CW 50 mit UW-Schienen', en_GB: 'CW 50 studs with tracks' },
    kind: 'studs',
    unit: 'kg/m²',
    amount: { low: 1.6, typical: 1.89, high: 2.26 },
    studs: { ...cw, studMass: 0.72, trackMass: 0.612 },
    ...geometry,
  },
  studsCw75: {
    name: { de_DE: 'Ständer CW 75 mit UW-Schienen', en_GB: 'CW 75 studs with tracks' },
    kind: 'studs',
    unit: 'kg/m²',
    amount: { low: 1.91, typical: 2.25, high: 2.7 },
    studs: { ...cw, studMass: 0.86, trackMass: 0.73 },
    ...geometry,
  },
  studsCw100: {
    name: { de_DE: 'Ständer CW 100 mit UW-Schienen', en_GB: 'CW 100 studs with tracks' },
    kind: 'studs',
    unit: 'kg/m²',
    amount: { low: 2.16, typical: 2.54, high: 3.05 },
    studs: { ...cw, studMass: 0.96, trackMass: 0.848 },
    ...geometry,
  },
  profileCd: {
    name: { de_DE: 'Profil CD 60/27', en_GB: 'CD 60/27 profile' },
    kind: 'profile',
    unit: 'kg/m²',
    ...published,
  },
  profileGalvanised: {
    name: { de_DE: 'Profil aus verzinktem Blech, nach Masse', en_GB: 'Profile of galvanised sheet, by mass' },
    kind: 'profile',
    unit: 'kg/m²',
    ...published,
  },
  screwsDrywall: {
    name: { de_DE: 'Schnellbauschrauben, zwei Seiten', en_GB: 'Drywall screws, two sides' },
    kind: 'fastener',
    unit: 'kg/m²',
    amount: { low: 0.03, typical: 0.04, high: 0.06 },
    ...assumed,
  },
  claddingFixings: {
    name: { de_DE: 'Schrauben von Bekleidung und Lattung', en_GB: 'Screws of cladding and battens' },
    kind: 'fastener',
    unit: 'kg/m²',
    amount: { low: 0.1, typical: 0.2, high: 0.4 },
    ...assumed,
  },
  insulationScrews: {
    name: { de_DE: 'Tellerschrauben von Dämmplatten auf Holz', en_GB: 'Plate screws of insulation boards on timber' },
    kind: 'fastener',
    unit: 'kg/m²',
    amount: { low: 0.1, typical: 0.2, high: 0.4 },
    ...assumed,
  },
  eticsDowels: {
    name: { de_DE: 'Dübel eines WDVS', en_GB: 'Dowels of an ETICS' },
    kind: 'fastener',
    unit: 'kg/m²',
    amount: { low: 0.2, typical: 0.3, high: 0.4 },
    pieces: { perArea: 6, pointTransmittance: 0.002 },
    source: {
      de_DE: 'ÖKOBAUDAT: geklebt und gedübelt 14,1 kg/m², geklebt 13,8 kg/m²; χ 0,001 bis 0,004 W/K je Dübel',
      en_GB: 'ÖKOBAUDAT: bonded and dowelled 14.1 kg/m², bonded 13.8 kg/m²; χ 0.001 to 0.004 W/K per dowel',
    },
    status: 'read',
  },
  eticsMesh: {
    name: { de_DE: 'Armierungsgewebe', en_GB: 'Reinforcing mesh' },
    kind: 'mesh',
    unit: 'm²/m²',
    amount: { low: 1, typical: 1, high: 1 },
    arealMass: 0.16,
    source: {
      de_DE: 'In der Beschichtung eines WDVS enthalten; nur zu einem Armierungsmörtel als eigener Schicht',
      en_GB: 'Within the coating of an ETICS; only for a base coat as a layer of its own',
    },
    status: 'read',
  },
  wallTies: {
    name: { de_DE: 'Drahtanker, Edelstahl 4 mm', en_GB: 'Wall ties, stainless steel 4 mm' },
    kind: 'fastener',
    unit: 'kg/m²',
    amount: { low: 0.15, typical: 0.209, high: 0.27 },
    pieces: { perArea: 7, crossSection: 12.57e-6, conductivity: 17 },
    source: {
      de_DE: '7 je m², 4 mm, je 50 mm eingebunden (architektenordner.backstein.com nach DIN EN 1996; Wienerberger)',
      en_GB:
        '7 per m², 4 mm, 50 mm embedded each end (architektenordner.backstein.com after DIN EN 1996; Wienerberger)',
    },
    status: 'agreed',
  },
  sandwichAnchors: {
    name: { de_DE: 'Anker von Sandwichtafeln, Edelstahl', en_GB: 'Anchors of sandwich panels, stainless steel' },
    kind: 'fastener',
    unit: 'kg/m²',
    pieces: { conductivity: 17 },
    ...byDesign,
  },
  roofFasteners: {
    name: { de_DE: 'Befestiger von Dachbahnen, Stahl 4,8 mm', en_GB: 'Fasteners of roof sheets, steel 4.8 mm' },
    kind: 'fastener',
    unit: 'kg/m²',
    amount: { low: 0.1, typical: 0.2, high: 0.4 },
    pieces: { perArea: 4, crossSection: 18.1e-6, conductivity: 50 },
    ...assumed,
  },
  rafterScrews: {
    name: { de_DE: 'Doppelgewindeschrauben durch Aufsparrendämmung', en_GB: 'Double-threaded screws above rafters' },
    kind: 'fastener',
    unit: 'kg/m²',
    pieces: { conductivity: 50 },
    ...byDesign,
  },
  shearConnectors: {
    name: { de_DE: 'Schubverbinder im Holz-Beton-Verbund', en_GB: 'Shear connectors of timber-concrete composite' },
    kind: 'fastener',
    unit: 'kg/m²',
    ...byDesign,
  },
  mortarFacingBrick: {
    name: { de_DE: 'Fugenmörtel von Verblendern NF', en_GB: 'Mortar joints of facing brick' },
    kind: 'mortar',
    unit: 'm³/m³',
    amount: { low: 0.16, typical: 0.18, high: 0.2 },
    source: { de_DE: 'Geometrie: Raster 250 × 83,3 mm', en_GB: 'Geometry: grid of 250 × 83.3 mm' },
    status: 'read',
  },
  mortarThinBed: {
    name: { de_DE: 'Dünnbettmörtel, 2 mm je 248 mm', en_GB: 'Thin-bed mortar, 2 mm per 248 mm' },
    kind: 'mortar',
    unit: 'm³/m³',
    amount: { low: 0.006, typical: 0.008, high: 0.012 },
    source: {
      de_DE: 'Geometrie: 2 mm je 250 mm, Stoßfugen trocken',
      en_GB: 'Geometry: 2 mm per 250 mm, dry butt joints',
    },
    status: 'read',
  },
  floorHeating: {
    name: { de_DE: 'Fußbodenheizung PEX, 200 mm', en_GB: 'Underfloor heating PEX, 200 mm' },
    kind: 'services',
    unit: 'm²/m²',
    amount: { low: 0, typical: 1, high: 1 },
    ...published,
  },
} as const satisfies Readonly<Record<string, AccessoryDefinition>>
