import type { LimitWords } from './words.ts'

/** What limits and measures say. */
export const limits: LimitWords = {
  titles: {
    gegAnnex1: '{law} Anlage 1, Referenzgebäude',
    gegAnnex2: '{law} Anlage 2, Referenzgebäude',
    gegAnnex7: '{law} Anlage 7, Änderung im Bestand',
    'gegAnnex7.cavity': '{law} Anlage 7, Kerndämmung',
    'gegAnnex7.infill': '{law} Anlage 7, Gefache',
    'geg.notWorse': '{law}, Verschlechterungsverbot',
    'geg.topFloorDuty': '{law}, Nachrüstpflicht oberste Decke',
    begEm: 'BEG EM, Einzelmaßnahme',
    'begEm.cavity': 'BEG EM, Kerndämmung',
    'begEm.monumentWall': 'BEG EM, Denkmal',
    'begEm.monumentRoof': 'BEG EM, Denkmal',
    'begEm.halfTimber': 'BEG EM, Sichtfachwerk',
    passiveHouse: 'Passivhaus-Komponente',
    'din4108-2.r': 'DIN 4108-2, Mindestwärmeschutz',
    'din4108-2.r.bay': 'DIN 4108-2, Mindestwärmeschutz im Gefach',
    'din4108-2.r.mean': 'DIN 4108-2, Mindestwärmeschutz im Mittel',
    'din4108-2': 'DIN 4108-2, Temperaturfaktor',
    'din4108-3': 'DIN 4108-3, Tauwasser',
    'din4108-3.condensate': 'DIN 4108-3, Tauwassermenge',
    'din4108-3.drying': 'DIN 4108-3, Austrocknung',
  },
  rowTitle: '{law} Anlage 7, Zeile {row}',
  exemptions: {
    areaShare: 'Ausgenommen: höchstens 10 % der Bauteilgruppe, § 48 GEG (Fassung bis 28.07.2026).',
    energyLaw:
      'Ausgenommen: nach dem 31.12.1983 nach Energieeinsparrecht errichtet oder erneuert (Anlage 7, Nr. b, e).',
  },
  notes: {
    referenceBuilding: 'Orientierung; nachgewiesen wird das ganze Gebäude.',
    wholeBuilding:
      'Oder Nachweis über das ganze Gebäude: höchstens 140 % des Referenzgebäudes, § 50 GEG (Fassung bis 28.07.2026).',
    thickness: 'Erfüllt über die Dämmstoffdicke (Anlage 7, Nr. a): größte mögliche Dicke mit λ {conductivity} W/(m·K).',
    thicknessConductivity:
      'Dicke begrenzt, aber λ {conductivity} W/(m·K): erlaubt sind 0,035, eingeblasen oder nachwachsend 0,045.',
    notCompared: 'Für Tage ab 2027 nicht geprüft.',
    interpretation: 'Auslegung: die Zeile nennt Bekleidungen und Abdichtungen, nicht die Dämmung allein.',
    noRow: 'Keine Zeile der Anlage 7; vorsorglich λ ≤ 0,045.',
    clarify: 'Klären: ob Zeile 1a oder 1b gilt, ist eine Frage des Umfangs.',
    guidelineNotCompared: 'Mindestanforderungen von 2026 nicht verglichen.',
    mayDeviate: 'Denkmal oder erhaltenswerte Bausubstanz: Abweichung möglich, § 105 GEG (Fassung bis 28.07.2026).',
    belowToday: 'Nicht erfüllt: der Bestand unterschreitet den heutigen Mindestwärmeschutz (Orientierung).',
    undisturbed: 'Gilt für das ungestörte Bauteil; Wärmebrücken gesondert nachweisen.',
    lightPart: 'Leichtes Bauteil unter 100 kg/m².',
    framedPart: 'Gerippebauteil: 1,75 im Gefach und 1,0 im Mittel.',
    topFloorDuty:
      'Zugängliche oberste Geschossdecke ohne Mindestwärmeschutz: U ≤ 0,24, § 35 (bis 28.07.2026 § 47 GEG).',
    worse:
      'Schlechter als vorher: keine Änderung darf die energetische Qualität mindern, § 46 GEG (Fassung bis 28.07.2026).',
  },
  layer: 'Schicht',
  states: { new: 'neu', existing: 'Bestand', removed: 'entfernt' },
}
