import type { Construction, Dataset, TransportDataset } from '#engine/construction.ts'
import type { LayerState } from '#vocabulary/life-cycle.ts'
import type { ReferenceUnit } from '#vocabulary/materials.ts'
import type {
  CarrierPurpose,
  EdgeInsulation,
  OpeningKind,
  PartMeasure,
  ProjectMeasure,
  ProjectUse,
  photovoltaicCovers,
  RowAdjacency,
  servicesModes,
  servicesRates,
  userElectricityModes,
} from '#vocabulary/projects.ts'

/** Areas of the whole building [m²]. */
export type BuildingAreas = {
  /** NRF(R), DIN 277:2021-08. */
  readonly netRoomArea: number
  /** That of all rooms where absent. */
  readonly heatedNetRoomArea?: number | undefined
  readonly usefulFloorArea?: number | undefined
  /** Perimeter P of the floor towards the ground [m], for B′ = A/(0.5·P). */
  readonly groundPerimeter?: number | undefined
  readonly edgeInsulation?: EdgeInsulation | undefined
  readonly basementPerimeterInsulated?: boolean | undefined
}

/** What every row may say of its works. */
type Works = {
  readonly id: string
  readonly costGroup?: string | undefined
  /** `new` where absent. */
  readonly status?: LayerState | undefined
  /** [a], of what exists. */
  readonly remainingServiceLife?: number | undefined
  /** Ids of the variants that have the row; all where absent. */
  readonly only?: readonly string[] | undefined
}

/** What decides the heat that goes through a row of the envelope. */
type Envelope = {
  readonly adjacency?: RowAdjacency | undefined
  /** Temperature correction factor [1], in place of that of the adjacency. */
  readonly fx?: number | undefined
}

/** An area of a construction. */
export type ElementRow = Works &
  Envelope & {
    /** Key of the construction. */
    readonly construction: string
    /** Of one [m²]; null where it is not known yet. */
    readonly area: number | null
    /** Of a gross area the openings in it are taken off; `net` where absent. */
    readonly areaIs?: 'net' | 'gross' | undefined
    /** 1 where absent. */
    readonly count?: number | undefined
    /** By outside dimensions, of the whole row [m²]; the net area where absent. */
    readonly envelopeArea?: number | undefined
  }

/** A window or door: by width and height [m], or by its area alone [m², of the whole row]. */
export type OpeningRow = Works &
  Envelope & {
    /** Key of the opening type. */
    readonly type: string
    /** Id of the element that it is in. */
    readonly host?: string | undefined
    readonly width?: number | undefined
    readonly height?: number | undefined
    readonly area?: number | undefined
    readonly count?: number | undefined
  }

/** A product by its dataset, and how long it serves. */
export type Product = {
  /** What figures by material name it with. */
  readonly key: string
  /** Undefined where the release has none. */
  readonly dataset: Dataset | undefined
  /** Reference service life [a]; unknown where absent. */
  readonly serviceLife?: number | undefined
  readonly endOfLifeScenario?: string | undefined
  readonly unit: ReferenceUnit
  /** In `unit`: of an item in all, of a part of an opening per measure. */
  readonly quantity: number
}

/** What is counted by its amount alone: piles, steel, a heat pump. */
export type ItemRow = Works & Product & { readonly costGroup: string }

export type OpeningType = {
  readonly kind: OpeningKind
  /** [W/(m²·K)] */
  readonly uValue: number
  readonly parts: readonly (Product & { readonly per: PartMeasure })[]
}

/** Figures of delivered energy per `referenceQuantity` [MJ], in module B6. */
export type EnergyDataset = TransportDataset

/** Final energy of one carrier for one purpose. */
export type Carrier = {
  readonly id: string
  readonly purpose: CarrierPurpose
  /** [kWh/a] */
  readonly finalEnergy: number
  /** Own electricity may take its place. */
  readonly electricity?: boolean | undefined
  /** Undefined where the release has none with B6. */
  readonly dataset: EnergyDataset | undefined
}

export type UserElectricity = {
  readonly mode: (typeof userElectricityModes)[number]
  /** [kWh/a], of mode `own`. */
  readonly finalEnergy?: number | undefined
  readonly dataset?: EnergyDataset | undefined
}

export type Photovoltaic = {
  /** [kWh/a] */
  readonly generation: number
  /** Of it, used in the building [kWh/a]. */
  readonly ownUse: number
  /** What own use may cover; the regulated uses where absent. */
  readonly covers?: (typeof photovoltaicCovers)[number] | undefined
  readonly exportDataset: EnergyDataset | undefined
}

export type Operation = {
  readonly carriers: readonly Carrier[]
  readonly userElectricity?: UserElectricity | undefined
  readonly photovoltaic?: Photovoltaic | undefined
}

export type Services = {
  readonly mode: (typeof servicesModes)[number]
  /** `auto` where absent. */
  readonly rate?: (typeof servicesRates)[number] | undefined
}

/** Primary energy of the certificate [kWh/(m²·a)]. */
export type PrimaryEnergy = { readonly demand: number; readonly reference: number }

/** A building as one variant has it, with all that its rows name. */
export type Building = {
  readonly use: ProjectUse
  readonly measure: ProjectMeasure
  readonly areas: BuildingAreas
  readonly thermalBridges?: { readonly deltaU: number } | undefined
  readonly primaryEnergy?: PrimaryEnergy | undefined
  readonly constructions: Readonly<Record<string, Construction>>
  readonly openingTypes: Readonly<Record<string, OpeningType>>
  readonly elements: readonly ElementRow[]
  readonly openings: readonly OpeningRow[]
  readonly items: readonly ItemRow[]
  readonly services: Services
  /** Absent: not known, which is not none. */
  readonly operation?: Operation | undefined
}
