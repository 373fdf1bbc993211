/** Texts of the search for a material. */
export const de = {
  'material.own': 'eigenes',
  'material.newOwn': '„{name}“ als eigenes Material anlegen',
  'material.alternatives': 'Ähnlich, weniger CO₂',
  'material.list': 'Materialien',
  'material.gap.conductivity': 'ohne λ: kein U-Wert',
  'material.gap.vapour': 'ohne μ: keine Feuchtebilanz',
  'material.hits': { one: '{count} Treffer', other: '{count} Treffer' },
  'material.none': 'Kein Material passt zu „{text}“.',
  'material.searching': 'Materialien werden gesucht.',
  'material.failed': 'Die Suche antwortet nicht. Der Aufbau bleibt bearbeitbar.',
  'material.production': 'A1–A3 /m³',
  'material.uses': { one: '{count}-mal gewählt', other: '{count}-mal gewählt' },
  'per.m2': 'm²',
  'per.m': 'm',
  'per.piece': 'Stück',
  'per.kg': 'kg',
} as const
