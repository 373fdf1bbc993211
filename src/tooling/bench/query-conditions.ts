import type { Condition } from '#contract/construction-conditions.ts'

const figure = (name: 'uValue' | 'gwp' | 'thickness' | 'mass', min?: number, max?: number): Condition => ({
  on: 'figure',
  figure: name,
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
})
const types = ['outerWall', 'pitchedRoof', 'flatRoof', 'internalFloor', 'groundSlab', 'innerWall'] as const
const materials = ['gypsum_board', 'osb', 'cellulose_blown', 'kvh', 'eps', 'xps', 'mineral_wool', 'concrete_c25_30']
const turn = <Value>(values: readonly [Value, ...Value[]] | readonly Value[], index: number): Value =>
  values[index % values.length] as Value

const UPDATED: Condition = { on: 'updated', from: '2026-01-01' }

/** Ten conditions; `wide` ones find many of the office, the others few. @param last - in place of a day of change */
export function tenConditions(
  office: string,
  index: number,
  { wide = false, last = UPDATED }: { wide?: boolean; last?: Condition } = {},
): Condition {
  const least = (index % 10) / 100
  return {
    on: 'all',
    of: [
      { on: 'office', in: [office] },
      wide ? { on: 'type', in: [...types] } : { on: 'type', in: [turn(types, index), turn(types, index + 1)] },
      figure('uValue', wide ? 0.1 : 0.3 + least),
      figure('gwp', wide ? 10 : 30 + (index % 20)),
      figure('mass', 50, 500),
      { on: 'category', in: wide ? ['insulation', 'concrete'] : ['insulation'] },
      { on: 'not', of: { on: 'material', in: [turn(materials, index)] } },
      { on: 'verdict', is: turn(['met', 'missed'], index), of: ['geg'] },
      {
        on: 'any',
        of: [
          { on: 'framing', is: true },
          { on: 'expired', is: true },
        ],
      },
      last,
    ],
  }
}

/** Conditions that the index of marks does not hold: names, facts that are no marks, texts. */
export const elsewhere = (index: number): Readonly<Record<string, Condition>> => ({
  'a tag': { on: 'tags', all: [turn(['Holzbau', 'Massivbau', 'Bestand', 'Neubau'], index)] },
  'a text': { on: 'text', has: turn(['hanf 200', 'kork', 'birkenhain', 'stroh'], index) },
  'a dataset': { on: 'dataset', in: ['6a1bba1e-2e87-41bd-942c-7a67082b1687'] },
  'a release': { on: 'release', in: [turn(['OBD_2024_I', 'OBD_2020_II'], index)] },
  'a day it was made': { on: 'created', from: '2026-01-01', to: `2026-0${2 + (index % 7)}-01` },
})
