export const de = {
  title: 'Zweiter Faktor',
  text: 'Geben Sie den Code ein, den Ihre App für Aufbau gerade zeigt.',
  lostText: 'Geben Sie einen Ihrer Ersatzcodes ein. Jeder gilt einmal.',
  code: 'Code der App',
  recoveryCode: 'Ersatzcode',
  goOn: 'Weiter',
  byRecoveryCode: 'Ersatzcode verwenden',
  byApp: 'Code der App verwenden',
  giveUp: 'Abbrechen',
} as const
