import type { Locale } from '#vocabulary/constructions.ts'

type Text = Readonly<Record<Locale, string>>

/** Day since which the building energy act carries its present name (BGBl. 2026 I Nr. 226). */
const RENAMED = '2026-07-29'

/** Name of the building energy act on a day. */
export const lawName = (asOf: string): 'GEG' | 'GModG' => (asOf < RENAMED ? 'GEG' : 'GModG')

/** Titles of limits, by the id of the rule or of its pack; the rule's own goes first. */
const titles: Readonly<Record<string, Text>> = {
  gegAnnex1: { de_DE: '{law} Anlage 1, Referenzgebäude', en_GB: '{law} annex 1, reference building' },
  gegAnnex2: { de_DE: '{law} Anlage 2, Referenzgebäude', en_GB: '{law} annex 2, reference building' },
  gegAnnex7: { de_DE: '{law} Anlage 7, Änderung im Bestand', en_GB: '{law} annex 7, change to an existing building' },
  'gegAnnex7.cavity': { de_DE: '{law} Anlage 7, Kerndämmung', en_GB: '{law} annex 7, core insulation' },
  'gegAnnex7.infill': { de_DE: '{law} Anlage 7, Gefache', en_GB: '{law} annex 7, infill' },
  'geg.notWorse': { de_DE: '{law}, Verschlechterungsverbot', en_GB: '{law}, no worsening' },
  'geg.topFloorDuty': { de_DE: '{law}, Nachrüstpflicht oberste Decke', en_GB: '{law}, duty for top-floor ceilings' },
  begEm: { de_DE: 'BEG EM, Einzelmaßnahme', en_GB: 'BEG EM, single measure' },
  'begEm.cavity': { de_DE: 'BEG EM, Kerndämmung', en_GB: 'BEG EM, core insulation' },
  'begEm.monumentWall': { de_DE: 'BEG EM, Denkmal', en_GB: 'BEG EM, monument' },
  'begEm.monumentRoof': { de_DE: 'BEG EM, Denkmal', en_GB: 'BEG EM, monument' },
  'begEm.halfTimber': { de_DE: 'BEG EM, Sichtfachwerk', en_GB: 'BEG EM, exposed half-timber' },
  passiveHouse: { de_DE: 'Passivhaus-Komponente', en_GB: 'Passive house component' },
  'din4108-2.r': { de_DE: 'DIN 4108-2, Mindestwärmeschutz', en_GB: 'DIN 4108-2, minimum thermal protection' },
  'din4108-2.r.bay': { de_DE: 'DIN 4108-2, Mindestwärmeschutz im Gefach', en_GB: 'DIN 4108-2, minimum in the bay' },
  'din4108-2.r.mean': { de_DE: 'DIN 4108-2, Mindestwärmeschutz im Mittel', en_GB: 'DIN 4108-2, minimum on average' },
  'din4108-2': { de_DE: 'DIN 4108-2, Temperaturfaktor', en_GB: 'DIN 4108-2, temperature factor' },
  'din4108-3': { de_DE: 'DIN 4108-3, Tauwasser', en_GB: 'DIN 4108-3, condensation' },
  'din4108-3.condensate': { de_DE: 'DIN 4108-3, Tauwassermenge', en_GB: 'DIN 4108-3, amount of condensate' },
  'din4108-3.drying': { de_DE: 'DIN 4108-3, Austrocknung', en_GB: 'DIN 4108-3, drying' },
}

/** Of a row of annex 7. */
const rowTitle: Text = { de_DE: '{law} Anlage 7, Zeile {row}', en_GB: '{law} annex 7, row {row}' }

type Named = { readonly requirement: string; readonly pack: string; readonly row: string | null }

/** Title of a limit on a day, for the law changes its name; the id itself where it has none. */
export function requirementTitle({ requirement, pack, row }: Named, asOf: string, locale: Locale): string {
  const text = row === null ? (titles[requirement.replace(/\.low$/, '')] ?? titles[pack]) : rowTitle
  return text?.[locale].replace('{law}', lawName(asOf)).replace('{row}', row ?? '') ?? requirement
}
