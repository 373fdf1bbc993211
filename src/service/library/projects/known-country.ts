import { countries } from '#vocabulary/countries.ts'

/** What a country was allowed to be before it had to be one. */
const TWO_LETTERS = /^[A-Z]{2}$/

const isUnknown = (country: unknown) =>
  typeof country === 'string' && TWO_LETTERS.test(country) && !countries.includes(country)

/** Leaves out a country that is none: projects of before may tell any two letters, and open and are saved all the same. */
export function withKnownCountry<Told extends { readonly location?: unknown }>(project: Told): Told {
  const { location } = project
  if (typeof location !== 'object' || location === null || !('country' in location) || !isUnknown(location.country))
    return project
  const { country: _, ...place } = location
  return { ...project, location: place }
}
