export const de = {
  pdf: 'PDF',
  busy: 'PDF wird erstellt',
  failed: 'Das PDF konnte nicht erstellt werden. {reason}',
  verify: 'Zu prüfen mit dem Code oder unter',
  code: 'Prüfcode',
  print: 'Drucken',
  printKeys: 'Strg P',
  printedWithout: 'Der Druck hat keinen Prüfcode bekommen. {reason}',
} as const
