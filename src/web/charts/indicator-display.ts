import { type Indicator, indicatorDefinitions } from '#vocabulary/indicators.ts'
import { KWH_PER_MJ } from '#vocabulary/quantities.ts'
import { ABSENT, formatNumber } from '#web/lib/format.ts'

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Below this a figure is written with a power of ten. */
const SMALL = 0.01

/** How an indicator is shown: primary energy in kWh, everything else in the unit of the standard. */
export function indicatorDisplay(indicator: Indicator): { readonly unit: string; readonly factor: number } {
  const { unit } = indicatorDefinitions[indicator]
  return unit === 'MJ' ? { unit: 'kWh/m²', factor: KWH_PER_MJ } : { unit: `${unit}/m²`, factor: 1 }
}

const exponentOf = (value: number) => Math.floor(Math.log10(Math.abs(value)))

const asPower = (exponent: number) =>
  `10${exponent < 0 ? '⁻' : ''}${Array.from(String(Math.abs(exponent)), (digit) => superscripts[Number(digit)]).join('')}`

/**
 * An indicator's figure as it is written in charts and tables: kg CO₂e with 1, kWh with no decimals, everything else
 * with three significant digits.
 *
 * @param value - in the unit on the wire, per m²; null or undefined is written as absent
 * @param tag - BCP 47 tag of the language
 */
export function writeIndicator(indicator: Indicator, value: number | null | undefined, tag: string): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return ABSENT
  const shown = value * indicatorDisplay(indicator).factor
  const { unit } = indicatorDefinitions[indicator]
  if (unit === 'kg CO₂e') return formatNumber(shown, tag, 1, 1)
  if (unit === 'MJ') return formatNumber(shown, tag, 0, 0)
  return writeSignificant(shown, tag)
}

/** Three significant digits; with a power of ten where the number is small. */
export function writeSignificant(value: number, tag: string): string {
  if (value === 0) return '0'
  const rounded = Number(value.toPrecision(3))
  const exponent = exponentOf(rounded)
  if (Math.abs(rounded) >= SMALL) {
    const decimals = Math.max(0, 2 - exponent)
    return formatNumber(rounded, tag, decimals, decimals)
  }
  return `${formatNumber(rounded / 10 ** exponent, tag, 2, 2)} · ${asPower(exponent)}`
}
