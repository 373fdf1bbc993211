import type { BuildingRuleNote } from '#engine/building/limits/building-rules.ts'
import type { Locale } from '#vocabulary/constructions.ts'

type Text = Readonly<Record<Locale, string>>

/** By the id of the rule; `{law}` is the name of the act on the day. */
export const conformityTitles: Readonly<Record<string, Text>> = {
  'qngResidential.gwp.PLUS': { de_DE: 'QNG PLUS, Treibhausgase', en_GB: 'QNG PLUS, greenhouse gases' },
  'qngResidential.gwp.PREMIUM': { de_DE: 'QNG PREMIUM, Treibhausgase', en_GB: 'QNG PREMIUM, greenhouse gases' },
  'qngResidential.penrt.PLUS': { de_DE: 'QNG PLUS, Primärenergie', en_GB: 'QNG PLUS, primary energy' },
  'qngResidential.penrt.PREMIUM': { de_DE: 'QNG PREMIUM, Primärenergie', en_GB: 'QNG PREMIUM, primary energy' },
  'kfn.gwp': { de_DE: 'KFN, Treibhausgase im Lebenszyklus', en_GB: 'KFN, life-cycle greenhouse gases' },
  'kfn.primaryEnergy': { de_DE: 'KFN, Effizienzhaus 40', en_GB: 'KFN, efficiency house 40' },
  'kfn.htPrime': { de_DE: 'KFN, H′T zum Referenzgebäude', en_GB: 'KFN, H′T by the reference building' },
  'bnb.fabric': { de_DE: 'BNB, Zielwert für das Bauwerk', en_GB: 'BNB, target for the fabric' },
  'dgnb2023.reference': { de_DE: 'DGNB 2023, Referenzwert Herstellung', en_GB: 'DGNB 2023, reference for production' },
  'dgnb2023.bonus': { de_DE: 'DGNB 2023, Bonus Herstellung', en_GB: 'DGNB 2023, bonus for production' },
  'gegReference.htPrime': { de_DE: '{law}, H′T des Referenzgebäudes', en_GB: '{law}, H′T of the reference building' },
  'gegAnnex3.opaque': { de_DE: '{law} Anlage 3, opake Bauteile', en_GB: '{law} annex 3, opaque parts' },
  'gegAnnex3.transparent': {
    de_DE: '{law} Anlage 3, transparente Bauteile',
    en_GB: '{law} annex 3, transparent parts',
  },
  'gegAnnex3.curtainWall': { de_DE: '{law} Anlage 3, Vorhangfassaden', en_GB: '{law} annex 3, curtain walls' },
  'gegAnnex3.dome': { de_DE: '{law} Anlage 3, Lichtkuppeln', en_GB: '{law} annex 3, domes' },
  'geg50.primaryEnergy': { de_DE: '{law} § 50, Primärenergie', en_GB: '{law} § 50, primary energy' },
  'geg50.htPrime': { de_DE: '{law} § 50, H′T', en_GB: '{law} § 50, H′T' },
  'geg50.opaque': { de_DE: '{law} § 50, opake Bauteile', en_GB: '{law} § 50, opaque parts' },
  'geg50.transparent': { de_DE: '{law} § 50, transparente Bauteile', en_GB: '{law} § 50, transparent parts' },
  'geg50.curtainWall': { de_DE: '{law} § 50, Vorhangfassaden', en_GB: '{law} § 50, curtain walls' },
  'geg50.dome': { de_DE: '{law} § 50, Lichtkuppeln', en_GB: '{law} § 50, domes' },
  'epbd.gwp': { de_DE: 'EPBD, Treibhausgase im Lebenszyklus', en_GB: 'EPBD, life-cycle greenhouse gases' },
}

export const conformityNotes: Readonly<Record<BuildingRuleNote, Text>> = {
  referenceBuilding: {
    de_DE: 'Orientierung; nachgewiesen wird mit der Energiebilanz.',
    en_GB: 'Orientation; the proof is the energy balance.',
  },
  efficiencyHouse: {
    de_DE: 'Gilt zusammen mit dem Effizienzhaus 40, das der Energieausweis nachweist.',
    en_GB: 'Holds together with efficiency house 40, which the energy certificate proves.',
  },
  byCertificate: {
    de_DE: 'Anteil am Primärenergiebedarf des Referenzgebäudes laut Energieausweis.',
    en_GB: 'Share of the primary energy of the reference building by the certificate.',
  },
  byEnvelope: {
    de_DE: 'Anteil an H′T des Referenzgebäudes; den Nachweis führt der Energieausweis.',
    en_GB: 'Share of H′T of the reference building; the proof is the energy certificate.',
  },
  fabricOnly: {
    de_DE: 'Nur Baukonstruktionen (Kostengruppe 300 ohne 310 und 390), je m² NRF und Jahr.',
    en_GB: 'Fabric alone (cost group 300 without 310 and 390), per m² NRF and year.',
  },
  otherVariants: {
    de_DE: 'Andere Varianten des Systems nennen 9,2 und 5,9.',
    en_GB: 'Other variants of the system state 9.2 and 5.9.',
  },
  bonus: { de_DE: 'Darunter gibt es Zusatzpunkte.', en_GB: 'Below it there are extra points.' },
  groundSlabEdge: {
    de_DE:
      'Flächen der Bodenplatte, die mehr als 5 m vom Rand liegen, bleiben außer Betracht; das Urteil gilt nur, wenn es mit und ohne Bodenplatte gleich ausfällt.',
    en_GB:
      'Areas of the slab more than 5 m from its edge are left out; a verdict stands only where it is the same with and without the slab.',
  },
  noNationalLimit: {
    de_DE:
      'Noch kein nationaler Grenzwert (bekannt zu geben bis 01.01.2027). Anzugeben für Neubauten über 1.000 m² ab 01.01.2028, für alle ab 2030.',
    en_GB:
      'No national limit yet (to be announced by 01.01.2027). To be told for new buildings above 1,000 m² from 01.01.2028, for all from 2030.',
  },
  needsSecondGeneration: {
    de_DE: 'Das Formular verlangt Daten nach EN 15804+A2; hier gelten Daten nach EN 15804+A1.',
    en_GB: 'The form asks for data of EN 15804+A2; this is of EN 15804+A1.',
  },
  needsUsefulArea: { de_DE: 'Die Nutzfläche fehlt.', en_GB: 'The useful floor area is missing.' },
  notCompared: { de_DE: 'Für Tage ab 2027 nicht geprüft.', en_GB: 'Not compared for days from 2027 on.' },
  insteadOfRows: {
    de_DE:
      'Nachweis über das ganze Gebäude statt der Zeilen der Anlage 7: höchstens 140 % von Primärenergie des Referenzgebäudes und Hülle.',
    en_GB:
      'Proof of the whole building in place of the rows of annex 7: at most 140 % of the primary energy of the reference building and of the envelope.',
  },
  attachedOtherwise: {
    de_DE:
      'Freistehend mit einer Gebäudenutzfläche bis 350 m². Sonst gelten 0,70 (freistehend, darüber), 0,63 (einseitig angebaut) und 0,91 W/(m²K) (andere).',
    en_GB:
      'Detached with a useful area of up to 350 m². Otherwise 0.70 (detached, beyond), 0.63 (attached at one side) and 0.91 W/(m²K) (others) hold.',
  },
  incomplete: {
    de_DE: 'Es fehlen Daten oder Angaben; der Wert ist nicht vollständig.',
    en_GB: 'Data or details are missing; the value is not whole.',
  },
}
