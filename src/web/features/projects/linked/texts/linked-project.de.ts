export const de = {
  title: 'Geteiltes Projekt',
  loading: 'Das Projekt wird geladen',
  failed: 'Das Projekt konnte nicht geladen werden.',
  copy: 'In meine Projekte kopieren',
  copied: '{name} steht in Ihren Projekten.',
  copyFailed: 'Kopieren fehlgeschlagen. {reason}',
  open: 'Öffnen',
  facts: 'Angaben',
  heated: 'davon beheizt',
  tags: 'Schlagworte',
  site: 'Standort',
  versionOf: '{version} vom {date}',
  version: 'Fassung',
  constructions: 'Aufbauten',
  amount: 'Menge',
  footer:
    'Gerechnet nach DIN EN 15804, DIN EN ISO 6946 und den Regeln des QNG. Vorabschätzung; der Nachweis braucht die Rechenwerte des BBSR.',
} as const
