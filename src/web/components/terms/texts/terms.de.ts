/** What signs and short words mean. */
export const de = {
  lowerBound: 'Mindestens so viel: Angaben fehlen und zählen nicht mit. Was fehlt, steht beim Kennwert.',
  absent: 'Nicht bekannt oder nicht berechenbar. Fehlendes zählt nie als null.',
  serviceLife:
    'ND, Nutzungsdauer in Jahren: danach wird die Schicht ersetzt (Modul B4). ≥ 50: nur als Untergrenze bekannt.',
  scope:
    'Was die Summe zählt: Herstellung und Einbau (A), Austausch (B4), Lebensende (C) im Betrachtungszeitraum. D zählt nicht mit.',
  moduleD:
    'Gutschriften und Lasten jenseits der Systemgrenze, etwa aus Recycling. Steht für sich und ist in keiner Summe.',
} as const
