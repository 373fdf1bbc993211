import type { Locale } from './constructions.ts'

/** What products are brought to the site with: the trucks of ÖKOBAUDAT, from the largest to the smallest. */
export const vehicles = ['truckTrailer', 'truck', 'smallTruck', 'deliveryVan'] as const
export type Vehicle = (typeof vehicles)[number]

const names: Readonly<Record<Vehicle, Readonly<Record<Locale, string>>>> = {
  truckTrailer: { de_DE: 'LKW-Zug', en_GB: 'Truck with trailer' },
  truck: { de_DE: 'LKW', en_GB: 'Truck' },
  smallTruck: { de_DE: 'Klein-LKW', en_GB: 'Small truck' },
  deliveryVan: { de_DE: 'Lieferwagen', en_GB: 'Delivery van' },
}

/** What a vehicle is called in both languages. */
export const vehicleNames = (vehicle: Vehicle): Readonly<Record<Locale, string>> => names[vehicle]

export const vehicleName = (vehicle: Vehicle, locale: Locale): string => names[vehicle][locale]

/** Whether an id is that of a vehicle. */
export const isVehicle = (id: string): id is Vehicle => Object.hasOwn(names, id)
