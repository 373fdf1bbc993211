import { z } from 'zod'
import { FileError } from './file-error.ts'
import { type IlcdAmounts, type IlcdProcess, ilcdItems, type StatedFlow } from './ilcd-dataset.ts'
import type { ReleaseItem } from './release-item.ts'

const texts = z.array(z.object({ value: z.string().nullish(), lang: z.string().nullish() })).nullish()
type Texts = z.infer<typeof texts>
const reference = z.object({ refObjectId: z.string().nullish(), shortDescription: texts }).nullish()
const number = z.union([z.number(), z.string()]).nullish()
const anies = z
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

const process = z.object({
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
type Process = z.infer<typeof process>

const inLanguage = (given: Texts, lang: string) => given?.find((one) => one.lang === lang)?.value?.trim() || undefined
const anyText = (given: Texts) => inLanguage(given, 'de') ?? inLanguage(given, 'en') ?? given?.[0]?.value?.trim()
const figureOf = (given: number | string | null | undefined) =>
  given === null || given === undefined || given === '' || !Number.isFinite(Number(given)) ? undefined : Number(given)
const present = (given: number | string | null | undefined) =>
  given === null || given === undefined || given === '' ? undefined : String(given)

function amountsOf(to: z.infer<typeof reference>, other: z.infer<typeof anies>): IlcdAmounts {
  return {
    uuid: to?.refObjectId ?? '',
    names: (to?.shortDescription ?? []).flatMap(({ value }) => value ?? []),
    values: (other?.anies ?? []).flatMap(({ module, scenario, value }) =>
      module && (typeof value === 'string' || typeof value === 'number')
        ? [{ module, ...(scenario && { scenario }), value: String(value) }]
        : [],
    ),
  }
}

function flowOf(exchanges: readonly z.infer<typeof exchange>[]): { facts?: StatedFlow; flow?: string } {
  const one = exchanges.find(({ referenceFlow }) => referenceFlow)
  const main = one?.flowProperties?.find(({ referenceFlowProperty }) => referenceFlowProperty)
  const flow = one?.referenceToFlowDataSet?.refObjectId ?? undefined
  if (!one || !main?.referenceUnit) return flow === undefined ? {} : { flow }
  const carbon = one.flowProperties?.find(({ name }) => inLanguage(name, 'en') === 'Carbon content (biogenic)')
  const amount = figureOf(one.resultingAmount ?? one.meanAmount)
  const each = figureOf(main.meanValue)
  const biogenicCarbon = figureOf(carbon?.meanValue)
  const properties = (one.materialProperties ?? []).flatMap(({ name, value }) => {
    const amountOf = figureOf(value)
    return name && amountOf !== undefined ? [[name, amountOf] as const] : []
  })
  return {
    facts: {
      unit: main.referenceUnit,
      ...(amount !== undefined && each !== undefined && { quantity: amount * each }),
      properties: Object.fromEntries(properties),
      ...(biogenicCarbon !== undefined && { biogenicCarbon }),
    },
  }
}

function toProcess(given: Process): IlcdProcess {
  const { dataSetInformation: information, time, geography } = given.processInformation
  const { publicationAndOwnership: published } = given.administrativeInformation
  const exchanges = given.exchanges.exchange ?? []
  const german = inLanguage(information.name.baseName, 'de')
  const english = inLanguage(information.name.baseName, 'en')
  const classifications = information.classificationInformation?.classification ?? []
  const classification = classifications.find(({ name }) => /^oekobau/i.test(name ?? '')) ?? classifications[0]
  const owner = anyText(published.referenceToOwnershipOfDataSet?.shortDescription)
  const preceding = [published.referenceToPrecedingDataSetVersion].flat()[0]?.refObjectId
  const subType = given.modellingAndValidation.LCIMethodAndAllocation?.other?.anies?.find(
    ({ name }) => name === 'subType',
  )?.value
  const location = geography?.locationOfOperationSupplyOrProduction?.location
  const referenceYear = present(time?.referenceYear)
  const validUntil = present(time?.dataSetValidUntil)
  return {
    uuid: information.UUID.toLowerCase(),
    version: published.dataSetVersion,
    name: { ...(german && { de_DE: german }), ...(english && { en_GB: english }) },
    category: (classification?.class ?? []).flatMap(({ value }) => value ?? []),
    subType: typeof subType === 'string' ? subType : '',
    ...(owner && { owner }),
    ...(given.source && URL.canParse(given.source) && { url: given.source }),
    ...(location && { location }),
    ...(referenceYear !== undefined && { referenceYear }),
    ...(validUntil !== undefined && { validUntil }),
    conformity: (given.modellingAndValidation.complianceDeclarations?.compliance ?? []).flatMap(
      ({ referenceToComplianceSystem }) => anyText(referenceToComplianceSystem?.shortDescription) ?? [],
    ),
    ...(preceding && { predecessor: preceding.toLowerCase() }),
    ...flowOf(exchanges),
    amounts: [
      ...exchanges
        .filter(({ referenceFlow }) => !referenceFlow)
        .map(({ referenceToFlowDataSet, other }) => amountsOf(referenceToFlowDataSet, other)),
      ...(given.LCIAResults?.LCIAResult ?? []).map(({ referenceToLCIAMethodDataSet, other }) =>
        amountsOf(referenceToLCIAMethodDataSet, other),
      ),
    ],
  }
}

/**
 * Items of an ILCD+EPD process in JSON, or of several in a list.
 *
 * @param line - number of the file in its package, for the report
 * @throws {FileError} where the text is no JSON
 */
export function ilcdJsonItems(text: string, line: number): ReleaseItem[] {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new FileError('malformedJson', { line })
  }
  const found = Array.isArray(given) ? given : [given]
  return found.flatMap((one: unknown): ReleaseItem[] => {
    if (typeof one !== 'object' || one === null || !('processInformation' in one)) return []
    const parsed = process.safeParse(one)
    if (parsed.success) return ilcdItems(toProcess(parsed.data), line)
    const column = parsed.error.issues[0]?.path.join('/') ?? ''
    return [{ kind: 'problem', line, uuid: '', version: '', code: 'unreadable', column }]
  })
}
