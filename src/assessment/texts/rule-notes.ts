import type { Exemption, RuleNote } from '#engine/conformity/rule-pack.ts'
import type { Locale } from '#vocabulary/constructions.ts'

type Text = Readonly<Record<Locale, string>>

const exemptions: Readonly<Record<Exemption, Text>> = {
  areaShare: {
    de_DE: 'Ausgenommen: höchstens 10 % der Bauteilgruppe, § 48 GEG (Fassung bis 28.07.2026).',
    en_GB: 'Exempt: at most 10 % of the component group, § 48 GEG (as until 28.07.2026).',
  },
  energyLaw: {
    de_DE: 'Ausgenommen: nach dem 31.12.1983 nach Energieeinsparrecht errichtet oder erneuert (Anlage 7, Nr. b, e).',
    en_GB: 'Exempt: built or renewed under energy law after 31.12.1983 (annex 7, notes b and e).',
  },
}

const notes: Readonly<Record<RuleNote, Text>> = {
  referenceBuilding: {
    de_DE: 'Orientierung; nachgewiesen wird das ganze Gebäude.',
    en_GB: 'Orientation; what is proven is the whole building.',
  },
  wholeBuilding: {
    de_DE:
      'Oder Nachweis über das ganze Gebäude: höchstens 140 % des Referenzgebäudes, § 50 GEG (Fassung bis 28.07.2026).',
    en_GB: 'Or proof of the whole building: at most 140 % of the reference, § 50 GEG (as until 28.07.2026).',
  },
  thickness: {
    de_DE: 'Erfüllt über die Dämmstoffdicke (Anlage 7, Nr. a): größte mögliche Dicke mit λ {conductivity} W/(m·K).',
    en_GB: 'Met by the thickness (annex 7, note a): the greatest possible with λ {conductivity} W/(m·K).',
  },
  thicknessConductivity: {
    de_DE: 'Dicke begrenzt, aber λ {conductivity} W/(m·K): erlaubt sind 0,035, eingeblasen oder nachwachsend 0,045.',
    en_GB: 'Thickness limited, but λ {conductivity} W/(m·K): allowed are 0.035, blown in or renewable 0.045.',
  },
  notCompared: {
    de_DE: 'Für Tage ab 2027 nicht geprüft.',
    en_GB: 'Not checked for days from 2027 on.',
  },
  interpretation: {
    de_DE: 'Auslegung: die Zeile nennt Bekleidungen und Abdichtungen, nicht die Dämmung allein.',
    en_GB: 'Interpretation: the row names claddings and sealings, not insulation alone.',
  },
  noRow: {
    de_DE: 'Keine Zeile der Anlage 7; vorsorglich λ ≤ 0,045.',
    en_GB: 'No row of annex 7; as a precaution λ ≤ 0.045.',
  },
  clarify: {
    de_DE: 'Klären: ob Zeile 1a oder 1b gilt, ist eine Frage des Umfangs.',
    en_GB: 'To be cleared: whether row 1a or 1b holds depends on the extent.',
  },
  guidelineNotCompared: {
    de_DE: 'Mindestanforderungen von 2026 nicht verglichen.',
    en_GB: 'Minimum requirements of 2026 not compared.',
  },
  mayDeviate: {
    de_DE: 'Denkmal oder erhaltenswerte Bausubstanz: Abweichung möglich, § 105 GEG (Fassung bis 28.07.2026).',
    en_GB: 'Monument or fabric worth preserving: may deviate, § 105 GEG (as until 28.07.2026).',
  },
  belowToday: {
    de_DE: 'Nicht erfüllt: der Bestand unterschreitet den heutigen Mindestwärmeschutz (Orientierung).',
    en_GB: 'Not met: what stands is below today’s minimum thermal protection (orientation).',
  },
  undisturbed: {
    de_DE: 'Gilt für das ungestörte Bauteil; Wärmebrücken gesondert nachweisen.',
    en_GB: 'Of the undisturbed part; thermal bridges are to be proven apart.',
  },
  lightPart: {
    de_DE: 'Leichtes Bauteil unter 100 kg/m².',
    en_GB: 'A light part, below 100 kg/m².',
  },
  framedPart: {
    de_DE: 'Gerippebauteil: 1,75 im Gefach und 1,0 im Mittel.',
    en_GB: 'A framed part: 1.75 in the bay and 1.0 on average.',
  },
  topFloorDuty: {
    de_DE: 'Zugängliche oberste Geschossdecke ohne Mindestwärmeschutz: U ≤ 0,24, § 35 (bis 28.07.2026 § 47 GEG).',
    en_GB: 'Accessible top-floor ceiling without minimum protection: U ≤ 0.24, § 35 (until 28.07.2026 § 47 GEG).',
  },
  worse: {
    de_DE:
      'Schlechter als vorher: keine Änderung darf die energetische Qualität mindern, § 46 GEG (Fassung bis 28.07.2026).',
    en_GB: 'Worse than before: no change may lower the energy quality, § 46 GEG (as until 28.07.2026).',
  },
}

/** Why a row asks for nothing, in words. */
export const exemptionText = (exemption: Exemption, locale: Locale): string => exemptions[exemption][locale]

/** What a rule says beside its limit, in one text; null where it says nothing. */
export function noteText(codes: readonly RuleNote[], conductivity: number | null, locale: Locale): string | null {
  if (codes.length === 0) return null
  const lambda = conductivity === null ? '–' : String(conductivity)
  const shown = locale === 'de_DE' ? lambda.replace('.', ',') : lambda
  return codes.map((code) => notes[code][locale].replace('{conductivity}', shown)).join(' ')
}
