import { z } from 'zod'

/** Texts, each with its language. */
const texts = z.array(z.object({ value: z.string().nullish(), lang: z.string().nullish() })).nullish()
export type Texts = z.infer<typeof texts>
/** A reference to another file of the package. */
export const reference = z.object({ refObjectId: z.string().nullish(), shortDescription: texts }).nullish()
/** A number, or digits that stand for one. */
export const number = z.union([z.number(), z.string()]).nullish()
/** What extensions of the format add. */
export const anies = z
  .object({
    anies: z
      .array(
        z.object({
          name: z.string().nullish(),
          module: z.string().nullish(),
          scenario: z.string().nullish(),
          value: z.optional(z.unknown()),
        }),
      )
      .nullish(),
  })
  .nullish()

const exchange = z.object({
  referenceToFlowDataSet: reference,
  referenceFlow: z.boolean().nullish(),
  meanAmount: number,
  resultingAmount: number,
  other: anies,
  flowProperties: z
    .array(
      z.object({
        name: texts,
        referenceFlowProperty: z.boolean().nullish(),
        meanValue: number,
        referenceUnit: z.string().nullish(),
      }),
    )
    .nullish(),
  materialProperties: z.array(z.object({ name: z.string().nullish(), value: number })).nullish(),
})

/** A process, as far as it is read. */
export const process = z.object({
  processInformation: z.object({
    dataSetInformation: z.object({
      UUID: z.string(),
      name: z.object({ baseName: texts }),
      classificationInformation: z
        .object({
          classification: z
            .array(
              z.object({
                name: z.string().nullish(),
                class: z.array(z.object({ value: z.string().nullish() })).nullish(),
              }),
            )
            .nullish(),
        })
        .nullish(),
    }),
    time: z.object({ referenceYear: number, dataSetValidUntil: number }).nullish(),
    geography: z
      .object({ locationOfOperationSupplyOrProduction: z.object({ location: z.string().nullish() }).nullish() })
      .nullish(),
  }),
  modellingAndValidation: z.object({
    LCIMethodAndAllocation: z.object({ other: anies }).nullish(),
    complianceDeclarations: z
      .object({ compliance: z.array(z.object({ referenceToComplianceSystem: reference })).nullish() })
      .nullish(),
  }),
  administrativeInformation: z.object({
    publicationAndOwnership: z.object({
      dataSetVersion: z.string(),
      referenceToOwnershipOfDataSet: reference,
      referenceToPrecedingDataSetVersion: z.union([reference, z.array(reference)]),
    }),
  }),
  exchanges: z.object({ exchange: z.array(exchange).nullish() }),
  LCIAResults: z
    .object({
      LCIAResult: z.array(z.object({ referenceToLCIAMethodDataSet: reference, other: anies })).nullish(),
    })
    .nullish(),
  source: z.string().nullish(),
})
export type Process = z.infer<typeof process>

export type Exchange = z.infer<typeof exchange>
