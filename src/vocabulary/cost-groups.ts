import type { Locale } from './constructions.ts'

type Name = readonly [german: string, english: string]

/** Cost groups of DIN 276:2018-12 by their first two digits, as far as their names are known from a source. */
const names: Readonly<Record<string, Name>> = {
  '30': ['Bauwerk', 'Building fabric'],
  '32': ['Gründung, Bodenplatte', 'Foundations, ground slab'],
  '33': ['Außenwände', 'External walls'],
  '34': ['Innenwände', 'Internal walls'],
  '35': ['Decken', 'Floors'],
  '36': ['Dächer', 'Roofs'],
  '40': ['Technik', 'Building services'],
}

/** A cost group of three digits with its name, by its first two digits; the number alone where no name is known. */
export function costGroupLabel(costGroup: string, locale: Locale): string {
  const name = names[costGroup.slice(0, 2)]?.[locale === 'de_DE' ? 0 : 1]
  return name === undefined ? costGroup : `${costGroup} ${name}`
}
