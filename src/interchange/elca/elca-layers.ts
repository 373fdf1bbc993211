import type { ForeignLayer, ForeignMaterial, Loss } from '../foreign/foreign-construction.ts'
import { childNamed, childrenNamed, numberOf, type XmlElement } from './elca-document.ts'

/** Spacing of members where the file knows their share alone [m]. */
export const ASSUMED_SPACING = 0.625

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

/** Two materials side by side in a layer: the smaller share becomes the members, at an assumed spacing. */
function framed(siblings: XmlElement): Placed | undefined {
  const [widest, member, third] = childrenNamed(siblings, 'component').toSorted(
    (one, other) => share(other) - share(one),
  )
  if (!widest) return undefined
  if (!member) return single(widest)
  const layer = layerOf(widest)
  const [main, part] = [share(widest), share(member)]
  const lost: Loss[] = [...layer.lost, ...lostOf(member)]
  lost.push({ code: 'framingSpacingAssumed', values: { share: part, spacing: ASSUMED_SPACING } })
  if (Math.abs(main + part - 1) > 0.005) lost.push({ code: 'openShare', values: { share: main + part } })
  if (third) lost.push({ code: 'thirdMaterial', values: { name: materialOf(third).name } })
  const framing = { material: materialOf(member), width: part * ASSUMED_SPACING, spacing: ASSUMED_SPACING }
  return { position: positionOf(widest), layer: { ...layer, ...(part > 0 && part < 1 && { framing }), lost } }
}

function partLost(component: XmlElement): Loss {
  const amount = numberOf(component, 'quantity')
  const unit = component.attributes['conversionInUnit'] ?? ''
  return {
    code: 'partWithoutLayer',
    values: { name: materialOf(component).name, amount: amount === undefined ? '' : `${amount} ${unit}`.trim() },
  }
}

/** The layers of an eLCA element by their position, and its parts that are no layers. */
export function partsOf(element: XmlElement): ElcaParts {
  const components = childNamed(element, 'components')
  const lost: Loss[] = []
  const placed = (components?.children ?? []).flatMap((child): Placed[] => {
    if (child.name === 'siblings') return [framed(child)].filter((one) => one !== undefined)
    if (child.name !== 'component') return []
    if (isTrue(child.attributes['isLayer'])) return [single(child)]
    lost.push(partLost(child))
    return []
  })
  return { layers: placed.toSorted((one, other) => one.position - other.position).map(({ layer }) => layer), lost }
}
