import { comparedFigure } from '#contract/compared-figures.ts'
import { type Quantity, quantities } from '#web/lib/format.ts'
import { missesSurfaceLimit } from '#web/lib/moisture-verdict.ts'
import { type Heating, heatLoss } from './heating.ts'
import { operation } from './payback.ts'
import type { Variant } from './variant.ts'

/** A figure before and after. */
export type Row = {
  readonly key: 'heat' | 'operation' | 'surface' | 'fRsi' | 'timeShift' | 'thickness' | 'mass'
  readonly quantity: Quantity
  readonly unit: string
  readonly before: number | null
  readonly after: number | null
  readonly relative: boolean
  /** Whether the limit is missed before and after. */
  readonly missed: readonly [boolean, boolean]
}

/** Rows of a variant; what the heating decides only where one is chosen. */
export function rowsOf({ assessed: { before, after } }: Variant, heating: Heating | null, perYear: string): Row[] {
  const [u0, u1] = [before.thermal.uValue, after.thermal.uValue]
  const row = (
    key: Row['key'],
    quantity: Quantity,
    values: readonly [number | null, number | null],
    more: Partial<Pick<Row, 'unit' | 'relative' | 'missed'>> = {},
  ): Row => ({
    key,
    quantity,
    unit: more.unit ?? quantities[quantity].unit,
    before: values[0],
    after: values[1],
    relative: more.relative ?? false,
    missed: more.missed ?? [false, false],
  })
  const shift = (kpis: typeof before) => comparedFigure(kpis, 'timeShift')
  const heatRows = ([before, after]: readonly [number, number], { emissions }: Heating) => [
    row('heat', 'gwp', [heatLoss(before, emissions), heatLoss(after, emissions)], { unit: perYear, relative: true }),
    row('operation', 'gwp', [operation(before, emissions, 1), operation(after, emissions, 1)], { relative: true }),
  ]
  const heated =
    heating && u0 !== null && u1 !== null
      ? heatRows([u0 * heating.corrections.before, u1 * heating.corrections.after], heating)
      : []
  return [
    ...heated,
    row('surface', 'temperature', [before.moisture.surfaceTemperature, after.moisture.surfaceTemperature]),
    row('fRsi', 'factor', [before.moisture.fRsi, after.moisture.fRsi], {
      missed: [missesSurfaceLimit(before), missesSurfaceLimit(after)],
    }),
    row('timeShift', 'hours', [shift(before), shift(after)]),
    row('thickness', 'thickness', [before.geometry.thickness, after.geometry.thickness]),
    row('mass', 'mass', [before.geometry.mass, after.geometry.mass]),
  ]
}
