/** Constants of the saturation pressure over water and over ice (ISO 13788:2012; DIN 4108-3, annex C). */
const AT_FREEZING = 610.5
const WATER = { slope: 17.269, offset: 237.3 } as const
const ICE = { slope: 21.875, offset: 265.5 } as const

/** Saturation pressure of water vapour [Pa] at a temperature [°C] (ISO 13788:2012). */
export function saturationPressure(temperature: number): number {
  const exponent =
    temperature >= 0
      ? (WATER.slope * temperature) / (WATER.offset + temperature)
      : (ICE.slope * temperature) / (ICE.offset + temperature)
  return AT_FREEZING * Math.exp(exponent)
}

/** Temperature [°C] at which a vapour pressure [Pa, > 0] saturates: the dew point (ISO 13788:2012). */
export function saturationTemperature(pressure: number): number {
  const exponent = Math.log(pressure / AT_FREEZING)
  const { slope, offset } = exponent >= 0 ? WATER : ICE
  return (offset * exponent) / (slope - exponent)
}

/** Vapour permeability of still air δ0 [kg/(m·s·Pa)] (ISO 13788:2012; DIN 4108-3:2018). */
export const AIR_PERMEABILITY = 2e-10
