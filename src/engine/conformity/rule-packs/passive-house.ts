import type { RulePack } from '../rule-pack.ts'

/** Opaque components to outdoor air in the cool-temperate climate. */
export const passiveHouse: RulePack = {
  id: 'passiveHouse',
  kind: 'orientation',
  validFrom: null,
  validTo: null,
  source: 'Passivhaus Institut, Kriterien, kühl-gemäßigtes Klima',
  rules: [
    {
      id: 'passiveHouse.opaque',
      quantity: 'uValue',
      relation: 'atMost',
      limit: 0.15,
      types: ['outerWall', 'pitchedRoof', 'flatRoof', 'floorAboveOutdoorAir'],
      status: 'secondary',
    },
  ],
}
