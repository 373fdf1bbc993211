/** Ansichten neben den Schichten. */
export const de = {
  label: 'Ansichten',
  figures: 'Kennwerte',
  proposals: 'Vorschläge',
  insulation: 'Dicke',
  influence: 'Einfluss',
  back: 'Zurück zu den Kennwerten',
  'bounded.notANumber': 'Keine Zahl',
  'bounded.within': '{from} bis {to}',
} as const
