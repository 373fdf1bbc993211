import { folded } from '../document/cell-kinds.ts'
import type { RowList } from '../document/draft.ts'

/** What a table may tell and the building computes: known by its name, not taken. */
export const COMPUTED = 'uValue'

const orientation = ['ausr.', 'ausrichtung', 'orientierung', 'orient.', 'himmelsrichtung', 'orientation']
const tilt = ['neigung', 'neig.', 'dachneigung', 'tilt', 'slope', 'inclination']
const costGroup = ['kg', 'kostengruppe', 'din 276', 'cg', 'cost group']
const status = ['status', 'zustand']
const remaining = ['restnutzung', 'restnutzungsdauer', 'rest', 'remaining life', 'remaining service life']
const uValue = ['u', 'u-wert', 'uwert', 'u-value', 'u value', 'uw', 'ug', 'ud']
const storey = ['geschoss', 'etage', 'ebene', 'storey', 'level', 'floor']
const count = ['anzahl', 'stück', 'stk', 'stk.', 'n', '×n', 'count', 'pcs']
const area = ['fläche', 'flaeche', 'a', 'm²', 'm2', 'area']
const note = ['bemerkung', 'notiz', 'note', 'remark']

/** Names of columns as tables have them in their first row, in both languages; units are left aside. */
const names: Readonly<Record<RowList, Readonly<Record<string, readonly string[]>>>> = {
  elements: {
    code: ['nr', 'nr.', 'code', 'position', 'pos', 'pos.', 'no', 'no.', 'mark'],
    name: ['bauteil', 'bezeichnung', 'name', 'element', 'component'],
    construction: ['aufbau', 'konstruktion', 'bauteilaufbau', 'construction', 'build-up', 'assembly'],
    area: [...area, 'nettofläche', 'net area'],
    areaIs: ['netto/brutto', 'net/gross'],
    count: [...count, 'quantity'],
    envelopeArea: ['hüllfläche', 'huellflaeche', 'envelope', 'envelope area'],
    adjacency: ['grenzt an', 'lage', 'next to', 'adjacency'],
    fx: ['fx', 'f', 'temperaturkorrekturfaktor'],
    fxReason: ['grund für fx', 'reason for fx'],
    orientation,
    tilt,
    costGroup,
    status,
    remainingServiceLife: remaining,
    storey,
    zone: ['zone', 'nutzungszone'],
    note,
    [COMPUTED]: uValue,
  },
  openings: {
    name: ['öffnung', 'bezeichnung', 'name', 'opening'],
    type: ['typ', 'fenstertyp', 'type'],
    host: ['in bauteil', 'bauteil', 'wand', 'in element', 'host', 'element'],
    width: ['breite', 'b', 'width', 'w'],
    height: ['höhe', 'hoehe', 'h', 'height'],
    area,
    count,
    fx: ['fx', 'f', 'temperaturkorrekturfaktor'],
    fxReason: ['grund für fx', 'reason for fx'],
    orientation,
    tilt,
    costGroup,
    adjacency: ['grenzt an', 'lage', 'next to', 'adjacency'],
    storey,
    status,
    remainingServiceLife: remaining,
    [COMPUTED]: uValue,
  },
  items: {
    name: ['position', 'bezeichnung', 'name', 'item'],
    quantity: ['menge', 'anzahl', 'quantity', 'amount'],
    unit: ['einheit', 'unit'],
    serviceLife: ['nutzung', 'nutzungsdauer', 'life', 'service life'],
    costGroup,
    status,
    remainingServiceLife: remaining,
    endOfLifeScenario: ['szenario', 'entsorgungsszenario', 'scenario', 'end-of-life scenario'],
    note,
  },
}

/** Columns of a table that has no names, in this order. */
export const positions: Readonly<Record<RowList, readonly string[]>> = {
  elements: ['code', 'name', 'construction', 'area'],
  openings: ['name', 'type', 'width', 'height', 'count'],
  items: ['name', 'quantity', 'unit', 'costGroup'],
}

/** A unit behind a name: `Fläche [m²]`, `Breite (m)`, `A in m²`, `Ausr. °`. */
const UNIT = /\s*[[(].*$|\s+(?:in\s+)?(?:m²|m2|m|stk\.?|a|°|w\/\(?m²k\)?)$/s

const bare = (head: string) => folded(head.trim().replace(UNIT, '').replace(/:$/, ''))

/** Key of each column by its name, the first of those that say the same; null where fewer than two are known. */
export function headed(list: RowList, heads: readonly string[]): readonly (string | null)[] | null {
  const known = Object.entries(names[list])
  const all = heads.map((head) => known.find(([, words]) => words.includes(bare(head)))?.[0] ?? null)
  const keys = all.map((key, index) => (all.indexOf(key) === index ? key : null))
  return keys.filter((key) => key !== null).length >= Math.min(2, heads.length) ? keys : null
}
