import type { Construction, Layer } from '#engine/construction.ts'
import { coreOf, isCladding, isInsulation, isOf, isSealing, type Placed } from '#engine/layer-places.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { Measure } from '#vocabulary/settings.ts'

/** A measure that the layers point to, and the layers that do. */
export type Proposal = { readonly measure: Measure; readonly layers: readonly number[] }

/** New and removed layers on either side of the core, and what of the core itself is new. */
type Changes = {
  readonly construction: Construction
  readonly core: Placed | undefined
  readonly outside: readonly Placed[]
  readonly outsideGone: readonly Placed[]
  readonly inside: readonly Placed[]
  /** New filling between members that stay. */
  readonly filling: readonly Placed[]
}

const indices = (layers: readonly Placed[]): number[] => layers.map(({ index }) => index)
const propose = (measure: Measure, layers: readonly Placed[]): Proposal[] =>
  layers.length > 0 ? [{ measure, layers: indices(layers) }] : []
const those = (layers: readonly Placed[], is: (layer: Layer) => boolean): Placed[] =>
  layers.filter(({ layer }) => is(layer))

const isPlaster = (layer: Layer): boolean => isOf(layer, 'plaster')
const isPaint = (layer: Layer): boolean => isOf(layer, 'coating')
const isLeaf = (layer: Layer): boolean => isOf(layer, 'masonry', 'concrete')
const isBattenOrBoard = (layer: Layer): boolean =>
  layer.framing !== undefined || isOf(layer, 'wood', 'woodPanel', 'board')
const isFloorFinish = (layer: Layer): boolean => isOf(layer, 'flooring', 'coating', 'mortar')

/** Works on the room side of anything: insulated, or else finished. */
function insideWorks({ inside, filling }: Changes): Proposal[] {
  const insulation = those([...filling, ...inside], isInsulation)
  return insulation.length > 0 ? propose('insideInsulated', insulation) : propose('insideFinished', inside)
}

/** Whether leaves that were there stand on both sides of a layer. */
const isBetweenLeaves = ({ construction: { layers } }: Changes, { index }: Placed): boolean => {
  const isOld = (layer: Layer) => layer.state === 'existing' && isLeaf(layer)
  return layers.slice(0, index).some(isOld) && layers.slice(index + 1).some(isOld)
}

function render({ outside, outsideGone, construction: { layers }, core }: Changes, insulated: boolean): Proposal[] {
  const fresh = those(outside, isPlaster)
  const painted = those(outside, isPaint)
  const gone = those(outsideGone, isPlaster)
  const stays = layers.some(
    (layer, index) => layer.state === 'existing' && isPlaster(layer) && index < (core?.index ?? 0),
  )
  if (fresh.length > 0 && (gone.length > 0 || !(stays || insulated)))
    return propose('renderRenewed', [...gone, ...fresh])
  return propose('outsideRepaired', insulated ? [] : [...fresh, ...painted])
}

function outerWall(changes: Changes): Proposal[] {
  const { outside, filling } = changes
  const insulation = those([...outside, ...changes.inside], isInsulation)
  const cavity = [...insulation.filter((one) => isBetweenLeaves(changes, one)), ...those(filling, isInsulation)]
  const rest = (layers: readonly Placed[]) => layers.filter((one) => !cavity.includes(one))
  const added = those(rest(outside), isInsulation)
  const facing = those(outside, (layer) => isCladding(layer) && layer.framing === undefined)
  return [
    ...propose('outsideInsulated', added),
    ...propose('outsideClad', facing),
    ...render(changes, added.length > 0),
    ...propose('cavityFilled', cavity),
    ...insideWorks({ ...changes, inside: rest(changes.inside), filling: [] }),
  ]
}

const outerWallGround = (changes: Changes): Proposal[] => [
  ...outerWall(changes).filter(({ measure }) => measure !== 'renderRenewed' && measure !== 'cavityFilled'),
  ...propose('dampProofed', those(changes.outside, isSealing)),
]

const coldSide = (changes: Changes): Proposal[] => [
  ...propose('coldSideWorked', [...changes.outside, ...changes.filling]),
  ...insideWorks({ ...changes, filling: [] }),
]

function pitchedRoof(changes: Changes): Proposal[] {
  const { outside, outsideGone } = changes
  const covering = those(outside, (layer) => isOf(layer, 'roofing'))
  const below = those([...outside, ...outsideGone], (layer) => isBattenOrBoard(layer) && !isOf(layer, 'roofing'))
  const sealing = those(outside, isSealing)
  const insulation = those(outside, isInsulation)
  if (covering.length > 0 && below.length > 0) return propose('coveringRenewed', [...covering, ...below])
  if (sealing.length > 0) return propose('waterproofingRenewed', sealing)
  if (insulation.length > 0) return propose('coveringRenewed', insulation)
  return covering.length > 0 ? propose('coveringOnly', covering) : insideWorks(changes)
}

