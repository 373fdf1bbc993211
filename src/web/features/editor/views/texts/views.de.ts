/** Ansichten neben den Schichten. */
export const de = {
  label: 'Ansichten',
  figures: 'Kennwerte',
  proposals: 'Vorschläge',
  insulation: 'Dicke',
  influence: 'Einfluss',
  back: 'Zurück zu den Kennwerten',
} as const
