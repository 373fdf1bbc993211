import type { FigureSource } from './figure-sources.ts'

/** Beginnings of the draft's own source texts. */
const draftSources: readonly (readonly [string, FigureSource])[] = [
  ['EN ISO 10456 class value', 'iso10456'],
  ['EN ISO 10456 extract', 'iso10456Wikipedia'],
  ['DIN V 4108-4 (UdK', 'din4108'],
  ['DIN V 4108-4 / EN 12524', 'sandLimeBrochure'],
  ['TEASER', 'teaser'],
  ['EarlyBIM', 'earlyBim'],
  ['BauphysikToolWPF', 'bauphysikTool'],
  ['Detail', 'detail'],
  ['eLCA', 'elca'],
]

/** Beginnings of what corrections and added figures say of their source. */
const addedSources: typeof draftSources = [
  ['EN ISO 10456:2007 table 3', 'iso10456Table3'],
  ['EN ISO 10456:2007 table 4', 'iso10456Table4'],
  ['EN ISO 10456:2007 table 5', 'iso10456Table5'],
  ['EN ISO 10456 table 3 (recalled', 'iso10456Table3'],
  ['0.23 is the Spanish CTE class', 'iso10456Table3'],
  ['0.18 belongs to 900 kg/m3', 'iso10456Table3'],
  ['As larch', 'iso10456Table3'],
  ['DIN 4108-4:2020 table 1/table 2', 'din4108Table2'],
  ['DIN 4108-4 table 2 grade', 'din4108Table2'],
  ['DIN 4108-4:2020 table 1', 'din4108Table1'],
  ['DIN V 4108-4 table as printed', 'din4108Notes'],
  ['approvals', 'approvals'],
  ['typical data sheets', 'dataSheets'],
  ['usual market', 'market'],
  ['by analogy', 'relative'],
  ['Same density class', 'relative'],
  ['Other plastic and bitumen roof sheets', 'relative'],
  ['as roof_pvc', 'relative'],
  ['Cannot be replaced before', 'relative'],
  ['BBSR', 'bbsr2017'],
  ['Detail', 'detailAgreed'],
  ['energytools.de', 'woodFibrePublished'],
  ['de.wikipedia Holzfaserdaemmplatte', 'woodFibrePublished'],
  ['OKOBAUDAT OBD_2020_II', 'oekobaudat2020'],
]

function lookedUp(text: string, table: typeof draftSources): FigureSource {
  const found = table.find(([beginning]) => text.startsWith(beginning))
  if (!found) throw new Error(`unknown source: "${text}"`)
  return found[1]
}

/** @throws {Error} for a source of the draft that is not known */
export const sourceOfDraft = (text: string): FigureSource => lookedUp(text, draftSources)

/** @throws {Error} for a source of a correction or an added figure that is not known */
export const sourceOfAdded = (text: string): FigureSource => lookedUp(text, addedSources)
