import type { Accessory } from './accessory.ts'
import { reinforcements } from './reinforcements.ts'

const SCREWS = {
  OBD_2020_II: {
    dataset: 'b9c775be-d100-4d35-bdf3-c5964e655692@20.19.120',
    endOfLife: 'f34a799a-52de-4f69-a623-335f5be207d9@20.19.120',
  },
  OBD_2024_I: {
    dataset: '889e2819-01be-4aa4-b7d3-d19e01e75c02@20.24.070',
    endOfLife: 'd63aa653-c3bb-4c7e-8386-d8f67b9a5a50@20.24.070',
  },
} as const
const STAINLESS = {
  OBD_2020_II: {
    dataset: '41ecf1e2-3edd-41ab-8616-68a856c815a5@20.19.120',
    endOfLife: '55945019-018a-46da-baae-a3ee62d59cf3@20.19.120',
    endOfLifeTreatment: 'ownCredit',
  },
  OBD_2024_I: {
    dataset: '6c46fc8d-6a74-415b-8e6b-b90af72178ac@20.24.070',
    endOfLife: '4340b8dd-a92b-413f-92ca-0657b8f191e3@20.24.070',
  },
} as const
const SHEET_END = 'd63aa653-c3bb-4c7e-8386-d8f67b9a5a50@20.24.070'
const CEMENT_MORTAR = {
  dataset: '96171066-34d9-4b33-b1e6-3af1ea11db61@20.24.070',
  endOfLife: 'a28ca150-de06-4a99-9b8e-6dbb381f69e1@20.24.070',
} as const

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

const studs = (perMetre: readonly [number, number], keys: readonly [string, string]) => ({
  OBD_2020_II: { dataset: keys[0], massPerMetre: perMetre[0] },
  OBD_2024_I: { dataset: keys[1], massPerMetre: perMetre[1], endOfLife: SHEET_END },
})

/**
 * What is built in beside layers: amounts with low and high, datasets and ends of life in both releases. Amounts without
 * a source are absent: they are asked for.
 */
