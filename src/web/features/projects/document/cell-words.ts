import type { LayerState } from '#vocabulary/life-cycle.ts'
import type { ReferenceUnit } from '#vocabulary/materials.ts'
import type { RowAdjacency } from '#vocabulary/projects.ts'
import type { Words } from './cell-kinds.ts'

const areaIs: Words<'net' | 'gross'> = { net: ['netto'], gross: ['brutto'] }

const status: Words<LayerState> = {
  new: ['neu'],
  existing: ['bestand'],
  removed: ['rückbau', 'abbruch', 'demolished', 'demolition'],
}

const adjacency: Words<RowAdjacency> = {
  outsideAir: ['außenluft', 'aussenluft', 'outside air', 'outside'],
  unheatedAttic: ['dachraum, unbeheizt', 'dachraum', 'unheated attic', 'attic'],
  kneeWall: ['abseite', 'knee wall space', 'knee wall'],
  unheatedRoom: ['raum, unbeheizt', 'unbeheizt', 'unheated room', 'unheated'],
  lowHeatedRoom: ['raum, niedrig beheizt', 'niedrig beheizt', 'room heated little', 'low heated'],
  ventilatedCrawlSpace: ['kriechkeller, belüftet', 'kriechkeller', 'ventilated crawl space', 'crawl space'],
  ground: ['erdreich'],
  unheatedBasement: ['keller, unbeheizt', 'keller', 'unheated basement', 'basement'],
  heated: ['beheizt'],
}

const unit: Words<ReferenceUnit> = {
  kg: [],
  t: ['to', 'tonne', 'tonnes'],
  m3: ['m³', 'cbm'],
  m2: ['m²', 'qm'],
  m: ['lfm', 'lfdm'],
  piece: ['stück', 'stk', 'stk.', 'st', 'pcs', 'pc'],
}

/** Words of closed lists as people write and paste them, in both languages; beside them hold the names of the interface. */
export const words = { areaIs, status, adjacency, unit } as const
