import type { Locale } from './constructions.ts'
import { figureName } from './figure-names.ts'
import type { ActivityKind, OfficeRole } from './offices.ts'
import { displays, type Quantity } from './quantities.ts'

type Names<Key extends string> = Readonly<Record<Key, readonly [german: string, english: string]>>
const inLanguage = ([german, english]: readonly [string, string], locale: Locale) =>
  locale === 'de_DE' ? german : english

/** What roles in an office are called. */
export const roleNames = {
  owner: ['Leitung', 'Owner'],
  admin: ['Verwaltung', 'Administrator'],
  member: ['Mitglied', 'Member'],
  viewer: ['Nur ansehen', 'Viewer'],
} as const satisfies Names<OfficeRole>

const kindNames: Names<ActivityKind> = {
  officeCreated: ['Büro angelegt', 'Office opened'],
  officeRenamed: ['Büro umbenannt', 'Office renamed'],
  officeChanged: ['Vorgaben des Büros geändert', 'Demands of the office changed'],
  domainProven: ['Domain belegt', 'Domain proven'],
  domainLapsed: ['Domain gilt nicht mehr als belegt', 'Domain no longer counts as proven'],
  domainOpened: ['Beitritt über die Domain geändert', 'Joining by the domain changed'],
  domainRemoved: ['Domain aufgegeben', 'Domain given up'],
  webhookAdded: ['Webhook angelegt', 'Webhook added'],
  webhookRemoved: ['Webhook gelöscht', 'Webhook removed'],
  invited: ['Eingeladen', 'Invited'],
  invitationRevoked: ['Einladung zurückgezogen', 'Invitation revoked'],
  joined: ['Beigetreten', 'Joined'],
  roleChanged: ['Rolle geändert', 'Role changed'],
  left: ['Büro verlassen', 'Left the office'],
  removed: ['Aus dem Büro entfernt', 'Removed from the office'],
  created: ['Angelegt', 'Created'],
  changed: ['Geändert', 'Changed'],
  changedTogether: ['Mehrere zusammen geändert', 'Several changed together'],
  variantsFiled: ['Varianten von mehreren abgelegt', 'Variants of several filed'],
  undoneTogether: ['Gemeinsame Änderung zurückgenommen', 'Joint change taken back'],
  deleted: ['Gelöscht', 'Deleted'],
  restored: ['Zurückgeholt', 'Brought back'],
  standardSet: ['Zum Standard des Büros gemacht', 'Made a standard of the office'],
  standardEnded: ['Kein Standard des Büros mehr', 'No standard of the office any more'],
  originSeen: ['Neuen Stand der Vorlage gemerkt', 'New version of the source noted'],
  originCut: ['Von der Vorlage getrennt', 'Cut from the source'],
  movedIn: ['In das Büro gegeben', 'Given to the office'],
  movedOut: ['Aus dem Büro genommen', 'Taken out of the office'],
  shared: ['Freigaben geändert', 'Sharing changed'],
  linkCreated: ['Link angelegt', 'Link made'],
  linkRenewed: ['Link verlängert', 'Link renewed'],
  linkRevoked: ['Link widerrufen', 'Link revoked'],
  linkCopied: ['Über den Link kopiert', 'Copied by the link'],
  exported: ['Als Datei entnommen', 'Taken away as a file'],
  archived: ['Bibliothek des Büros als Datei entnommen', 'Library of the office taken away as a file'],
  keyUsed: ['Zugangsschlüssel benutzt', 'Access key used'],
}

/** What was done, in short. */
export const activityName = (kind: ActivityKind, locale: Locale): string => inLanguage(kindNames[kind], locale)

/** Figures that the activity tells before and after, and what they are written as. */
export const activityFigures = {
  uValue: 'uValue',
  thickness: 'thickness',
  mass: 'mass',
  gwp: 'gwp',
  penrt: 'primaryEnergy',
  gwpPerYear: 'gwpPerYear',
  penrtPerYear: 'primaryEnergyPerYear',
} as const satisfies Readonly<Record<string, Quantity>>
export type ActivityFigure = keyof typeof activityFigures
export const isActivityFigure = (field: string): field is ActivityFigure => Object.hasOwn(activityFigures, field)

/** Figures of projects, per m² of net room area and year. */
const buildingFigures: Names<'gwpPerYear' | 'penrtPerYear'> = {
  gwpPerYear: ['GWP des Gebäudes', 'GWP of the building'],
  penrtPerYear: ['PENRT des Gebäudes', 'PENRT of the building'],
}
const nameOfFigure = (field: ActivityFigure, locale: Locale): string =>
  field === 'gwpPerYear' || field === 'penrtPerYear'
    ? inLanguage(buildingFigures[field], locale)
    : figureName(field, locale)

/** What an office switches, kept as 1 and 0. */
const activitySwitches = ['secondFactor', 'joins', 'linksForbidden'] as const
type ActivitySwitch = (typeof activitySwitches)[number]
const isSwitch = (field: string): boolean => activitySwitches.some((one) => one === field)

const fieldNames: Names<
  'name' | 'note' | 'role' | 'version' | 'expiresAt' | 'format' | 'constructions' | ActivitySwitch
> = {
  name: ['Name', 'Name'],
  note: ['Anmerkung', 'Note'],
  role: ['Rolle', 'Role'],
  version: ['Fassung', 'Version'],
  expiresAt: ['gültig bis', 'valid until'],
  format: ['Format', 'Format'],
  constructions: ['Aufbauten', 'Constructions'],
  secondFactor: ['zweiter Faktor verlangt', 'second factor demanded'],
  joins: ['Beitritt durch eigenen Entschluss', 'joining by oneself'],
  linksForbidden: ['Links verboten', 'links forbidden'],
}
const isNamed = (field: string): field is keyof typeof fieldNames => Object.hasOwn(fieldNames, field)

/** What a field that was changed is called, with its unit; an address that something is shared with stays as it is. */
export function activityField(field: string, locale: Locale): string {
  if (isActivityFigure(field)) return `${nameOfFigure(field, locale)} [${displays[activityFigures[field]].unit}]`
  return isNamed(field) ? inLanguage(fieldNames[field], locale) : field
}

const valueNames: Names<OfficeRole | 'view' | 'edit' | 'none'> = {
  ...roleNames,
  view: ['ansehen', 'view'],
  edit: ['bearbeiten', 'edit'],
  none: ['zurückgenommen', 'taken back'],
}
const isWord = (value: string): value is keyof typeof valueNames => Object.hasOwn(valueNames, value)
const yesNo: Names<'1' | '0'> = { '1': ['ja', 'yes'], '0': ['nein', 'no'] }

/** A value before or after, as screens write it: figures in the units of the screen, roles and rights by their names. */
export function activityValue(field: string, value: string | number | null, locale: Locale): string | number {
  if (value === null) return ''
  if (isActivityFigure(field))
    return typeof value === 'number' ? Number((value * displays[activityFigures[field]].factor).toPrecision(12)) : value
  if (isSwitch(field)) return inLanguage(yesNo[value === 1 ? '1' : '0'], locale)
  const isFree = field === 'name' || field === 'note' || field === 'format'
  return typeof value === 'string' && !isFree && isWord(value) ? inLanguage(valueNames[value], locale) : value
}
