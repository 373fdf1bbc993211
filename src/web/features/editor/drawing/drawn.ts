import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Material } from '#contract/materials.ts'
import { studsOf } from '#vocabulary/accessories.ts'
import { layerFaces, vapourFaces } from '#web/drawing/layer-faces.ts'
import type { DrawnLayer, SectionClimate } from '#web/drawing/section-types.ts'
import type { VapourFace, VapourLayer } from '#web/drawing/vapour-geometry.ts'
import { isBlank, type LayerDraft } from '../document/document.ts'
import { taperOf } from '../document/taper-draft.ts'

type Materials = ReadonlyMap<string, Material>

const thicknessOf = ({ numbers, texts }: LayerDraft) => (texts.thickness === undefined ? numbers.thickness : undefined)

const secondFramingOf = ({ framing, secondFraming, numbers }: LayerDraft, materials: Materials) => {
  const member = materials.get(secondFraming?.materialId ?? '')
  const { secondWidth: width, secondSpacing: spacing } = numbers
  return framing && member && width !== undefined && spacing !== undefined && width < spacing
    ? { hatch: member.hatch, width, spacing }
    : undefined
}

const framingOf = ({ framing, numbers, accessories = [] }: LayerDraft, materials: Materials): DrawnLayer['framing'] => {
  const member = materials.get(framing?.materialId ?? '')
  const { framingWidth: width, framingSpacing: spacing } = numbers
  return framing && member && width !== undefined && spacing !== undefined && width < spacing
    ? { hatch: member.hatch, width, spacing }
    : studsOf(accessories)
}

/** Layers as they are drawn; what is not known yet is drawn as air, what has no thickness as a gap. */
export const drawnLayers = (layers: readonly LayerDraft[], materials: Materials): readonly DrawnLayer[] => {
  const marked = layers.some(({ state }) => state !== 'new')
  return layers.map((layer) => {
    const material = materials.get(layer.materialId ?? '')
    return {
      hatch: material?.hatch ?? 'air',
      thickness: thicknessOf(layer),
      framing: framingOf(layer, materials),
      secondFraming: secondFramingOf(layer, materials),
      taper: layer.framing ? undefined : taperOf(layer),
      state: marked ? layer.state : undefined,
      name: material?.name ?? layer.materialText,
    }
  })
}

/** What figures were computed from: layers as sent, and the row of each. */
type Computed = { readonly layers: readonly ConstructionLayer[]; readonly keys: readonly string[] }
/** Faces of the rows on screen; undefined where the rows are others than those computed. A blank row has one face. */
const facesOfRows = (rows: readonly LayerDraft[], computed: Computed, kpis: KeyPerformanceIndicators) => {
  const faces = layerFaces(computed.layers, kpis.thermal.temperatures)
  let at = 0
  const found = [faces[0]]
  for (const row of rows) {
    if (row.key === computed.keys[at]) at += 1
    else if (!isBlank(row)) return undefined
    found.push(faces[at])
  }
  return at === computed.keys.length ? found : undefined
}

/**
 * Temperatures and dew points at the faces of the rows; null where the method says nothing. While new figures are
 * computed for the same rows, the old ones stay at their faces.
 */
export const climateOf = (
  rows: readonly LayerDraft[],
  kpis: KeyPerformanceIndicators,
  computed: Computed,
): SectionClimate | undefined => {
  const faces = facesOfRows(rows, computed, kpis)
  const { climate } = kpis.thermal
  return (
    faces && {
      outside: climate.outsideTemperature,
      inside: climate.insideTemperature,
      temperatures: faces.map((face) => face?.temperature ?? null),
      dewPoints: faces.map((face) => face?.dewPoint ?? null),
    }
  )
}

export type DrawnVapour = {
  readonly layers: readonly VapourLayer[]
  readonly faces: readonly VapourFace[]
  readonly keys: readonly string[]
}

/** Layers and faces as vapour meets them, those that count; undefined where a figure is missing. */
export const vapourOf = (
  rows: readonly LayerDraft[],
  materials: Materials,
  kpis: KeyPerformanceIndicators,
  computed: Computed,
): DrawnVapour | undefined => {
  const counted = kpis.layers.filter((layer) => layer.counted)
  if (!kpis.moisture.applicable || counted.length === 0) return undefined
  const faces = vapourFaces(
    counted.map(({ layer }) => layer),
    kpis.thermal.temperatures,
  )
  const hatches = new Map(rows.map(({ key, materialId }) => [key, materials.get(materialId ?? '')?.hatch]))
  const keys = counted.map(({ layer }) => computed.keys[layer] ?? '')
  const layers = counted.flatMap(({ sd }, index) =>
    sd === null ? [] : { hatch: hatches.get(keys[index] ?? '') ?? ('air' as const), sd },
  )
  return layers.length === counted.length && faces ? { layers, faces, keys } : undefined
}
