/** Ansichten neben den Schichten. */
export const de = {
  label: 'Ansichten',
  figures: 'Kennwerte',
  proposals: 'Vorschläge',
  insulation: 'Dicke',
  influence: 'Einfluss',
  'open.proposals': 'Vorschläge zeigen',
  'open.insulation': 'Beste Dämmdicke zeigen',
  'open.influence': 'Einfluss der Annahmen zeigen',
  back: 'Zurück zu den Kennwerten',
} as const
