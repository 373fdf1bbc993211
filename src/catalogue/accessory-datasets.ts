import type { AccessoryId } from '#vocabulary/accessories.ts'
import type { EndOfLifeTreatment } from '#vocabulary/materials.ts'

/** Datasets of an accessory in a release, as `uuid@version`. */
export type AccessoryDatasets = {
  readonly dataset: string
  /** The accessory is what the dataset has more than this one. */
  readonly without?: string
  /** Mass of that difference [kg per reference quantity]. */
  readonly massOfDifference?: number
  /** Mass of a metre, where the dataset is per metre [kg/m]. */
  readonly massPerMetre?: number
  /** Generic process, per kg; absent where the product declares its own end of life, or nothing is known. */
  readonly endOfLife?: string
  readonly endOfLifeTreatment?: EndOfLifeTreatment
}
type ByRelease = Readonly<Record<string, AccessoryDatasets>>

const STEEL: ByRelease = {
  OBD_2020_II: {
    dataset: 'e9ae96ee-ba8d-420d-9725-7c8abd06e082@20.19.120',
    endOfLife: 'd9f045e5-ae07-4ae6-9fde-5346560411d8@20.19.120',
    endOfLifeTreatment: 'ownCredit',
  },
  OBD_2024_I: {
    dataset: 'f6861618-5a92-4c3a-94ba-9f7329b29662@20.24.070',
    endOfLife: 'aef7e06a-2eea-4be1-be5e-7c4201890534@20.24.070',
  },
}
const SHEET_END = 'd63aa653-c3bb-4c7e-8386-d8f67b9a5a50@20.24.070'
const SCREWS: ByRelease = {
  OBD_2020_II: {
    dataset: 'b9c775be-d100-4d35-bdf3-c5964e655692@20.19.120',
    endOfLife: 'f34a799a-52de-4f69-a623-335f5be207d9@20.19.120',
  },
  OBD_2024_I: { dataset: '889e2819-01be-4aa4-b7d3-d19e01e75c02@20.24.070', endOfLife: SHEET_END },
}
const STAINLESS: ByRelease = {
  OBD_2020_II: {
    dataset: '41ecf1e2-3edd-41ab-8616-68a856c815a5@20.19.120',
    endOfLife: '55945019-018a-46da-baae-a3ee62d59cf3@20.19.120',
    endOfLifeTreatment: 'ownCredit',
  },
  OBD_2024_I: {
    dataset: '6c46fc8d-6a74-415b-8e6b-b90af72178ac@20.24.070',
    endOfLife: '4340b8dd-a92b-413f-92ca-0657b8f191e3@20.24.070',
  },
}
const CEMENT_MORTAR: AccessoryDatasets = {
  dataset: '96171066-34d9-4b33-b1e6-3af1ea11db61@20.24.070',
  endOfLife: 'a28ca150-de06-4a99-9b8e-6dbb381f69e1@20.24.070',
}

/** Datasets per metre: those of the first amendment declare their end of life themselves. */
const perMetre = (masses: readonly [number, number], keys: readonly [string, string]): ByRelease => ({
  OBD_2020_II: { dataset: keys[0], massPerMetre: masses[0] },
  OBD_2024_I: { dataset: keys[1], massPerMetre: masses[1], endOfLife: SHEET_END },
})

/** Datasets and ends of life of every accessory in the releases that come with the service. */
export const accessoryDatasets: Readonly<Record<AccessoryId, ByRelease>> = {
  reinforcementSlab: STEEL,
  reinforcementWall: STEEL,
  reinforcementWatertightWall: STEEL,
  reinforcementGroundSlab: STEEL,
  reinforcementSandwich: STEEL,
  reinforcementTopping: STEEL,
  reinforcementPrecast: {},
  studsCw50: perMetre(
    [0.72, 0.716],
    ['26730864-4f60-4274-9d38-5e0b0f0e234f@00.01.005', '66dd4d84-4548-47ab-b870-3a7f36e06882@01.00.001'],
  ),
  studsCw75: perMetre(
    [0.86, 0.86],
    ['7e083808-ffcb-4c0c-9d52-11c42c2c48e9@00.01.004', '936189ae-3c72-48a1-97cb-f622e5d9d0d8@01.00.002'],
  ),
  studsCw100: perMetre(
    [0.96, 0.955],
    ['00402f5e-4a5b-48a5-b1e2-cbd4fddffbe7@00.01.004', '1fbc48c9-0cce-446d-8930-5d516e143e0b@01.00.002'],
  ),
  profileCd: perMetre(
    [0.59, 0.59],
    ['7f8a6a50-c844-40f8-808b-0e6a14fe7ce0@00.01.004', '6852cbc1-d149-4cb0-a8ec-6093412ec673@01.00.001'],
  ),
  profileGalvanised: {
    OBD_2020_II: {
      dataset: '93edef71-49e3-4e1f-ba6d-1e449e7d328d@20.19.120',
      endOfLife: 'f34a799a-52de-4f69-a623-335f5be207d9@20.19.120',
    },
    OBD_2024_I: { dataset: '800dc37d-c3a2-4b12-b14b-54f7bc775f47@20.24.070', endOfLife: SHEET_END },
  },
  screwsDrywall: SCREWS,
  claddingFixings: SCREWS,
  insulationScrews: SCREWS,
  eticsDowels: {
    OBD_2020_II: {
      dataset: '8d6e3557-1c45-458e-a7cd-2964d6339c7e@00.02.000',
      without: '279613ea-381d-414d-9d35-a7622c3d4bf9@00.02.000',
      massOfDifference: 0.3,
    },
  },
  eticsMesh: {
    OBD_2020_II: { dataset: '18e5028c-9327-4429-92da-eb90ee5d05cc@00.03.000' },
    OBD_2024_I: { dataset: 'b3bb06b1-fefb-4e57-99ee-aa113000343b@20.24.070' },
  },
  wallTies: STAINLESS,
  sandwichAnchors: STAINLESS,
  roofFasteners: SCREWS,
  rafterScrews: SCREWS,
  shearConnectors: SCREWS,
  mortarFacingBrick: {
    OBD_2020_II: { dataset: 'ff8fe692-d457-48d5-947d-51c9c123f07a@00.01.000' },
    OBD_2024_I: CEMENT_MORTAR,
  },
  mortarThinBed: {
    OBD_2020_II: { dataset: '38e211af-42ef-40fc-9609-725d9b5e16f4@00.01.000' },
    OBD_2024_I: CEMENT_MORTAR,
  },
  floorHeating: { OBD_2020_II: { dataset: '2a99b26d-db9a-4514-bb03-ed965ed61558@20.19.120' } },
}
