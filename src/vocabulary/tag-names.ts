import type { Locale } from './constructions.ts'

/** What the tags of the standard constructions are in English; a tag is stored in German, whoever reads it. */
const english: Readonly<Record<string, string>> = {
  Massivbau: 'Solid construction',
  Wohnungsbau: 'Housing',
  Holzbau: 'Timber construction',
  nachwachsend: 'Renewable',
  Sanierung: 'Renovation',
  WDVS: 'ETICS',
  Flachdach: 'Flat roof',
  erdberührt: 'To ground',
  Steildach: 'Pitched roof',
  Altbau: 'Old building',
  Warmdach: 'Warm roof',
  Keller: 'Basement',
  Bestand: 'Existing',
  hinterlüftet: 'Ventilated',
  Schulbau: 'Schools',
  Brettsperrholz: 'Cross-laminated timber',
  monolithisch: 'Monolithic',
  Verwaltungsbau: 'Offices',
  Trockenbau: 'Dry lining',
  Schallschutz: 'Sound insulation',
  Fertigteil: 'Precast',
  zweischalig: 'Double leaf',
  nichttragend: 'Non-loadbearing',
  Passivhaus: 'Passive house',
  Dachboden: 'Attic',
  Innendämmung: 'Internal insulation',
  Gewerbebau: 'Commercial',
  Flächenheizung: 'Radiant heating',
  Auskragung: 'Projecting floor',
  Aufsparrendämmung: 'Over-rafter insulation',
  Verbundbau: 'Composite construction',
  Umkehrdach: 'Inverted roof',
  Stahlbau: 'Steel construction',
  Kaltdach: 'Cold roof',
  Gründach: 'Green roof',
  Dachausbau: 'Loft conversion',
  Aufstockung: 'Added storey',
}

/** A tag in a language: those of the standard constructions are translated, one's own stay as they were written. */
export const tagName = (tag: string, locale: Locale): string =>
  locale === 'en_GB' && Object.hasOwn(english, tag) ? (english[tag] ?? tag) : tag
