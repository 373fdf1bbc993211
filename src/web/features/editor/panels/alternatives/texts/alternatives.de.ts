/** Texts of materials that could stand in the place of one, with less GWP. */
export const de = {
  title: 'Schicht {number}: wie {name}, weniger CO₂',
  'equal.resistance':
    'Materialien derselben Verwendung, so dick, dass der Wärmedurchlasswiderstand gleich bleibt. GWP {scope} des ganzen Aufbaus über {years} Jahre, je m².',
  'equal.thickness':
    'Materialien derselben Verwendung bei gleicher Dicke. GWP {scope} des ganzen Aufbaus über {years} Jahre, je m².',
  material: 'Material',
  thickness: 'Dicke',
  gwp: 'GWP, kg CO₂e',
  difference: 'Unterschied',
  u: 'U-Wert',
  now: 'jetzt',
  take: 'Übernehmen',
  takeOf: '{name}, {thickness}, übernehmen',
  taken: 'Schicht {number}: {name}, {thickness}.',
  computing: 'Wird berechnet.',
  none: 'Kein Material derselben Verwendung hat weniger GWP.',
  unknown: 'Zu dieser Schicht fehlen Angaben für die Bilanz; ein Vergleich ist nicht möglich.',
  failed: 'Die Materialien sind nicht erreichbar.',
} as const
