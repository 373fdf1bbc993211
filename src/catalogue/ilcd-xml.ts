import { factsOf, ilcdItems } from './ilcd-dataset.ts'
import type { IlcdAmounts, IlcdProcess, StatedFlow } from './ilcd-process.ts'
import { type ReleaseItem, type UnknownModules, withoutUndefined } from './release-item.ts'
import { elementAt, elementsAt, textAt, type XmlElement, xmlTree } from './xml-tree.ts'

const inLanguage = (elements: readonly XmlElement[], lang: string) =>
  elements.find(({ attributes }) => attributes['lang'] === lang)?.text.trim() || undefined

const anyText = (elements: readonly XmlElement[]) =>
  inLanguage(elements, 'de') ?? inLanguage(elements, 'en') ?? (elements[0]?.text.trim() || undefined)

function amountsOf(element: XmlElement, to: string): IlcdAmounts {
  const named = elementAt(element, to)
  return {
    uuid: named?.attributes['refObjectId'] ?? '',
    names: elementsAt(named, 'shortDescription').map(({ text }) => text.trim()),
    values: elementsAt(element, 'other', 'amount').flatMap(({ attributes: { module, scenario }, text }) =>
      module && text.trim() !== '' ? [{ module, ...(scenario && { scenario }), value: text.trim() }] : [],
    ),
  }
}

function namesOf(information: XmlElement | undefined): IlcdProcess['name'] {
  const names = elementsAt(information, 'dataSetInformation', 'name', 'baseName')
  const plain = names.find(({ attributes }) => !attributes['lang'])?.text.trim() || undefined
  return withoutUndefined({ de_DE: inLanguage(names, 'de') ?? plain, en_GB: inLanguage(names, 'en') })
}

function categoryOf(information: XmlElement | undefined): string[] {
  const found = elementsAt(information, 'dataSetInformation', 'classificationInformation', 'classification')
  const own = found.find(({ attributes }) => /^oekobau/i.test(attributes['name'] ?? '')) ?? found[0]
  return elementsAt(own, 'class').map(({ text }) => text.trim())
}

function publicationOf(document: XmlElement) {
  const published = elementAt(document, 'administrativeInformation', 'publicationAndOwnership')
  const url = textAt(published, 'permanentDataSetURI')
  const preceding = elementAt(published, 'referenceToPrecedingDataSetVersion')?.attributes['refObjectId']
  return {
    version: textAt(published, 'dataSetVersion') ?? '',
    ...withoutUndefined({
      owner: anyText(elementsAt(published, 'referenceToOwnershipOfDataSet', 'shortDescription')),
      url: url !== undefined && URL.canParse(url) ? url : undefined,
      predecessor: preceding?.toLowerCase(),
    }),
  }
}

function toProcess(document: XmlElement): IlcdProcess {
  const information = elementAt(document, 'processInformation')
  const main = textAt(information, 'quantitativeReference', 'referenceToReferenceFlow')
  const exchanges = elementsAt(document, 'exchanges', 'exchange')
  const reference = exchanges.find(({ attributes }) => attributes['dataSetInternalID'] === main)
  const compliance = elementsAt(document, 'modellingAndValidation', 'complianceDeclarations', 'compliance')
  return {
    uuid: textAt(information, 'dataSetInformation', 'UUID')?.toLowerCase() ?? '',
    ...publicationOf(document),
    name: namesOf(information),
    category: categoryOf(information),
    subType: textAt(document, 'modellingAndValidation', 'LCIMethodAndAllocation', 'other', 'subType') ?? '',
    ...withoutUndefined({
      location: elementAt(information, 'geography', 'locationOfOperationSupplyOrProduction')?.attributes['location'],
      referenceYear: textAt(information, 'time', 'referenceYear'),
      validUntil: textAt(information, 'time', 'dataSetValidUntil'),
      flow: elementAt(reference, 'referenceToFlowDataSet')?.attributes['refObjectId']?.toLowerCase(),
    }),
    conformity: compliance.flatMap(
      (one) => anyText(elementsAt(one, 'referenceToComplianceSystem', 'shortDescription')) ?? [],
    ),
    amounts: [
      ...exchanges.filter((one) => one !== reference).map((one) => amountsOf(one, 'referenceToFlowDataSet')),
      ...elementsAt(document, 'LCIAResults', 'LCIAResult').map((one) => amountsOf(one, 'referenceToLCIAMethodDataSet')),
    ],
  }
}

