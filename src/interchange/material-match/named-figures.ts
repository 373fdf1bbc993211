import { folded } from '#vocabulary/folded.ts'

/** Figures that stand in names of materials: `WLG 035`, `λ = 0,032`, `1800 kg/m³`, `Rohdichte 1,8`, `C25/30`. */
export type NamedFigures = {
  /** [W/(m·K)] */
  readonly conductivity?: number
  /** [kg/m³] */
  readonly density?: number
  /** Classes of strength and grades, such as `c25/30`, `p2`, `t9`. */
  readonly grades: readonly string[]
  /** The name without them, folded, letters alone. */
  readonly words: string
}

const decimal = (text: string) => Number(text.replace(',', '.'))

/** Patterns with the figure in their first group; what matches is taken out of the name. */
const conductivities: readonly (readonly [pattern: RegExp, factor: number])[] = [
  [/\b(?:wlg|wls|wlz|wl)[ .:-]*0?(\d{2})\b/, 0.001],
  [/(?:λ|lambda)\s*[=:]?\s*(\d[.,]\d{2,4})/, 1],
  [/\b(0[.,]0\d{1,3})\b(?:\s*w\/?\(?m)?/, 1],
  [/(?:^|[ -])(0[2-9]\d)(?=$|[ ,);-])/, 0.001],
]
const densities: readonly (readonly [pattern: RegExp, factor: number])[] = [
  [/\b(\d{2,4}(?:[.,]\d+)?)\s*kg\s*\/?\s*m(?:3|³|\^3)?/, 1],
  [/(?:rohdichte|rdk|rho|ρ|density)\s*[=:]?\s*(\d{3,4})\b/, 1],
  [/(?:rohdichte|rdk|rho|ρ|density)\s*[=:]?\s*(\d[.,]\d{1,2})\b/, 1000],
  [
    /\b(?:ks|ksv|ksl|kalksandstein|hlz|mz|vmz|[a-z]*ziegel|porenbeton|pp\d|p\d)\b.*?[ -](\d[.,]\d{1,2})\b(?!\s*(?:mm|cm|m))/,
    1000,
  ],
]
const gradePatterns: readonly RegExp[] = [
  /\bc\s?(\d{2})\s?\/\s?(\d{2})\b/,
  /\bp(?:p)?\s?([24])\b/,
  /\bt([789]|10|12)\b/,
]
const lengths = /\b\d+(?:[.,]\d+)?(?:\s*[x/]\s*\d+(?:[.,]\d+)?)*\s*(?:mm|cm|m)\b|\bd\s*=\s*\d+(?:[.,]\d+)?/g

function taken(
  text: string,
  patterns: readonly (readonly [RegExp, number])[],
): readonly [rest: string, value?: number] {
  for (const [pattern, factor] of patterns) {
    const match = pattern.exec(text)
    const value = match?.[1] === undefined ? Number.NaN : decimal(match[1]) * factor
    if (match && value > 0)
      return [text.replace(match[0], match[0].replace(/[\d.,]+|wl[gsz]?|lambda|λ|rohdichte|rdk|density/g, ' ')), value]
  }
  return [text]
}

/** Takes the figures out of a name. Thicknesses are dropped: they belong to the layer. */
export function namedFigures(name: string): NamedFigures {
  const text = folded(name).replaceAll('³', '3')
  const [withoutLambda, conductivity] = taken(text, conductivities)
  const grades: string[] = []
  let rest = withoutLambda
  for (const pattern of gradePatterns) {
    const match = pattern.exec(rest)
    if (match) grades.push(match[0].replaceAll(/\s/g, '').replace('pp', 'p'))
  }
  const [withoutDensity, density] = taken(rest, densities)
  rest = gradePatterns.slice(0, 1).reduce((left, pattern) => left.replace(pattern, ' '), withoutDensity)
  const words = rest
    .replaceAll(lengths, ' ')
    .replaceAll(/\bkg\s*\/\s*m3?/g, ' ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
  return {
    ...(conductivity !== undefined && conductivity < 5 && { conductivity }),
    ...(density !== undefined && density >= 5 && density < 12_000 && { density }),
    grades,
    words,
  }
}
