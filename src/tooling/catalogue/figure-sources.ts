/** Text in both locales of the product. */
export type Localised = { readonly de_DE: string; readonly en_GB: string }

const localised = (de_DE: string, en_GB: string): Localised => ({ de_DE, en_GB })

/** Where figures of materials come from. The keys stand in the catalogue, the texts once beside them. */
export const figureSources = {
  iso10456: localised(
    'EN ISO 10456, Klassenwert (nach dem spanischen Bauteilkatalog des CTE)',
    'EN ISO 10456, class value (as given in the Spanish CTE catalogue of building elements)',
  ),
  iso10456Wikipedia: localised(
    'EN ISO 10456 (Auszug in der deutschen Wikipedia, „Wasserdampf-Diffusionswiderstand“)',
    'EN ISO 10456 (extract in the German Wikipedia, “Wasserdampf-Diffusionswiderstand”)',
  ),
  iso10456Second: localised(
    'DIN EN ISO 10456:2010-05, Tabellen 3 und 4 (aus zweiter Hand)',
    'DIN EN ISO 10456:2010-05, tables 3 and 4 (second hand)',
  ),
  din4108: localised(
    'DIN V 4108-4 (nach der Bibliothek BuildingSystems der UdK Berlin)',
    'DIN V 4108-4 (as given in the BuildingSystems library of UdK Berlin)',
  ),
  din4108Masonry: localised(
    'DIN V 4108-4, Richtwerte für Mauerwerk (aus zweiter Hand)',
    'DIN V 4108-4, guide values for masonry (second hand)',
  ),
  sandLimeBrochure: localised(
    'DIN V 4108-4 / EN 12524 (nach „Kalksandstein – Wärmeschutz“, 01/2009, Tafel 3)',
    'DIN V 4108-4 / EN 12524 (as given in the brochure “Kalksandstein – Wärmeschutz”, 01/2009, table 3)',
  ),
  teaser: localised('TEASER, MaterialTemplates (MASEA)', 'TEASER, MaterialTemplates (MASEA)'),
  masea: localised(
    'MASEA-Stoffdaten (nach der Bibliothek BuildingSystems der UdK Berlin)',
    'MASEA material data (as given in the BuildingSystems library of UdK Berlin)',
  ),
  earlyBim: localised(
    'EarlyBIM, Kategoriewert nach DIN 4108-4 / EN ISO 10456',
    'EarlyBIM, category value after DIN 4108-4 / EN ISO 10456',
  ),
  bauphysikTool: localised('BauphysikToolWPF, Stofftabelle', 'BauphysikToolWPF, material table'),
  detail: localised('Detail, Übersicht Dämmstoffe', 'Detail, overview of insulation materials'),
  cellulosePublished: localised(
    'Veröffentlichte Richtwerte 1 (raum-analyse.de) und 2 (bio-solar-haus.de)',
    'Published guide values 1 (raum-analyse.de) and 2 (bio-solar-haus.de)',
  ),
  elca: localised(
    'Voreinstellung in eLCA nach BBSR, „Nutzungsdauern von Bauteilen“',
    'Default of eLCA after BBSR, “Nutzungsdauern von Bauteilen”',
  ),
  oekobaudat2024: localised('ÖKOBAUDAT OBD_2024_I, Datensatz', 'ÖKOBAUDAT OBD_2024_I, dataset'),
  oekobaudat2024Area: localised(
    'ÖKOBAUDAT OBD_2024_I, Flächengewicht durch Dicke des Datensatzes',
    'ÖKOBAUDAT OBD_2024_I, areal mass over thickness of the dataset',
  ),
  oekobaudat2020: localised('ÖKOBAUDAT OBD_2020_II, Datensatz', 'ÖKOBAUDAT OBD_2020_II, dataset'),
} as const satisfies Record<string, Localised>

export type FigureSource = keyof typeof figureSources

/** What a source key says besides its source: one published μ that has to do for both, or a related material's figure. */
const remarks = {
  single: localised(
    'nur ein Wert veröffentlicht, für trocken und feucht verwendet',
    'one figure published, used for dry and wet',
  ),
  softwood: localised('wie Nadelholz', 'as softwood'),
  hardwood: localised('wie Laubholz', 'as hardwood'),
  gypsumBoard: localised('wie Gipskartonplatte', 'as gypsum board'),
} as const satisfies Record<string, Localised>

export type SourceKey = FigureSource | `${FigureSource}.${keyof typeof remarks}`

/** Text of a source key, with its remark where it has one. */
export function sourceText(key: SourceKey): Localised {
  const [source, remark] = key.split('.') as [FigureSource, keyof typeof remarks | undefined]
  const { de_DE, en_GB } = figureSources[source]
  if (!remark) return { de_DE, en_GB }
  return { de_DE: `${de_DE}; ${remarks[remark].de_DE}`, en_GB: `${en_GB}; ${remarks[remark].en_GB}` }
}

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

/** @throws {Error} for a source the table above does not know */
export function sourceOfDraft(text: string): FigureSource {
  const found = draftSources.find(([beginning]) => text.startsWith(beginning))
  if (!found) throw new Error(`unknown source in the draft: "${text}"`)
  return found[1]
}
