import type { z } from 'zod'
import { FileError } from './file-error.ts'
import { ilcdItems } from './ilcd-dataset.ts'
import { type anies, type Exchange, type Process, process, type reference, type Texts } from './ilcd-json-schema.ts'
import type { IlcdAmounts, IlcdProcess, StatedFlow } from './ilcd-process.ts'
import { type ReleaseItem, type UnknownModules, withoutUndefined } from './release-item.ts'

const inLanguage = (given: Texts, lang: string) => given?.find((one) => one.lang === lang)?.value?.trim() || undefined
const anyText = (given: Texts) =>
  inLanguage(given, 'de') ?? inLanguage(given, 'en') ?? (given?.[0]?.value?.trim() || undefined)
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

function propertiesOf({ materialProperties }: Exchange): Record<string, number> {
  const known = (materialProperties ?? []).flatMap(({ name, value }) => {
    const figure = figureOf(value)
    return name && figure !== undefined ? [[name, figure] as const] : []
  })
  return Object.fromEntries(known)
}

function statedFlow(one: Exchange): StatedFlow | undefined {
  const main = one.flowProperties?.find(({ referenceFlowProperty }) => referenceFlowProperty)
  if (!main?.referenceUnit) return undefined
  const carbon = one.flowProperties?.find(({ name }) => inLanguage(name, 'en') === 'Carbon content (biogenic)')
  const [amount, each] = [figureOf(one.resultingAmount ?? one.meanAmount), figureOf(main.meanValue)]
  return {
    unit: main.referenceUnit,
    properties: propertiesOf(one),
    ...withoutUndefined({
      quantity: amount !== undefined && each !== undefined ? amount * each : undefined,
      biogenicCarbon: figureOf(carbon?.meanValue),
    }),
  }
}

function flowOf(exchanges: readonly Exchange[]): { facts?: StatedFlow; flow?: string } {
  const one = exchanges.find(({ referenceFlow }) => referenceFlow)
  const flow = one?.referenceToFlowDataSet?.refObjectId ?? undefined
  return one ? withoutUndefined({ facts: statedFlow(one), flow }) : {}
}

type Information = Process['processInformation']

function categoryOf({ dataSetInformation: { classificationInformation } }: Information): string[] {
  const found = classificationInformation?.classification ?? []
  const own = found.find(({ name }) => /^oekobau/i.test(name ?? '')) ?? found[0]
  return (own?.class ?? []).flatMap(({ value }) => value ?? [])
}

function methodOf({ modellingAndValidation }: Process): Pick<IlcdProcess, 'subType' | 'conformity'> {
  const { LCIMethodAndAllocation: method, complianceDeclarations: declared } = modellingAndValidation
  const subType = method?.other?.anies?.find(({ name }) => name === 'subType')?.value
  return {
    subType: typeof subType === 'string' ? subType : '',
    conformity: (declared?.compliance ?? []).flatMap(
      ({ referenceToComplianceSystem: system }) => anyText(system?.shortDescription) ?? [],
    ),
  }
}

function publicationOf({ administrativeInformation, source }: Process) {
  const { publicationAndOwnership: published } = administrativeInformation
  const [preceding] = [published.referenceToPrecedingDataSetVersion].flat()
  return {
    version: published.dataSetVersion,
    ...withoutUndefined({
      owner: anyText(published.referenceToOwnershipOfDataSet?.shortDescription),
      url: source && URL.canParse(source) ? source : undefined,
      predecessor: preceding?.refObjectId?.toLowerCase(),
    }),
  }
}

function toProcess(given: Process): IlcdProcess {
  const { dataSetInformation: information, time, geography } = given.processInformation
  const { baseName } = information.name
  const exchanges = given.exchanges.exchange ?? []
  return {
    uuid: information.UUID.toLowerCase(),
    ...publicationOf(given),
    name: withoutUndefined({ de_DE: inLanguage(baseName, 'de'), en_GB: inLanguage(baseName, 'en') }),
    category: categoryOf(given.processInformation),
    ...methodOf(given),
    ...withoutUndefined({
      location: geography?.locationOfOperationSupplyOrProduction?.location ?? undefined,
      referenceYear: present(time?.referenceYear),
      validUntil: present(time?.dataSetValidUntil),
    }),
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
export function ilcdJsonItems(text: string, line: number, unknown: UnknownModules = 'refused'): ReleaseItem[] {
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
    if (parsed.success) return ilcdItems(toProcess(parsed.data), line, unknown)
    const column = parsed.error.issues[0]?.path.join('/') ?? ''
    return [{ kind: 'problem', line, uuid: '', version: '', code: 'unreadable', column }]
  })
}