/** Units of the flow properties of the ILCD reference system that products are declared in. */
const unitOfProperty: Readonly<Record<string, string>> = {
  '93a60a56-a3c8-11da-a746-0800200b9a66': 'kg',
  '93a60a56-a3c8-19da-a746-0800200c9a66': 'm2',
  '93a60a56-a3c8-22da-a746-0800200c9a66': 'm3',
  '93a60a56-a3c8-11da-a746-0800200c9a66': 'MJ',
  '838aaa23-0117-11db-92e3-0800200c9a66': 'm',
  '01846770-4cfe-4a25-8ad9-919d8d378345': 'piece',
}
const CARBON = '62e503ce-544a-4599-b2ad-bcea15a7bf20'

const propertyOf = (element: XmlElement | undefined) =>
  elementAt(element, 'referenceToFlowPropertyDataSet')?.attributes['refObjectId']?.toLowerCase() ?? ''
const valueOf = (element: XmlElement | undefined) => {
  const value = textAt(element, 'meanValue')
  return value === undefined || !Number.isFinite(Number(value)) ? undefined : Number(value)
}

function statedFlow(document: XmlElement): StatedFlow {
  const main = textAt(document, 'flowInformation', 'quantitativeReference', 'referenceToReferenceFlowProperty')
  const properties = elementsAt(document, 'flowProperties', 'flowProperty')
  const reference = properties.find(({ attributes }) => attributes['dataSetInternalID'] === main)
  const quantity = valueOf(reference)
  const biogenicCarbon = valueOf(properties.find((one) => propertyOf(one) === CARBON))
  const material = elementAt(document, 'flowInformation', 'dataSetInformation', 'other', 'MatML_Doc')
  const names = new Map(
    elementsAt(material, 'Metadata', 'PropertyDetails').map((one) => [one.attributes['id'], textAt(one, 'Name') ?? '']),
  )
  const values = elementsAt(material, 'Material', 'BulkDetails', 'PropertyData').flatMap((one) => {
    const name = names.get(one.attributes['property'])
    const value = Number(textAt(one, 'Data') ?? Number.NaN)
    return name && Number.isFinite(value) ? [[name, value] as const] : []
  })
  return {
    unit: unitOfProperty[propertyOf(reference)] ?? '',
    ...(quantity !== undefined && { quantity }),
    properties: Object.fromEntries(values),
    ...(biogenicCarbon !== undefined && { biogenicCarbon }),
  }
}

/**
 * Items of an ILCD document in XML: a process, or a flow that processes refer to; none for anything else.
 *
 * @param line - number of the file in its package, for the report
 * @throws {FileError} where the text is no XML, or brings entities of its own
 */
export function ilcdXmlItems(text: string, line: number, unknown: UnknownModules = 'refused'): ReleaseItem[] {
  const document = xmlTree(text, line)
  if (document.name === 'processDataSet') return ilcdItems(toProcess(document), line, unknown)
  if (document.name !== 'flowDataSet') return []
  const information = elementAt(document, 'flowInformation', 'dataSetInformation')
  const uuid = textAt(information, 'UUID')?.toLowerCase()
  const name = anyText(elementsAt(information, 'name', 'baseName')) ?? ''
  return uuid === undefined ? [] : [{ kind: 'flow', uuid, facts: factsOf(statedFlow(document), name) }]
}
