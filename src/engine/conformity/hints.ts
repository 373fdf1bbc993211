import type { Construction } from '#engine/construction.ts'
import type { PhysicsResult } from '#engine/physics/physics-result.ts'
import { section } from '#engine/physics/section.ts'
import { thermalTransmittance } from '#engine/physics/thermal-transmittance.ts'
import { type InPack, inPack } from './asked-rules.ts'
import { rated } from './held-values.ts'
import type { Rule, RulePack } from './rule-pack.ts'
import { gegAnnex7 } from './rule-packs/geg-annex-7.ts'
import type { Works } from './works.ts'

/** What the act says beyond its annexes; shown where it concerns the construction, and never a verdict. */
const act: RulePack = { ...gegAnnex7, id: 'geg', kind: 'orientation', source: 'GEG (BGBl. I 2020, 1728)' }

/** Resistance of a top-floor ceiling below which it has to be insulated [m²·K/W] (DIN 4108-2:2013-02, table 3). */
const LEAST_OF_CEILING = 0.9

const uValueRule = ({ id, limit, notes }: Pick<Rule, 'id' | 'limit' | 'notes'>, { type }: Construction): InPack =>
  inPack(act, {
    id,
    limit,
    quantity: 'uValue',
    relation: 'atMost',
    types: [type],
    status: 'primary',
    ...(notes && { notes }),
  })

/** U before the works: what stands and what goes [W/(m²·K)]; null where nothing did, or it cannot be computed. */
function uValueBefore(construction: Construction): number | null {
  const { layers } = construction
  if (!layers.some(({ state }) => state === 'removed')) return null
  const before = layers.flatMap((layer) => (layer.state === 'new' ? [] : [{ ...layer, state: 'existing' as const }]))
  return thermalTransmittance(section({ ...construction, layers: before }), []).uValue
}

/** Works that make the component worse (GEG § 46); an old top-floor ceiling that has to be insulated (§ 47, now § 35). */
export function hintsFor(construction: Construction, physics: PhysicsResult, { measures }: Works): readonly InPack[] {
  const { uValue, rTotal, rsi, rse } = physics.thermal
  if (uValue === null || rTotal === null) return []
  const hints: InPack[] = []
  const before = uValueBefore(construction)
  if (before !== null && rated(uValue) > rated(before))
    hints.push(uValueRule({ id: 'geg.notWorse', limit: rated(before), notes: ['worse'] }, construction))
  const isOldCeiling = construction.type === 'topFloorCeiling' && measures.includes('none')
  if (isOldCeiling && rTotal - rsi - rse < LEAST_OF_CEILING)
    hints.push(uValueRule({ id: 'geg.topFloorDuty', limit: 0.24, notes: ['topFloorDuty'] }, construction))
  return hints
}
