import type { DetailCode } from '#contract/error.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { Quota, RefusalValues } from '../service-error.ts'
import type { Text } from './error-texts.ts'

type Sentence = Readonly<Record<Locale, (values: RefusalValues) => string>>

const plain = (de: string, en: string): Sentence => ({ de_DE: () => de, en_GB: () => en })

const words = {
  de_DE: { above: 'größer als', atLeast: 'mindestens', and: 'und', atMost: 'höchstens' },
  en_GB: { above: 'greater than', atLeast: 'at least', and: 'and', atMost: 'at most' },
} as const

/** `greater than 0 and at most 5`, from the bounds that are known; numbers as they are written on the wire. */
function range(locale: Locale, { above, minimum, maximum }: RefusalValues): string {
  const { above: aboveWord, atLeast, and, atMost } = words[locale]
  const lower = above !== undefined ? `${aboveWord} ${above}` : minimum !== undefined ? `${atLeast} ${minimum}` : ''
  const upper = maximum !== undefined ? `${atMost} ${maximum}` : ''
  return [lower, upper].filter((part) => part !== '').join(` ${and} `)
}

const inRange: Sentence = {
  de_DE: (values) => `Der Wert muss ${range('de_DE', values)} sein.`,
  en_GB: (values) => `The value must be ${range('en_GB', values)}.`,
}
const lengthInRange: Sentence = {
  de_DE: (values) => `Erlaubt sind ${range('de_DE', values)} Zeichen.`,
  en_GB: (values) => `Allowed are ${range('en_GB', values)} characters.`,
}
const countInRange: Sentence = {
  de_DE: (values) => `Erlaubt sind ${range('de_DE', values)} Einträge.`,
  en_GB: (values) => `Allowed are ${range('en_GB', values)} entries.`,
}

const typeNames: Readonly<Record<string, Text>> = {
  string: { de_DE: 'ein Text', en_GB: 'a text' },
  number: { de_DE: 'eine endliche Zahl', en_GB: 'a finite number' },
  int: { de_DE: 'eine ganze Zahl', en_GB: 'a whole number' },
  boolean: { de_DE: 'true oder false', en_GB: 'true or false' },
  array: { de_DE: 'eine Liste', en_GB: 'a list' },
  object: { de_DE: 'ein Objekt', en_GB: 'an object' },
  record: { de_DE: 'ein Objekt', en_GB: 'an object' },
}
const otherValue: Text = { de_DE: 'ein anderer Wert', en_GB: 'another value' }
/** A type with the bounds that are known. */
function typeName(locale: Locale, values: RefusalValues): string {
  const name = (typeNames[String(values['expected'])] ?? otherValue)[locale]
  const bounds = range(locale, values)
  return bounds === '' ? name : `${name}, ${bounds}`
}

const formatNames: Readonly<Record<string, Text>> = {
  uuid: { de_DE: 'eine UUID', en_GB: 'a UUID' },
  email: { de_DE: 'eine E-Mail-Adresse', en_GB: 'an e-mail address' },
  url: { de_DE: 'eine Adresse wie https://…', en_GB: 'an address such as https://…' },
  date: { de_DE: 'ein Tag wie 2026-05-31', en_GB: 'a day such as 2026-05-31' },
  datetime: { de_DE: 'eine Zeit wie 2026-05-31T12:00:00Z', en_GB: 'a time such as 2026-05-31T12:00:00Z' },
}

/** What a format looks like, in brackets; nothing where none is told. */
const formatName = (locale: Locale, { format }: RefusalValues) =>
  format === undefined ? '' : ` (${formatNames[String(format)]?.[locale] ?? format})`

const listNames: Readonly<Record<string, Text>> = {
  country: {
    de_DE: 'Länder nach ISO 3166-1 alpha-2, etwa DE, AT oder CH',
    en_GB: 'countries of ISO 3166-1 alpha-2, such as DE, AT or CH',
  },
}
/** What a list allows, or its name where it is too long. */
const allowedIn = (locale: Locale, { list, allowed }: RefusalValues) => listNames[String(list)]?.[locale] ?? allowed

const quotaNames: Readonly<Record<string, Text>> = {
  recipients: { de_DE: 'neue Empfänger am Tag', en_GB: 'new recipients a day' },
  constructions: { de_DE: 'eigene Aufbauten', en_GB: 'constructions of your own' },
  projects: { de_DE: 'eigene Projekte', en_GB: 'projects of your own' },
  materials: { de_DE: 'eigene Materialien', en_GB: 'materials of your own' },
  prices: { de_DE: 'eigene Preise', en_GB: 'prices of your own' },
  offices: { de_DE: 'eigene Büros', en_GB: 'offices of your own' },
  members: { de_DE: 'Mitglieder und Einladungen', en_GB: 'members and invitations' },
  officeConstructions: { de_DE: 'Aufbauten eines Büros', en_GB: 'constructions of an office' },
  links: { de_DE: 'Links zu einem Aufbau', en_GB: 'links to a construction' },
  domains: { de_DE: 'Domains eines Büros', en_GB: 'domains of an office' },
  passkeys: { de_DE: 'Passkeys', en_GB: 'passkeys' },
  webhooks: { de_DE: 'eigene Webhooks', en_GB: 'webhooks of your own' },
  reports: { de_DE: 'prüfbare Berichte', en_GB: 'verifiable reports' },
  megabytes: { de_DE: 'MB an gespeicherten Daten', en_GB: 'MB of stored data' },
} satisfies Record<Quota, Text>
const quotaName = (locale: Locale, { quota, maximum }: RefusalValues) =>
  `${maximum} ${quotaNames[String(quota)]?.[locale] ?? ''}`

