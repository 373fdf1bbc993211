export const de = {
  title: { one: 'In {count} Projekt', other: 'In {count} Projekten' },
  limit: 'vom Budget QNG-PLUS, je m²a',
  rows: { one: '{count} Zeile', other: '{count} Zeilen' },
  area: '{area} m²',
  noArea: 'Fläche nicht notiert',
  version: 'Fassung {version}',
  older: 'Fassung {version}, hier {newest}',
  takes: '{name} nimmt mit diesem Aufbau {value} von {limit} {unit}, {percent} %',
  noLimit: 'Für dieses Gebäude kennt das QNG keinen Grenzwert.',
  notSaved: 'Wird gezeigt, sobald das Projekt gespeichert ist.',
} as const
