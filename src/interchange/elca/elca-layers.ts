import type { ForeignLayer, ForeignMaterial, Loss } from '../foreign/foreign-construction.ts'
import { childNamed, childrenNamed, numberOf, type XmlElement } from './elca-document.ts'

/** Spacing of members where the file knows their share alone [m]. */
export const ASSUMED_SPACING = 0.625
/** How far shares of one layer may be off their sum by rounding. */
const SHARE_TOLERANCE = 0.005

type Placed = { readonly position: number; readonly layer: ForeignLayer }
export type ElcaParts = { readonly layers: readonly ForeignLayer[]; readonly lost: readonly Loss[] }

const isTrue = (value: string | undefined) => value === 'true' || value === '1'
const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : undefined)

/** `processConfigUuid` names a configuration of eLCA; it is given along, since some programs write that of the dataset there. */
function materialOf({ attributes }: XmlElement): ForeignMaterial {
  const id = attributes['processConfigUuid']?.toLowerCase()
  return { name: attributes['processConfigName']?.trim() || (id ?? ''), ids: id ? [id] : [] }
}

function extentLost(component: XmlElement): readonly Loss[] {
  const length = numberOf(component, 'layerLength') ?? 1
  const width = numberOf(component, 'layerWidth') ?? 1
  return length === 1 && width === 1 ? [] : [{ code: 'partialExtent', values: { length, width } }]
}

function lostOf(component: XmlElement): readonly Loss[] {
  const delay = numberOf(component, 'lifeTimeDelay') ?? 0
  const attributes = childNamed(component, 'attributes')
  return [
    ...extentLost(component),
    ...(delay > 0 ? [{ code: 'serviceDelay', values: { years: delay } } as const] : []),
    ...(component.attributes['calcLca'] === 'false' ? [{ code: 'notAssessed' } as const] : []),
    ...(attributes ? childrenNamed(attributes, 'attr') : []).map(
      ({ attributes: { ident = '' } }): Loss => ({ code: 'attribute', values: { name: ident } }),
    ),
  ]
}

function layerOf(component: XmlElement): ForeignLayer {
  const thickness = positive(numberOf(component, 'layerSize'))
  const serviceLife = positive(numberOf(component, 'lifeTime'))
  return {
    material: materialOf(component),
    ...(thickness !== undefined && { thickness }),
    ...(serviceLife !== undefined && { serviceLife }),
    ...(isTrue(component.attributes['isExtant']) && { state: 'existing' as const }),
    lost: lostOf(component),
  }
}

const share = (component: XmlElement) => numberOf(component, 'layerAreaRatio') ?? 1
const positionOf = (component: XmlElement) => numberOf(component, 'layerPosition') ?? Number.MAX_SAFE_INTEGER

/** One layer of one material; a share below 1 leaves the rest open. */
function single(component: XmlElement): Placed {
  const layer = layerOf(component)
  const ratio = share(component)
  const open: readonly Loss[] = ratio < 1 ? [{ code: 'openShare', values: { share: ratio } }] : []
  return { position: positionOf(component), layer: { ...layer, lost: [...layer.lost, ...open] } }
}

/** Members of another thickness than the layer they stand in. */
function thicknessLost(widest: XmlElement, member: XmlElement): readonly Loss[] {
  const [own, other] = [widest, member].map((component) => positive(numberOf(component, 'layerSize')))
  return own === undefined || other === undefined || own === other
    ? []
    : [{ code: 'memberThickness', values: { name: materialOf(member).name, value: other * 1000 } }]
}

/** Two materials side by side in a layer: the smaller share becomes the members, at an assumed spacing. */
function framed(siblings: readonly XmlElement[]): Placed | undefined {
  const [widest, member, third] = siblings.toSorted((one, other) => share(other) - share(one))
  if (!widest) return undefined
  if (!member) return single(widest)
  const layer = layerOf(widest)
  const [main, part] = [share(widest), share(member)]
  const lost: Loss[] = [...layer.lost, ...lostOf(member), ...thicknessLost(widest, member)]
  lost.push({ code: 'framingSpacingAssumed', values: { share: part, spacing: ASSUMED_SPACING } })
  if (Math.abs(main + part - 1) > SHARE_TOLERANCE) lost.push({ code: 'openShare', values: { share: main + part } })
  if (third) lost.push({ code: 'thirdMaterial', values: { name: materialOf(third).name } })
  const framing = { material: materialOf(member), width: part * ASSUMED_SPACING, spacing: ASSUMED_SPACING }
  return { position: positionOf(widest), layer: { ...layer, ...(part > 0 && part < 1 && { framing }), lost } }
}

/** Components of one position share a layer where their shares fit into it; programs write them without `siblings`, too. */
function placedAt(components: readonly XmlElement[]): readonly Placed[] {
  const sum = components.reduce((total, component) => total + share(component), 0)
  const together = components.length > 1 && sum <= 1 + SHARE_TOLERANCE && components.every((one) => share(one) < 1)
  return together ? [framed(components)].filter((one) => one !== undefined) : components.map(single)
}

function partLost(component: XmlElement): Loss {
  const amount = numberOf(component, 'quantity')
  const unit = component.attributes['conversionInUnit'] ?? component.attributes['refUnit'] ?? ''
  return {
    code: 'partWithoutLayer',
    values: { name: materialOf(component).name, amount: amount === undefined ? '' : `${amount} ${unit}`.trim() },
  }
}

/** Where an element has its parts: `components`, in version 2 of the schema for energy programs one for layers and one for the rest. */
const containers = ['components', 'layerComponents', 'miscComponents']

/** The layers of an eLCA element by their position, and its parts that are no layers. */
export function partsOf(element: XmlElement): ElcaParts {
  const parts = element.children.filter(({ name }) => containers.includes(name)).flatMap(({ children }) => children)
  const components = parts.filter(({ name }) => name === 'component')
  const isLayer = ({ attributes }: XmlElement) => isTrue(attributes['isLayer'])
  const placed = [
    ...parts
      .filter(({ name }) => name === 'siblings')
      .flatMap((siblings) => framed(childrenNamed(siblings, 'component')) ?? []),
    ...[...Map.groupBy(components.filter(isLayer), positionOf).values()].flatMap(placedAt),
  ]
  return {
    layers: placed.toSorted((one, other) => one.position - other.position).map(({ layer }) => layer),
    lost: components.filter((component) => !isLayer(component)).map(partLost),
  }
}
