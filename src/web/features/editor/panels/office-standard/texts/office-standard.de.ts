/** Texts of the standard of an office. */
export const de = {
  of: 'Standard von „{office}“',
  hint: 'Einen Büro-Standard ändert nur, wer das Büro verwaltet. Alle anderen sehen ihn an und kopieren ihn; Kopien sagen, wenn es eine neue Fassung gibt.',
  since: 'Fassung {version}, {date}, von {person}: {note}',
  note: 'Anmerkung zur Fassung',
  noteHint: 'Wofür sie gedacht ist, oder was sich geändert hat.',
  set: 'Als Standard festhalten',
  end: 'Nicht mehr Standard',
  wasSet: 'Der Aufbau ist jetzt Standard des Büros.',
  wasEnded: 'Der Aufbau ist kein Standard des Büros mehr.',
  close: 'Schließen',
  failed: 'Das ging nicht. {reason}',
} as const
