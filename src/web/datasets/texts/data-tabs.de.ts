/** Names of the lists of data. */
export const de = {
  administration: 'Verwaltung',
  data: 'Materialien und Datensätze',
  standards: 'Standardaufbauten',
  materials: 'Materialien',
  ownMaterials: 'Eigene Materialien',
  prices: 'Preise',
  datasets: 'Datensätze',
  releases: 'Datenstände',
  keys: 'Zugangsschlüssel',
} as const