export const accessories = [
  ...reinforcements,
  {
    id: 'studsCw50',
    name: { de_DE: 'Ständer CW 50 mit UW-Schienen', en_GB: 'CW 50 studs with tracks' },
    kind: 'studs',
    unit: 'kg/m²',
    amount: { low: 1.6, typical: 1.89, high: 2.26 },
    studs: { spacing: 0.625, studLength: 2, trackLength: 0.73, trackMass: 0.612 },
    datasets: studs(
      [0.72, 0.716],
      ['26730864-4f60-4274-9d38-5e0b0f0e234f@00.01.005', '66dd4d84-4548-47ab-b870-3a7f36e06882@01.00.001'],
    ),
    ...geometry,
  },
  {
    id: 'studsCw75',
    name: { de_DE: 'Ständer CW 75 mit UW-Schienen', en_GB: 'CW 75 studs with tracks' },
    kind: 'studs',
    unit: 'kg/m²',
    amount: { low: 1.91, typical: 2.25, high: 2.7 },
    studs: { spacing: 0.625, studLength: 2, trackLength: 0.73, trackMass: 0.73 },
    datasets: studs(
      [0.86, 0.86],
      ['7e083808-ffcb-4c0c-9d52-11c42c2c48e9@00.01.004', '936189ae-3c72-48a1-97cb-f622e5d9d0d8@01.00.002'],
    ),
    ...geometry,
  },
  {
    id: 'studsCw100',
    name: { de_DE: 'Ständer CW 100 mit UW-Schienen', en_GB: 'CW 100 studs with tracks' },
    kind: 'studs',
    unit: 'kg/m²',
    amount: { low: 2.16, typical: 2.54, high: 3.05 },
    studs: { spacing: 0.625, studLength: 2, trackLength: 0.73, trackMass: 0.848 },
    datasets: studs(
      [0.96, 0.955],
      ['00402f5e-4a5b-48a5-b1e2-cbd4fddffbe7@00.01.004', '1fbc48c9-0cce-446d-8930-5d516e143e0b@01.00.002'],
    ),
    ...geometry,
  },
  {
    id: 'profileCd',
    name: { de_DE: 'Profil CD 60/27', en_GB: 'CD 60/27 profile' },
    kind: 'profile',
    unit: 'kg/m²',
    datasets: {
      OBD_2020_II: { dataset: '7f8a6a50-c844-40f8-808b-0e6a14fe7ce0@00.01.004', massPerMetre: 0.59 },
      OBD_2024_I: {
        dataset: '6852cbc1-d149-4cb0-a8ec-6093412ec673@01.00.001',
        massPerMetre: 0.59,
        endOfLife: SHEET_END,
      },
    },
    ...published,
  },
  {
    id: 'profileGalvanised',
    name: { de_DE: 'Profil aus verzinktem Blech, nach Masse', en_GB: 'Profile of galvanised sheet, by mass' },
    kind: 'profile',
    unit: 'kg/m²',
    datasets: {
      OBD_2020_II: {
        dataset: '93edef71-49e3-4e1f-ba6d-1e449e7d328d@20.19.120',
        endOfLife: 'f34a799a-52de-4f69-a623-335f5be207d9@20.19.120',
      },
      OBD_2024_I: { dataset: '800dc37d-c3a2-4b12-b14b-54f7bc775f47@20.24.070', endOfLife: SHEET_END },
    },
    ...published,
  },
  {
    id: 'screwsDrywall',
    name: { de_DE: 'Schnellbauschrauben, zwei Seiten', en_GB: 'Drywall screws, two sides' },
    kind: 'fastener',
    unit: 'kg/m²',
    amount: { low: 0.03, typical: 0.04, high: 0.06 },
    datasets: SCREWS,
    ...assumed,
  },
  {
    id: 'eticsDowels',
    name: { de_DE: 'Dübel eines WDVS', en_GB: 'Dowels of an ETICS' },
    kind: 'fastener',
    unit: 'kg/m²',
    amount: { low: 0.2, typical: 0.3, high: 0.4 },
    pieces: { perArea: 6, pointTransmittance: 0.002 },
    datasets: {
      OBD_2020_II: {
        dataset: '8d6e3557-1c45-458e-a7cd-2964d6339c7e@00.02.000',
        without: '279613ea-381d-414d-9d35-a7622c3d4bf9@00.02.000',
        massOfDifference: 0.3,
      },
    },
    source: {
      de_DE: 'ÖKOBAUDAT: geklebt und gedübelt 14,1 kg/m², geklebt 13,8 kg/m²; χ 0,001 bis 0,004 W/K je Dübel',
      en_GB: 'ÖKOBAUDAT: bonded and dowelled 14.1 kg/m², bonded 13.8 kg/m²; χ 0.001 to 0.004 W/K per dowel',
    },
    status: 'read',
  },
  {
    id: 'eticsMesh',
    name: { de_DE: 'Armierungsgewebe', en_GB: 'Reinforcing mesh' },
    kind: 'mesh',
    unit: 'm²/m²',
    amount: { low: 0, typical: 0, high: 1 },
    datasets: {
      OBD_2020_II: { dataset: '18e5028c-9327-4429-92da-eb90ee5d05cc@00.03.000' },
      OBD_2024_I: { dataset: 'b3bb06b1-fefb-4e57-99ee-aa113000343b@20.24.070' },
    },
    source: {
      de_DE: 'In der Beschichtung eines WDVS enthalten; nur zu einem Armierungsmörtel als eigener Schicht',
      en_GB: 'Within the coating of an ETICS; only for a base coat as a layer of its own',
    },
    status: 'read',
  },
  {
    id: 'wallTies',
    name: { de_DE: 'Drahtanker, Edelstahl 4 mm', en_GB: 'Wall ties, stainless steel 4 mm' },
    kind: 'fastener',
    unit: 'kg/m²',
    amount: { low: 0.15, typical: 0.209, high: 0.27 },
    pieces: { perArea: 7, crossSection: 12.57e-6, conductivity: 17 },
    datasets: STAINLESS,
    source: {
      de_DE: '7 je m², 4 mm, je 50 mm eingebunden (architektenordner.backstein.com nach DIN EN 1996; Wienerberger)',
      en_GB:
        '7 per m², 4 mm, 50 mm embedded each end (architektenordner.backstein.com after DIN EN 1996; Wienerberger)',
    },
    status: 'agreed',
  },
  {
    id: 'sandwichAnchors',
    name: { de_DE: 'Anker von Sandwichtafeln, Edelstahl', en_GB: 'Anchors of sandwich panels, stainless steel' },
    kind: 'fastener',
    unit: 'kg/m²',
    datasets: STAINLESS,
    ...byDesign,
  },
  {
    id: 'roofFasteners',
    name: { de_DE: 'Befestiger von Dachbahnen, Stahl 4,8 mm', en_GB: 'Fasteners of roof sheets, steel 4.8 mm' },
    kind: 'fastener',
    unit: 'kg/m²',
    amount: { low: 0.1, typical: 0.2, high: 0.4 },
    pieces: { perArea: 4, crossSection: 18.1e-6, conductivity: 50 },
    datasets: SCREWS,
    ...assumed,
  },
  {
    id: 'rafterScrews',
    name: { de_DE: 'Doppelgewindeschrauben durch Aufsparrendämmung', en_GB: 'Double-threaded screws above rafters' },
    kind: 'fastener',
    unit: 'kg/m²',
    datasets: SCREWS,
    ...byDesign,
  },
  {
    id: 'shearConnectors',
    name: { de_DE: 'Schubverbinder im Holz-Beton-Verbund', en_GB: 'Shear connectors of timber-concrete composite' },
    kind: 'fastener',
    unit: 'kg/m²',
    datasets: SCREWS,
    ...byDesign,
  },
  {
    id: 'mortarFacingBrick',
    name: { de_DE: 'Fugenmörtel von Verblendern NF', en_GB: 'Mortar joints of facing brick' },
    kind: 'mortar',
    unit: 'm³/m³',
    amount: { low: 0.16, typical: 0.18, high: 0.2 },
    datasets: {
      OBD_2020_II: { dataset: 'ff8fe692-d457-48d5-947d-51c9c123f07a@00.01.000' },
      OBD_2024_I: CEMENT_MORTAR,
    },
    source: { de_DE: 'Geometrie: Raster 250 × 83,3 mm', en_GB: 'Geometry: grid of 250 × 83.3 mm' },
    status: 'read',
  },
  {
    id: 'mortarThinBed',
    name: { de_DE: 'Dünnbettmörtel, 2 mm je 248 mm', en_GB: 'Thin-bed mortar, 2 mm per 248 mm' },
    kind: 'mortar',
    unit: 'm³/m³',
    amount: { low: 0.006, typical: 0.008, high: 0.012 },
    datasets: {
      OBD_2020_II: { dataset: '38e211af-42ef-40fc-9609-725d9b5e16f4@00.01.000' },
      OBD_2024_I: CEMENT_MORTAR,
    },
    source: {
      de_DE: 'Geometrie: 2 mm je 250 mm, Stoßfugen trocken',
      en_GB: 'Geometry: 2 mm per 250 mm, dry butt joints',
    },
    status: 'read',
  },
  {
    id: 'floorHeating',
    name: { de_DE: 'Fußbodenheizung PEX, 200 mm', en_GB: 'Underfloor heating PEX, 200 mm' },
    kind: 'services',
    unit: 'm²/m²',
    amount: { low: 0, typical: 1, high: 1 },
    datasets: { OBD_2020_II: { dataset: '2a99b26d-db9a-4514-bb03-ed965ed61558@20.19.120' } },
    ...published,
  },
] as const satisfies readonly Accessory[]
