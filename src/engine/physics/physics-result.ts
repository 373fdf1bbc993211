import type { PhysicsWarningCode } from '#vocabulary/warnings.ts'

/** Something the reader of a figure must know. `path` is a JSON Pointer into the construction. */
export type PhysicsWarning = {
  readonly code: PhysicsWarningCode
  readonly path?: string
  readonly values?: Readonly<Record<string, number>>
}

/** Temperature at a face of a layer that counts, between the members. */
export type FaceTemperature = {
  /** Indices of the layers that count on its outer and on its room side; null where there is none. */
  readonly outerLayer: number | null
  readonly layer: number | null
  /** Distance from the outermost face of the construction [m]. */
  readonly position: number
  /** [°C] */
  readonly temperature: number
  /** Dew point of the vapour pressure there [°C]; null where the moisture methods do not apply. */
  readonly dewPoint: number | null
}

/** Air on both sides, as temperatures and moisture of the cold season are computed with. Humidity is relative [1]. */
export type AirOnBothSides = {
  readonly outsideTemperature: number
  readonly insideTemperature: number
  readonly outsideHumidity: number
  readonly insideHumidity: number
}

/** Heat transfer (ISO 6946:2017). Null where a resistance is unknown, metal penetrates insulation or nothing is left. */
export type Thermal = {
  /** Thermal transmittance U, corrections included [W/(m²·K)]. */
  readonly uValue: number | null
  /** Total thermal resistance, its upper and lower limit, without corrections [m²·K/W]. */
  readonly rTotal: number | null
  readonly rUpper: number | null
  readonly rLower: number | null
  /** Surface resistances of the U-value [m²·K/W]. */
  readonly rsi: number
  readonly rse: number
  /**
   * From outside to inside. Against outdoor air with the surface resistances of DIN 4108-3 (0.25 and 0.04), so that
   * temperatures, dew points and condensation planes belong together; otherwise with those of the U-value.
   */
  readonly temperatures: FaceTemperature[]
  readonly climate: AirOnBothSides
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
  /** Distance from the outermost face of the construction, of a zone its middle [m]. */
  readonly position: number
  /** Outer and inner end of it [m]; equal for a plane. */
  readonly from: number
  readonly to: number
  /** Indices of the layers on its outer and on its room side; the same within a layer, of a zone those at its ends. */
  readonly outerLayer: number
  readonly layer: number
  /** [kg/m²] */
  readonly condensate: number
  readonly evaporation: number
  readonly limit: number
  readonly limitReason: CondensateLimitReason
}

/** One month of the course over a year (ISO 13788). */
export type MoistureMonth = {
  /** 1 to 12. */
  readonly month: number
  /** Change of the water in the construction in the month, and what there is at its end [kg/m²]. */
  readonly condensate: number
  readonly accumulated: number
  /** Temperature factor the room side needs against mould; null where it is not colder outside. */
  readonly fRsiMin: number | null
}

/** Where water is at the end of the wettest month (ISO 13788): a plane, or the middle of a zone. */
export type MonthlyPlane = Pick<CondensationPlane, 'position' | 'from' | 'to' | 'outerLayer' | 'layer'> & {
  /** [kg/m²] */
  readonly accumulated: number
}

/** Course over the year (ISO 13788), starting with the first month in which water condenses. */
export type MonthlyMoisture = {
  readonly climate: string
  readonly verdict: 'none' | 'driesOut' | 'remains'
  /** Largest amount at the end of a month [kg/m²]. */
  readonly peak: number
  /** Month of that amount, 1 to 12; null where there is none. */
  readonly peakMonth: number | null
  /** Where that amount is, from inside to outside. */
  readonly planes: readonly MonthlyPlane[]
  /** Highest temperature factor that any month asks for, and that month. */
  readonly fRsiMin: number | null
  readonly criticalMonth: number | null
  /** Whether the construction stays below that factor; null where its own is unknown. */
  readonly surfaceMould: boolean | null
  readonly months: readonly MoistureMonth[]
}

/** Moisture (DIN 4108-2, DIN 4108-3 annex A, ISO 13788). A figure is null where its method does not apply. */
export type Moisture = {
  /** Whether there is a climate for the two-period balance and the monthly method; not whether they decide. */
  readonly applicable: boolean
  /** Temperature factor of the weakest straight path, with Rsi 0.25 [1]. */
  readonly fRsi: number | null
  /** Whether relative humidity at the inner surface exceeds 80 % in the stationary climate. */
  readonly surfaceMould: boolean | null
  /** Inner surface on the weakest straight path [°C]. */
  readonly surfaceTemperature: number | null
  /** Water that condenses in winter and can dry in summer [kg/m²]. */
  readonly condensate: number | null
  readonly evaporation: number | null
  readonly dries: boolean | null
  /** Limit of the plane that comes closest to it [kg/m²]. */
  readonly limit: number | null
  /** What may dry beyond what condenses [kg/m²]; null without wood. Not every one needs it (`requiredReserve`). */
  readonly dryingReserve: number | null
  readonly fulfilled: boolean | null
  readonly planes: CondensationPlane[]
  /** Equivalent air layer thickness from the room to the first plane, of the whole where there is none [m]. */
  readonly sdInside: number | null
  /** From the last plane outwards [m]; null where there is none. */
  readonly sdOutside: number | null
  readonly sdTotal: number | null
  readonly monthly: MonthlyMoisture[]
}

/** Behaviour under daily swings (ISO 13786, T = 24 h) between the members. Null where a figure of a layer is unknown. */
export type Summer = {
  /** Delay of the heat flow [h], in [0, 24). */
  readonly timeShift: number | null
  /** Decrement factor f = |Y12| / U [1]. */
  readonly decrement: number | null
  /** Amplitude of the outer over that of the inner surface temperature at constant room air (1/TAV) [1]. */
  readonly dampingTav: number | null
  /** |Y12| [W/(m²·K)]. */
  readonly periodicTransmittance: number | null
  /** κ1 and κ2 [kJ/(m²·K)]. */
  readonly arealHeatCapacityInside: number | null
  readonly arealHeatCapacityOutside: number | null
  /** By the 10 cm rule [kJ/(m²·K)]. */
  readonly effectiveHeatCapacity: number | null
}

/** Figures of one layer. */
export type LayerPhysics = {
  readonly layer: number
  /** Thermal resistance between the members [m²·K/W]. */
  readonly resistance: number | null
  /** Whether the layer counts in U. */
  readonly counted: boolean
  /** Areal mass, members by their share [kg/m²]. */
  readonly mass: number | null
  /** Equivalent air layer thickness as the moisture methods use it [m]; null where unknown or the layer does not count. */
  readonly sd: number | null
}

/** The building-physics half of an assessment. What is null is explained in `warnings`. */
export type PhysicsResult = {
  readonly thermal: Thermal
  readonly geometry: Geometry
  readonly moisture: Moisture
  readonly summer: Summer
  readonly layers: LayerPhysics[]
  readonly warnings: PhysicsWarning[]
}
