export const de = {
  verifiable: 'Prüfbare Berichte',
  'kind.comparison': 'Vergleich',
  'kind.renovation': 'Sanierung',
  reportOf: 'Fassung {version}, {when}',
  isWithdrawn: 'zurückgezogen',
  withdraw: 'Zurückziehen',
  withdrawCode: 'Bericht {code} zurückziehen',
  withdrawTitle: 'Bericht zurückziehen?',
  withdrawText:
    'Wer ihn danach prüft, erfährt nur noch, dass er zurückgezogen wurde. Das lässt sich nicht rückgängig machen.',
  withdrawn: 'Der Bericht ist zurückgezogen.',
  withdrawFailed: 'Zurückziehen fehlgeschlagen. {reason}',
} as const
