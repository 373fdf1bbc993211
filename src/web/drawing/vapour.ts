const AT_FREEZING = 610.5
const WATER = { slope: 17.269, offset: 237.3 }
const ICE = { slope: 21.875, offset: 265.5 }

/** Saturation pressure [Pa] at a temperature [°C], over ice below 0 °C (ISO 13788:2012, E.1); for the shape of curves. */
export function saturationPressure(celsius: number): number {
  const { slope, offset } = celsius >= 0 ? WATER : ICE
  return AT_FREEZING * Math.exp((slope * celsius) / (offset + celsius))
}

/** Dew point [°C] of a vapour pressure [Pa] (ISO 13788:2012, E.2). */
export function dewPoint(pressure: number): number {
  const exponent = Math.log(pressure / AT_FREEZING)
  const { slope, offset } = exponent >= 0 ? WATER : ICE
  return (offset * exponent) / (slope - exponent)
}