function flatRoof(changes: Changes): Proposal[] {
  const { outside } = changes
  const sealing = those(outside, isSealing)
  if (sealing.length > 0) return propose('waterproofingRenewed', sealing)
  const covering = those(outside, (layer) => isOf(layer, 'roofing'))
  if (covering.length > 0) return propose('coveringRenewed', covering)
  return outside.length > 0 ? propose('waterproofingRepaired', outside) : insideWorks(changes)
}

function floor(changes: Changes): Proposal[] {
  const { inside, outside, filling } = changes
  const buildUp = inside.filter(({ layer }) => !isFloorFinish(layer))
  const above =
    buildUp.length > 0
      ? propose('floorBuildUpRenewed', buildUp)
      : propose('floorCoveringOnly', those(inside, isFloorFinish))
  const below = [...outside, ...filling]
  const { type } = changes.construction
  if (type === 'groundSlab') return [...above, ...propose('dampProofed', outside)]
  const clad = type === 'floorAboveOutdoorAir' ? those(outside, isCladding) : []
  return [...propose('coldSideWorked', below), ...propose('outsideClad', clad), ...above]
}

const collect: Readonly<Record<ConstructionType, (changes: Changes) => Proposal[]>> = {
  outerWall,
  outerWallGround,
  innerWall: insideWorks,
  partitionToUnheated: coldSide,
  pitchedRoof,
  flatRoof,
  topFloorCeiling: coldSide,
  internalFloor: floor,
  basementCeiling: floor,
  groundSlab: floor,
  floorAboveOutdoorAir: floor,
}

/** Whether a new framed core is a filling between members that stay: what is left around it could not hang in the air. */
function isFilling({ type, layers }: Construction, { layer, index }: Placed): boolean {
  const stays = (some: readonly Layer[]) => some.some(({ state }) => state === 'existing')
  if (layer.framing === undefined) return false
  const [outer, inner] = [stays(layers.slice(0, index)), stays(layers.slice(index + 1))]
  return type === 'outerWall' || type === 'outerWallGround' || type === 'partitionToUnheated'
    ? outer && inner
    : outer || inner
}

/** The old infill of a frame that goes, where the new core has the same members. */
const oldInfill = ({ layers }: Construction, { layer: { framing } }: Placed): Placed[] =>
  layers.flatMap((layer, index) =>
    layer.state === 'removed' &&
    framing !== undefined &&
    layer.framing?.width === framing.width &&
    layer.framing.spacing === framing.spacing
      ? [{ layer, index }]
      : [],
  )

/** What a new core says: that the component is replaced, that its infill is; nothing where it fills what stays. */
function coreWorks(construction: Construction, core: Placed | undefined): Proposal[] | undefined {
  if (core?.layer.state !== 'new') return undefined
  const infill = construction.type === 'outerWall' ? oldInfill(construction, core) : []
  if (infill.length > 0) return propose('infillRenewed', [...infill, core])
  return isFilling(construction, core) ? undefined : propose('componentReplaced', [core])
}

function changesOf(construction: Construction, all: readonly Placed[], core: Placed | undefined): Changes {
  const of = (state: Layer['state']) => all.filter(({ layer }) => layer.state === state)
  const fresh = of('new')
  const at = core?.index ?? of('existing').at(-1)?.index ?? all.length
  const isOutside = ({ index }: Placed) => index < at
  return {
    construction,
    core,
    outside: fresh.filter(isOutside),
    outsideGone: of('removed').filter(isOutside),
    inside: fresh.filter(({ index }) => index > at),
    filling: core?.layer.state === 'new' ? [core] : [],
  }
}

const isAllNew = ({ layers }: Construction): boolean => {
  for (const { state } of layers) if (state !== 'new') return false
  return true
}

/**
 * What is done to a component, as states and places of its layers tell; the rules ask works, not components (GEG annex
 * 7). A question to whoever knows, not a finding.
 */
export function proposeMeasures(construction: Construction, core = coreOf(construction)): readonly Proposal[] {
  if (isAllNew(construction)) return [{ measure: 'newBuilding', layers: [] }]
  const all = construction.layers.map((layer, index): Placed => ({ layer, index }))
  const found = coreWorks(construction, core) ?? collect[construction.type](changesOf(construction, all, core))
  return found.length > 0 ? found : [{ measure: 'none', layers: [] }]
}
