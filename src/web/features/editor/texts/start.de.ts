/** Texts of how a construction begins. */
export const de = {
  'text.label': 'Schichten schreiben oder einfügen, von außen nach innen',
  'text.example': '15 Kalkzementputz | 160 Mineralwolle | 175 Kalksandstein | 10 Gipsputz',
  'text.hint': 'Dicke in mm, cm oder m; Ständer nach @: 200 Zellulose @ KVH 60/625. Umschalt Enter: neue Zeile.',
  'text.understood': 'So verstanden',
  'text.unknown': '„{name}“ nicht gefunden',
  'text.noThickness': 'Dicke?',
  'text.noConductivity': 'ohne λ: kein U-Wert',
  'text.take': { one: '{count} Schicht übernehmen', other: '{count} Schichten übernehmen' },
  'text.takeNone': 'Schichten übernehmen',
  'text.taken': { one: '{count} Schicht übernommen.', other: '{count} Schichten übernommen.' },
  template: 'Vorlage: {name}',
  'templates.title': 'Oder mit einer Vorlage beginnen',
  'templates.further': 'Weitere Vorlagen',
  failed: 'Die Vorlage wurde nicht übernommen. {reason}',
  taken: { one: 'Vorlage übernommen: {count} Schicht.', other: 'Vorlage übernommen: {count} Schichten.' },
} as const
