import type { Locale } from './constructions.ts'
import type { FigureStatus } from './materials.ts'
import type { RoomHumidity } from './settings.ts'

type Definition = {
  readonly names: readonly [german: string, english: string]
  /** How well the vapour pressure inside is founded; null where nothing is laid down. */
  readonly status: FigureStatus | null
}

/** Moisture loads of a room (ISO 13788:2012, annex A). The safety factor of the classes is recalled, so they are. */
const definitions: Readonly<Record<RoomHumidity, Definition>> = {
  normal: { names: ['normal', 'normal'], status: 'agreed' },
  high: { names: ['hoch', 'high'], status: 'agreed' },
  class1: { names: ['Klasse 1: Lager', 'Class 1: storage'], status: 'recalled' },
  class2: {
    names: ['Klasse 2: Büros, Wohnungen mit üblicher Belegung', 'Class 2: offices, dwellings of usual occupancy'],
    status: 'recalled',
  },
  class3: { names: ['Klasse 3: Belegung unbekannt', 'Class 3: occupancy unknown'], status: 'recalled' },
  class4: { names: ['Klasse 4: Küchen, Sporthallen', 'Class 4: kitchens, sports halls'], status: 'recalled' },
  class5: { names: ['Klasse 5: Wäscherei, Schwimmbad', 'Class 5: laundry, swimming pool'], status: 'recalled' },
  special: {
    names: [
      'klimatisiert, befeuchtet, unter 20 °C gekühlt, Hochgebirge',
      'air-conditioned, humidified, cooled below 20 °C, high mountains',
    ],
    status: null,
  },
}

export const roomHumidityName = (load: RoomHumidity, locale: Locale): string =>
  definitions[load].names[locale === 'de_DE' ? 0 : 1]

/** Whether the figures of a load are unconfirmed. */
export const isUnconfirmedLoad = (load: RoomHumidity): boolean => definitions[load].status === 'recalled'

/** Rooms unlike dwellings and offices, for which neither list nor balance holds (DIN 4108-3). */
const unlikeDwellings: Partial<Record<RoomHumidity, true>> = { class4: true, class5: true, special: true }

export const isUnlikeDwellings = (load: RoomHumidity | undefined): boolean =>
  load !== undefined && unlikeDwellings[load] === true
