/** Texts of the two versions side by side. */
export const de = {
  'conflict.title': 'Zwei Fassungen',
  'conflict.explanation':
    'Während Sie bearbeitet haben, wurde der Aufbau an anderer Stelle gespeichert ({time}). Nichts wurde überschrieben.',
  'conflict.what': 'Angabe',
  'conflict.mine': 'Ihre Fassung',
  'conflict.theirs': 'Gespeicherte Fassung',
  'conflict.section': 'Schnitt',
  'conflict.layer': 'Schicht {number}',
  'conflict.noLayer': '–',
  'conflict.keepMine': 'Ihre Fassung speichern',
  'conflict.takeTheirs': 'Gespeicherte übernehmen',
  'conflict.copy': 'Ihre als Kopie sichern',
  'conflict.copySuffix': 'Kopie',
  'conflict.copied': '{name} gespeichert.',
} as const
