import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './section.de.ts'

/** Texts of what is read off the section, and what it is coloured by. */
export const en = {
  'reading.label': 'Read off in the section',
  'reading.depth': 'Depth',
  'reading.temperature': 'Temperature',
  'reading.dewPoint': 'Dew point',
  'reading.pressure': 'Vapour pressure',
  'reading.spoken': 'Depth {depth}, temperature {temperature}, dew point {dewPoint}, vapour pressure {pressure}',
  'reading.none': 'Arrow keys read off',
  'colouring.label': 'Colour',
  'colouring.none': 'none',
  'colouring.heat': 'Insulation (R)',
  'colouring.gwp': 'GWP',
  'colouring.penrt': 'PENRT',
  'colouring.vapour': 'Vapour (sd)',
  'colouring.mass': 'Mass',
  'colouring.share.heat': 'Share of the thermal resistance, and so of the temperature drop',
  'colouring.share.gwp': 'Share of GWP, by magnitude',
  'colouring.share.penrt': 'Share of PENRT, by magnitude',
  'colouring.share.vapour': 'Share of the vapour resistance',
  'colouring.share.mass': 'Share of the mass per area',
  'colouring.scale': 'Colour from 0 to {largest}',
  'colouring.negative': 'negative: outline alone',
  'colouring.missing': 'Figure missing, not counted: layer {layers}',
  'colouring.waiting': 'No figures to colour by yet.',
} satisfies Translation<typeof de>
