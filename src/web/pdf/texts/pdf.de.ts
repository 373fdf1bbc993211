export const de = {
  pdf: 'PDF',
  busy: 'PDF wird erstellt',
  failed: 'Das PDF konnte nicht erstellt werden. {reason}',
} as const
