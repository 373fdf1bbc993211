import type { Locale } from './constructions.ts'
import { places as german } from './service-life-names.de.ts'
import { places as english } from './service-life-names.en.ts'
import type { PlaceNames, ServiceLifePlace } from './service-life-positions.ts'

const names: Readonly<Record<Locale, PlaceNames>> = { de_DE: german, en_GB: english }

/** Name of a place in a component; the place itself where it has none. */
export const placeName = (place: ServiceLifePlace, locale: Locale): string => names[locale][place] ?? place
