/** The rules for passwords, where one is chosen. */
export const de = {
  rulesKept: '{kept} von {all} Regeln erfüllt',
  kept: 'erfüllt:',
  open: 'offen:',
  'rule.minLength': 'mindestens {count} Zeichen',
  'rule.lowercase': 'ein Kleinbuchstabe',
  'rule.uppercase': 'ein Großbuchstabe',
  'rule.number': 'eine Ziffer',
  'rule.nonAlphanumeric': 'ein Sonderzeichen',
  'rule.rejectsEmail': 'ohne Ihre E-Mail-Adresse',
  'rule.rejectsCommon': 'kein häufiges Passwort',
  tooLong: 'höchstens {count} Zeichen',
  breaksRule: 'Das Passwort erfüllt noch nicht alle Regeln.',
} as const
