import { z } from 'zod'
import { generations } from '#vocabulary/indicators.ts'
import { type Vehicle, vehicles } from '#vocabulary/vehicles.ts'
import { datasetRecord } from './dataset-schema.ts'

/** Unit of every dataset of freight here. */
const TONNE_KILOMETRE = 't*km'

const transportDataset = z.strictObject({
  vehicle: z.enum(vehicles),
  release: z.string().min(1),
  generation: z.enum(generations),
  ...datasetRecord.omit({ referenceUnit: true }).shape,
  referenceUnit: z.literal(TONNE_KILOMETRE),
})
/** Figures of a vehicle in a release, per `referenceQuantity` [t·km]. */
export type TransportRecord = z.infer<typeof transportDataset>

/** Content of `transports.json`. */
export const transportsFile = z.strictObject({ transports: z.array(transportDataset) })

/** Dataset of each vehicle in the releases that come with the service. */
export const transportKeys: Readonly<Record<string, Readonly<Record<Vehicle, string>>>> = {
  OBD_2020_II: {
    truckTrailer: 'aa391256-fbce-4f8d-b6ff-db6939bf37b2@20.19.120',
    truck: 'f54f1e4c-07e2-4045-9f1b-fb28ef8adf13@20.19.120',
    smallTruck: '510e8761-8b2d-46a5-b8df-6d1ac321ce92@20.19.120',
    deliveryVan: '7f42c7cf-16b7-4f9c-b1e6-29cad918d3f1@20.19.120',
  },
  OBD_2024_I: {
    truckTrailer: '330f8948-8463-4b63-a14a-3fedcc175180@20.24.070',
    truck: 'bb74d2a2-249a-4245-a1bb-7bde61f2f613@20.24.070',
    smallTruck: '96115e68-18fe-4cdb-a1e4-ef38d0965929@20.24.070',
    deliveryVan: '49bf7941-ef0e-44d1-ba17-98ff0dae08c6@20.24.070',
  },
}
