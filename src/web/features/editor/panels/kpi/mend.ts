import type { EditorControls } from '../../document/editor-state.ts'
import type { NumberField } from '../../document/number-fields.ts'
import type { Lack } from '../../figures/lacks.ts'

const fields: Partial<Record<Lack['of'], NumberField>> = {
  conductivity: 'conductivity',
  density: 'density',
  specificHeatCapacity: 'specificHeatCapacity',
  vapourResistanceFactor: 'vapourResistanceFactor',
  serviceLife: 'serviceLife',
  remainingServiceLife: 'remainingServiceLife',
}

/** Leads to where what a layer lacks can be given: the field of its own value, its dataset, its material or its members. */
export function mend({ open, focus }: Pick<EditorControls, 'open' | 'focus'>, key: string, { of, part }: Lack): void {
  const field = fields[of]
  if (of === 'material') focus(key, 'material', true)
  else if (of === 'accessory') open({ kind: 'accessories', key })
  else if (field === undefined) open({ kind: 'dataset', key })
  else if (part === 'layer') open({ kind: 'values', key, field })
  else open({ kind: 'framing', key })
}
