import type { Locale } from '#vocabulary/constructions.ts'

type Text = Readonly<Record<Locale, string>>

/** Titles of limits, by the id of the rule or of its pack; the rule's own goes first. */
const titles: Readonly<Record<string, Text>> = {
  gegAnnex1: { de_DE: 'GEG Anlage 1, Referenzgebäude', en_GB: 'GEG annex 1, reference building' },
  gegAnnex7: { de_DE: 'GEG Anlage 7, Änderung im Bestand', en_GB: 'GEG annex 7, change to an existing building' },
  begEm: { de_DE: 'BEG EM, Einzelmaßnahme', en_GB: 'BEG EM, single measure' },
  passiveHouse: { de_DE: 'Passivhaus-Komponente', en_GB: 'Passive house component' },
  'din4108-2': { de_DE: 'DIN 4108-2, Schutz vor Schimmel', en_GB: 'DIN 4108-2, protection against mould' },
  'din4108-3': { de_DE: 'DIN 4108-3, Tauwasser', en_GB: 'DIN 4108-3, condensation' },
  'din4108-3.condensate': { de_DE: 'DIN 4108-3, Tauwassermenge', en_GB: 'DIN 4108-3, amount of condensate' },
  'din4108-3.drying': { de_DE: 'DIN 4108-3, Austrocknung', en_GB: 'DIN 4108-3, drying' },
}

/** Title of a limit; the id itself where it has none. */
export const requirementTitle = (requirement: string, pack: string, locale: Locale): string =>
  (titles[requirement] ?? titles[pack])?.[locale] ?? requirement
