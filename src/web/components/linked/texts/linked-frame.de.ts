export const de = {
  sharedBy: 'Geteilt von {name}',
  viewOnly: 'Nur ansehen · gültig bis {date}',
  language: 'Sprache',
  theme: 'Hell oder dunkel',
  signIn: 'Anmelden',
  missing: 'Dieser Link zeigt nichts',
  missingText:
    'Er wurde zurückgezogen, ist abgelaufen oder unvollständig kopiert. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
  toApp: 'Zu Aufbau',
  about: 'Was ist Aufbau',
  contentReport: 'Inhalt melden',
} as const