const detailTexts: Readonly<Record<DetailCode, Sentence>> = {
  required: plain('Diese Angabe fehlt.', 'This value is missing.'),
  wrongType: {
    de_DE: (values) => `Erwartet wird ${typeName('de_DE', values)}.`,
    en_GB: (values) => `Expected is ${typeName('en_GB', values)}.`,
  },
  wrongFormat: {
    de_DE: (values) =>
      values['pattern'] === undefined
        ? `Das Format stimmt nicht${formatName('de_DE', values)}.`
        : `Erlaubt ist nur, was dem Muster ${values['pattern']} folgt.`,
    en_GB: (values) =>
      values['pattern'] === undefined
        ? `The format is wrong${formatName('en_GB', values)}.`
        : `Allowed is only what follows the pattern ${values['pattern']}.`,
  },
  tooSmall: inRange,
  tooBig: inRange,
  tooShort: lengthInRange,
  tooLong: lengthInRange,
  tooFew: countInRange,
  tooMany: countInRange,
  notInList: {
    de_DE: (values) => {
      const allowed = allowedIn('de_DE', values)
      return allowed === undefined ? 'Dieser Wert ist nicht vorgesehen.' : `Erlaubt sind: ${allowed}.`
    },
    en_GB: (values) => {
      const allowed = allowedIn('en_GB', values)
      return allowed === undefined ? 'This value is not provided for.' : `Allowed are: ${allowed}.`
    },
  },
  unknownField: plain('Dieses Feld gibt es nicht.', 'There is no such field.'),
  unknownMaterial: plain('Dieses Material steht nicht im Katalog.', 'This material is not in the catalogue.'),
  unknownRelease: {
    de_DE: ({ allowed }) => `Diesen Datenstand gibt es nicht. Vorhanden: ${allowed}.`,
    en_GB: ({ allowed }) => `There is no such data release. There are: ${allowed}.`,
  },
  unknownScenario: {
    de_DE: ({ allowed }) =>
      allowed === undefined || allowed === ''
        ? 'Der Datensatz des Materials kennt keine Szenarien.'
        : `Dieses Szenario kennt der Datensatz nicht. Vorhanden: ${allowed}.`,
    en_GB: ({ allowed }) =>
      allowed === undefined || allowed === ''
        ? 'The dataset of the material has no scenarios.'
        : `The dataset has no such scenario. There are: ${allowed}.`,
  },
  unknownDataset: {
    de_DE: ({ release }) =>
      `Diesen Datensatz gibt es nicht${release === undefined ? '' : ` im Datenstand ${release}`}.`,
    en_GB: ({ release }) => `There is no such dataset${release === undefined ? '' : ` in data release ${release}`}.`,
  },
  unknownConstruction: plain(
    'Dieser Aufbau ist nicht bekannt oder nicht zugänglich.',
    'This construction is unknown or not accessible.',
  ),
  unknownProject: plain(
    'Dieses Projekt ist nicht bekannt oder nicht zugänglich.',
    'This project is unknown or not accessible.',
  ),
  unknownReference: plain(
    'Worauf das verweist, gibt es in diesem Projekt nicht.',
    'What this refers to is not in this project.',
  ),
  damaged: plain('Die Datei ist beschädigt oder unvollständig.', 'The file is damaged or incomplete.'),
  foreignFile: plain('Das gehört nicht in ein Archiv von Aufbau.', 'This does not belong in an archive of Aufbau.'),
  wrongVersion: {
    de_DE: ({ version, allowed }) => `Version ${version} des Formats wird nicht gelesen, nur ${allowed}.`,
    en_GB: ({ version, allowed }) => `Version ${version} of the format cannot be read, only ${allowed}.`,
  },
  contradicts: {
    de_DE: ({ stored, usedBy }) =>
      usedBy !== undefined
        ? `Wird noch gebraucht von: ${usedBy}.`
        : stored === undefined
          ? 'Diese Angabe widerspricht einer anderen.'
          : `Hier gilt ${stored}; die Angabe widerspricht.`,
    en_GB: ({ stored, usedBy }) =>
      usedBy !== undefined
        ? `Still used by: ${usedBy}.`
        : stored === undefined
          ? 'This value contradicts another one.'
          : `It is ${stored} here; the value contradicts it.`,
  },
  notUnique: plain('Dieser Wert kommt mehrfach vor.', 'This value occurs more than once.'),
  tooCommon: plain('Dieses Passwort ist zu verbreitet.', 'This password is too common.'),
  containsEmail: plain(
    'Das Passwort darf die E-Mail-Adresse nicht enthalten.',
    'The password must not contain the e-mail address.',
  ),
  notAllowed: plain('Das ist hier nicht erlaubt.', 'This is not allowed here.'),
  privateAddress: plain('Diese Adresse liegt nicht im offenen Internet.', 'This address is not of the open internet.'),
  quotaReached: {
    de_DE: (values) => `Möglich sind höchstens ${quotaName('de_DE', values)}.`,
    en_GB: (values) => `At most ${quotaName('en_GB', values)} are possible.`,
  },
}

/** The sentence for one refused field, naming what is allowed. */
export const detailText = (code: DetailCode, values: RefusalValues, locale: Locale): string =>
  detailTexts[code][locale](values)
