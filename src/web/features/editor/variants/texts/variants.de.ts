/** Texts of the variants of a construction. */
export const de = {
  tag: 'Varianten',
  make: 'Als Variante',
  'make.title': 'Eine Kopie als Variante anlegen und an ihr weiterarbeiten',
  made: 'Variante „{name}“ angelegt.',
  origin: 'Vorlage',
  label: 'Varianten',
  more: 'Weitere Variante',
  full: 'Ein Vergleich nimmt {count} Varianten auf',
  ghost: 'Gegen {letter}',
  'ghost.title': 'Ränder und Werte von {letter} zum Vergleich zeigen',
  compare: 'Varianten vergleichen',
  switch: 'Zur anderen Variante',
} as const
