import type { ConstructionType } from '#vocabulary/constructions.ts'
import { typeFromName } from '../foreign/element-type.ts'
import { offered } from '../foreign/fitting.ts'
import type { ForeignConstruction, ForeignFile, ForeignLayer, Loss } from '../foreign/foreign-construction.ts'
import { ForeignFileError } from '../foreign/foreign-file-error.ts'
import { childNamed, childrenNamed, numberOf, textOf, type XmlElement, xmlTree } from './elca-document.ts'
import { partsOf } from './elca-layers.ts'

/** Groups of DIN 276 that eLCA sorts elements by; the longest beginning counts. */
const groups: readonly (readonly [code: string, type: ConstructionType])[] = [
  ['32', 'groundSlab'],
  ['33', 'outerWall'],
  ['34', 'innerWall'],
  ['35', 'internalFloor'],
  ['36', 'pitchedRoof'],
]

function typeOf(element: XmlElement, name: string): ConstructionType | undefined {
  const group = groups.find(([code]) => element.attributes['din276Code']?.startsWith(code))?.[1]
  const named = typeFromName(name)
  // the name may say more than the group: a flat roof, a wall in the ground, a ceiling above a basement
  const lies = (type: ConstructionType | undefined) => type !== undefined && !/wall|partition/i.test(type)
  return group === undefined || (named !== undefined && lies(named) === lies(group) && named !== 'internalFloor')
    ? (named ?? group)
    : group
}

const isSquareMetre = (unit: string | undefined) => unit === undefined || unit === '' || unit === 'm2' || unit === 'm²'

function commonLost(element: XmlElement): readonly Loss[] {
  const quantity = numberOf(element, 'quantity')
  const { refUnit } = element.attributes
  const attributes = childNamed(element, 'attributes')
  const told = (attributes ? childrenNamed(attributes, 'attr') : []).flatMap((attr) => {
    const value = textOf(attr, 'numericValue') || textOf(attr, 'textValue')
    const name = textOf(attr, 'caption') || (attr.attributes['ident'] ?? '')
    return value === '' ? [] : [`${name}: ${value}`]
  })
  return [
    ...(quantity !== undefined && (quantity !== 1 || !isSquareMetre(refUnit))
      ? [{ code: 'quantity', values: { value: quantity, unit: refUnit ?? '' } } as const]
      : []),
    ...told.map((name): Loss => ({ code: 'attribute', values: { name } })),
  ]
}

function constructionOf(
  element: XmlElement,
  { layers, lost }: { layers: readonly ForeignLayer[]; lost: readonly Loss[] },
): ForeignConstruction {
  const info = childNamed(element, 'elementInfo')
  const name = textOf(info, 'name')
  const typeHint = typeOf(element, name)
  return {
    name,
    description: textOf(info, 'description'),
    ...(typeHint && { typeHint }),
    sourceRef: element.attributes['uuid'] ?? `line ${element.line}`,
    amount: { quantity: numberOf(element, 'quantity') ?? 1, unit: element.attributes['refUnit'] ?? '' },
    codes: [element.attributes['din276Code'] ?? ''],
    // neither the format nor eLCA's own drawing ties position 1 to a side
    firstLayer: 'unknown',
    layers,
    lost: [...commonLost(element), ...lost],
  }
}

/** A composite stands for the elements it refers to, one after the other. */
function composed(composite: XmlElement, elements: ReadonlyMap<string, XmlElement>): ForeignConstruction {
  const container = childNamed(composite, 'elements')
  const references = (container ? childrenNamed(container, 'referenceToElement') : []).toSorted(
    (one, other) => (numberOf(one, 'position') ?? 0) - (numberOf(other, 'position') ?? 0),
  )
  const lost: Loss[] = []
  const layers: ForeignLayer[] = []
  for (const { attributes } of references) {
    const element = elements.get(attributes['uuid'] ?? '')
    if (!element) {
      lost.push({ code: 'missingElement', values: { id: attributes['uuid'] ?? '' } })
      continue
    }
    const parts = partsOf(element)
    const name = textOf(childNamed(element, 'elementInfo'), 'name')
    if (parts.layers.length === 0) lost.push({ code: 'partWithoutLayer', values: { name, amount: '' } })
    layers.push(...parts.layers)
    lost.push(...parts.lost)
  }
  return constructionOf(composite, { layers, lost })
}

/** Containers of elements: the root for a single export, each variant of a project. */
function containersIn(root: XmlElement): readonly { readonly label: string; readonly within: XmlElement }[] {
  const project = childNamed(root, 'project')
  const variants = project && childNamed(project, 'projectVariants')
  const inVariants = (variants ? childrenNamed(variants, 'variant') : []).flatMap((variant) => {
    const within = childNamed(variant, 'elements')
    return within ? [{ label: textOf(variant, 'name'), within }] : []
  })
  return [{ label: '', within: root }, ...inVariants]
}

function constructionsIn(within: XmlElement): { found: ForeignConstruction[]; without: number } {
  const elements = childrenNamed(within, 'element')
  const composites = childrenNamed(within, 'composite')
  const byId = new Map(elements.map((element) => [element.attributes['uuid'] ?? '', element]))
  const referred = new Set(
    composites.flatMap((composite) =>
      (childNamed(composite, 'elements')?.children ?? []).map(({ attributes }) => attributes['uuid'] ?? ''),
    ),
  )
  const all = [
    ...composites.map((composite) => composed(composite, byId)),
    ...elements
      .filter(({ attributes }) => !referred.has(attributes['uuid'] ?? ''))
      .map((element) => constructionOf(element, partsOf(element))),
  ]
  const found = all.filter(({ layers }) => layers.length > 0)
  return { found, without: all.length - found.length }
}

/**
 * Reads an XML export of eLCA (bauteileditor.de), of a single element, a composite or a project. Elements within a
 * composite come as parts of it; of a project every variant is read.
 *
 * @throws {ForeignFileError} with the line
 * @see schema versions 1.1 to 1.3, https://www.bauteileditor.de/docs/1.3/elca_export.xsd, and those that energy programs
 *   write, versions 1 and 2, https://www.bauteileditor.de/docs/EnEV/2017/export-v2.xsd
 */
export function readElca(text: string, unnamed: string): ForeignFile {
  const root = xmlTree(text)
  if (root.name !== 'elca') throw new ForeignFileError('notThisFormat', { line: root.line }, { format: 'eLCA' })
  const containers = containersIn(root).map(({ label, within }) => ({ label, ...constructionsIn(within) }))
  const several = containers.filter(({ found }) => found.length > 0).length > 1
  const without = containers.reduce((sum, container) => sum + container.without, 0)
  const found = containers.flatMap(({ label, found: here }) =>
    several && label !== '' ? here.map((one) => ({ ...one, name: `${one.name} (${label})` })) : here,
  )
  const project = childNamed(root, 'project')
  return {
    format: 'elca',
    project: project ? textOf(childNamed(project, 'projectInfo'), 'name') : '',
    constructions: offered(found, unnamed),
    lost: without > 0 ? [{ code: 'elementsWithoutLayers', values: { count: without } }] : [],
  }
}
