import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './settings.de.ts'

/** Texts of what an assessment depends on beside type and layers. */
export const en = {
  title: 'Works and circumstances',
  'measure.legend': 'What is done to the component?',
  'measure.proposed': 'From the layers: {measures}. Is that right?',
  'measure.confirm': 'Yes, it is',
  'measure.propose': 'Propose from the layers again',
  'part.rules': 'Building',
  'part.lifeCycle': 'Life cycle',
  heating: 'Heated to',
  'heating.normal': '19 °C and more',
  'heating.low': '12 to 19 °C',
  unheatedSide: 'Unheated side',
  'unheatedSide.room': 'unheated room',
  'unheatedSide.basement': 'basement',
  'unheatedSide.roofSpace': 'roof space',
  shareOfGroup: 'Share of the component group, %',
  'shareOfGroup.hint': 'Area of the works in the component group of the building (GEG § 48).',
  energyLawSince1984: 'Built or renewed after 1983 under energy law',
  monument: 'Monument or fabric especially worth preserving',
  thicknessLimited: 'Thickness of insulation limited for technical reasons',
  thicknessLimitedReason: 'Why it is limited',
  asOf: 'Rules as of',
  'asOf.hint': 'Empty: today.',
  referenceStudyPeriod: 'Study period, years',
  range: 'A number from {minimum} to {maximum}.',
  reset: 'All by default',
  done: 'Done',
} satisfies Translation<typeof de>
