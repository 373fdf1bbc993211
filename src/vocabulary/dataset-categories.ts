import type { Locale } from './constructions.ts'

/** The most general categories of ÖKOBAUDAT, which names them in German, as its English pages call them. */
const english: Readonly<Record<string, string>> = {
  'Mineralische Baustoffe': 'Mineral building products',
  Dämmstoffe: 'Insulation materials',
  Holz: 'Wood',
  Metalle: 'Metals',
  Beschichtungen: 'Coatings',
  Kunststoffe: 'Plastics',
  Komposite: 'Composites',
  'Komponenten von Fenstern und Vorhangfassaden': 'Components for windows and curtain walls',
  Gebäudetechnik: 'Building services',
  Sonstige: 'Other',
  'End of Life': 'End of life',
}

/** A category of datasets in a language; one that nobody translated as its publisher wrote it. */
export const datasetCategoryName = (category: string, locale: Locale): string =>
  locale === 'en_GB' && Object.hasOwn(english, category) ? (english[category] ?? category) : category
