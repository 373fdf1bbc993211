/** Outside temperature below which is heated [°C]: existing and poorly insulated, renovated or new, passive house. */
export const heatingLimits = [15, 12, 10] as const
export type HeatingLimit = (typeof heatingLimits)[number]

type Station = {
  readonly name: string
  /** Height above sea level [m]. */
  readonly height: number
  /** By heating limit [kKh/a]; with a room of 20 °C, of 19 °C for the limit of 10 °C. */
  readonly degreeHours: Readonly<Record<HeatingLimit, number>>
}

const station = (name: string, height: number, figures: readonly [number, number, number]): Station => ({
  name,
  height,
  degreeHours: { 15: figures[0], 12: figures[1], 10: figures[2] },
})

/** Stations of the German test reference years, one for each climate zone. */
export const stations = {
  bremerhaven: station('Bremerhaven', 1, [81, 71.7, 62.8]),
  rostock: station('Rostock-Warnemünde', 2, [88.1, 79.6, 68.3]),
  hamburg: station('Hamburg-Fuhlsbüttel', 14, [85.1, 76.8, 68.3]),
  potsdam: station('Potsdam', 34, [86.5, 79.7, 69.1]),
  essen: station('Essen', 87, [70.7, 63.3, 53.5]),
  badMarienberg: station('Bad Marienberg', 490, [99.3, 91.5, 79.1]),
  kassel: station('Kassel', 162, [82.9, 75.4, 66.7]),
  braunlage: station('Braunlage', 593, [112.6, 105.2, 93.7]),
  chemnitz: station('Chemnitz', 304, [86.4, 80.2, 69.9]),
  hof: station('Hof', 492, [97.7, 91.8, 80]),
  fichtelgebirge: station('Fichtelgebirge', 637, [107.7, 101.6, 90]),
  mannheim: station('Mannheim', 103, [67.7, 61.9, 50.7]),
  passau: station('Passau', 307, [86.7, 80.1, 71.7]),
  stoetten: station('Stötten (Auerberg)', 725, [101.3, 93.3, 82]),
  garmisch: station('Garmisch-Partenkirchen', 711, [104.4, 94.5, 84.6]),
} as const
export type StationKey = keyof typeof stations
export const stationKeys = Object.keys(stations) as readonly StationKey[]

/** The reference climate of the German certificates. */
export const REFERENCE_STATION: StationKey = 'potsdam'

/**
 * Degree hours of a year [kKh/a]: the sum over the days with a mean below the heating limit of (θi − θday) · 24 h.
 * Computed from the hourly files of the test reference years 2015 (mean year, German Weather Service). The limits
 * themselves are recalled, not read in a standard.
 */
export const degreeHoursOf = (key: StationKey, limit: HeatingLimit): number => stations[key].degreeHours[limit]
