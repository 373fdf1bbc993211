import type { PhysicsWarningCode } from '#vocabulary/warnings.ts'

/** Something the reader of a figure must know. `path` is a JSON Pointer into the construction. */
export type PhysicsWarning = {
  readonly code: PhysicsWarningCode
  readonly path?: string
  readonly values?: Readonly<Record<string, number>>
}

/** Temperature at a face of a layer, between the members. */
export type FaceTemperature = {
  /** Distance from the outermost face of the construction [m]. */
  readonly position: number
  /** Temperature [°C]. */
  readonly temperature: number
}

/** Heat transfer (ISO 6946:2017). */
export type Thermal = {
  /** Thermal transmittance U with corrections [W/(m²·K)]; null where it cannot be computed. */
  readonly uValue: number | null
  /** Total thermal resistance, its upper and lower limit [m²·K/W]. */
  readonly rTotal: number | null
  readonly rUpper: number | null
  readonly rLower: number | null
  /** Surface resistances [m²·K/W]. */
  readonly rsi: number
  readonly rse: number
  /** From outside to inside, at the faces of the layers that count; empty where a resistance is unknown. */
  readonly temperatures: readonly FaceTemperature[]
}

/** What is there once the works are done: removed layers are left out, ventilated ones are in. */
export type Geometry = {
  /** [m] */
  readonly thickness: number
  /** Areal mass [kg/m²], members by their share; null where a density is unknown. */
  readonly mass: number | null
}

/** What bounds the condensate at a plane (DIN 4108-3, 5.2.2). */
export type CondensateLimitReason = 'general' | 'nonAbsorbing' | 'wood' | 'woodBased'

/** A plane, or a zone, in which water condenses in the winter of the two-period balance. */
export type CondensationPlane = {
  /** Innermost and outermost face of it, distance from the outermost face of the construction [m]; equal for a plane. */
  readonly from: number
  readonly to: number
  /** Index of the layer on the outer side of it. */
  readonly layer: number
  /** [kg/m²] */
  readonly condensate: number
  readonly limit: number
  readonly limitReason: CondensateLimitReason
}

/** One month of the course over a year (ISO 13788). */
export type MoistureMonth = {
  /** 1 to 12. */
  readonly month: number
  /** Water that condenses (positive) or dries (negative) in the month, and what there is at its end [kg/m²]. */
  readonly condensate: number
  readonly accumulated: number
  /** Temperature factor the room side needs against mould; null where it is not colder outside. */
  readonly fRsiMin: number | null
}

/** Course over the year (ISO 13788), starting with the first month in which water condenses. */
export type MonthlyMoisture = {
  readonly climate: string
  readonly verdict: 'none' | 'dries' | 'remains'
  /** Largest amount in the year [kg/m²] and its month, 1 to 12; null where there is none. */
  readonly maximum: number
  readonly maximumMonth: number | null
  /** Highest temperature factor that any month asks for, and that month. */
  readonly fRsiMin: number | null
  readonly criticalMonth: number | null
  readonly months: readonly MoistureMonth[]
}

/** Moisture (DIN 4108-2, DIN 4108-3 annex A, ISO 13788). A figure is null where its method does not apply. */
export type Moisture = {
  /** Temperature factor of the weakest straight path, with Rsi 0.25 [1]. */
  readonly fRsi: number | null
  /** Whether the surface stays at or above the temperature at which 80 % relative humidity is reached. */
  readonly surfaceMould: boolean | null
  /** Water that condenses in winter and can dry in summer [kg/m²]. */
  readonly condensate: number | null
  readonly evaporation: number | null
  readonly dries: boolean | null
  /** Limit of the condensate that governs [kg/m²]. */
  readonly limit: number | null
  readonly planes: readonly CondensationPlane[]
  /** Drying reserve of timber constructions (DIN 68800-2) and what is asked for [kg/m²]; null without wood. */
  readonly dryingReserve: number | null
  readonly dryingReserveRequired: number | null
  /** Equivalent air layer thickness inside and outside of the plane, or of the main insulation [m]. */
  readonly sdInside: number | null
  readonly sdOutside: number | null
  readonly monthly: MonthlyMoisture | null
}

/** Behaviour under daily swings (ISO 13786, T = 24 h) between the members. */
export type Summer = {
  /** Delay of the heat flow [h], in [0, 24). */
  readonly timeShift: number
  /** Decrement factor f = |Y12| / U [1]. */
  readonly decrement: number
  /** Ratio of the temperature amplitudes of the inner to the outer surface (TAV) at constant room temperature [1]. */
  readonly dampingTav: number
  /** |Y12| [W/(m²·K)]. */
  readonly periodicTransmittance: number
  /** κ1 and κ2 [kJ/(m²·K)]. */
  readonly arealHeatCapacityInside: number
  readonly arealHeatCapacityOutside: number
  /** By the 10 cm rule [kJ/(m²·K)]. */
  readonly effectiveHeatCapacity: number
}

/** The building-physics half of an assessment. A part is null where a warning says why. */
export type PhysicsResult = {
  readonly thermal: Thermal | null
  readonly geometry: Geometry
  readonly moisture: Moisture | null
  readonly summer: Summer | null
  readonly warnings: readonly PhysicsWarning[]
}
