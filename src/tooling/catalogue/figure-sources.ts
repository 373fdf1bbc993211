import type { FigureStatus } from '#vocabulary/materials.ts'

/** Text in both locales of the product. */
export type Localised = { readonly de_DE: string; readonly en_GB: string }

const localised = (de_DE: string, en_GB: string): Localised => ({ de_DE, en_GB })

/** A source, and how well a figure from it is founded. */
export type Source = Localised & { readonly status: FigureStatus }

const from =
  (status: FigureStatus) =>
  (de_DE: string, en_GB: string): Source => ({ de_DE, en_GB, status })
const read = from('read')
const agreed = from('agreed')
const single = from('single')
const recalled = from('recalled')
const analogy = from('analogy')

/** Where figures of materials come from. The keys stand in the catalogue, the texts once beside them. */
export const figureSources = {
  iso10456: single(
    'EN ISO 10456, Klassenwert (nach dem spanischen Bauteilkatalog des CTE)',
    'EN ISO 10456, class value (as given in the Spanish CTE catalogue of building elements)',
  ),
  iso10456Wikipedia: single(
    'EN ISO 10456 (Auszug in der deutschen Wikipedia, „Wasserdampf-Diffusionswiderstand“)',
    'EN ISO 10456 (extract in the German Wikipedia, “Wasserdampf-Diffusionswiderstand”)',
  ),
  iso10456Second: single(
    'DIN EN ISO 10456:2010-05, Tabellen 3 und 4 (aus zweiter Hand)',
    'DIN EN ISO 10456:2010-05, tables 3 and 4 (second hand)',
  ),
  din4108: single(
    'DIN V 4108-4 (nach der Bibliothek BuildingSystems der UdK Berlin)',
    'DIN V 4108-4 (as given in the BuildingSystems library of UdK Berlin)',
  ),
  din4108Masonry: single(
    'DIN V 4108-4, Richtwerte für Mauerwerk (aus zweiter Hand)',
    'DIN V 4108-4, guide values for masonry (second hand)',
  ),
  sandLimeBrochure: single(
    'DIN V 4108-4 / EN 12524 (nach „Kalksandstein – Wärmeschutz“, 01/2009, Tafel 3)',
    'DIN V 4108-4 / EN 12524 (as given in the brochure “Kalksandstein – Wärmeschutz”, 01/2009, table 3)',
  ),
  teaser: single('TEASER, MaterialTemplates (MASEA)', 'TEASER, MaterialTemplates (MASEA)'),
  masea: single(
    'MASEA-Stoffdaten (nach der Bibliothek BuildingSystems der UdK Berlin)',
    'MASEA material data (as given in the BuildingSystems library of UdK Berlin)',
  ),
  earlyBim: single(
    'EarlyBIM, Kategoriewert nach DIN 4108-4 / EN ISO 10456',
    'EarlyBIM, category value after DIN 4108-4 / EN ISO 10456',
  ),
  bauphysikTool: single('BauphysikToolWPF, Stofftabelle', 'BauphysikToolWPF, material table'),
  detail: single('Detail, Übersicht Dämmstoffe', 'Detail, overview of insulation materials'),
  cellulosePublished: single(
    'Veröffentlichte Richtwerte 1 (raum-analyse.de) und 2 (bio-solar-haus.de)',
    'Published guide values 1 (raum-analyse.de) and 2 (bio-solar-haus.de)',
  ),
  elca: agreed(
    'Voreinstellung in eLCA nach BBSR, „Nutzungsdauern von Bauteilen“',
    'Default of eLCA after BBSR, “Nutzungsdauern von Bauteilen”',
  ),
  oekobaudat2024: read('ÖKOBAUDAT 2024-I, Datensatz', 'ÖKOBAUDAT 2024-I, dataset'),
  oekobaudat2024Area: read(
    'ÖKOBAUDAT 2024-I, Flächengewicht durch Dicke des Datensatzes',
    'ÖKOBAUDAT 2024-I, areal mass over thickness of the dataset',
  ),
  oekobaudat2020: read('ÖKOBAUDAT 2020-II, Datensatz', 'ÖKOBAUDAT 2020-II, dataset'),
  oekobaudat2020Area: recalled(
    'Flächengewicht des Datensatzes der ÖKOBAUDAT 2020-II, mit angenommener Dicke oder Rohdichte',
    'Areal mass of the dataset of ÖKOBAUDAT 2020-II, with an assumed thickness or density',
  ),
  iso10456Table3: recalled(
    'EN ISO 10456:2007, Tabelle 3, Klassenwert (Text lag nicht vor)',
    'EN ISO 10456:2007, table 3, class value (text not at hand)',
  ),
  iso10456Table4: recalled(
    'EN ISO 10456:2007, Tabelle 4, Klassenwert (Text lag nicht vor)',
    'EN ISO 10456:2007, table 4, class value (text not at hand)',
  ),
  iso10456Table5: recalled(
    'EN ISO 10456:2007, Tabelle 5, sd dünner Schichten (Text lag nicht vor)',
    'EN ISO 10456:2007, table 5, sd of thin layers (text not at hand)',
  ),
  din4108Table1: recalled(
    'DIN 4108-4:2020, Tabelle 1, Klassenwert (Text lag nicht vor)',
    'DIN 4108-4:2020, table 1, class value (text not at hand)',
  ),
  din4108Table2: recalled(
    'DIN 4108-4:2020, Tabelle 2, Stufe der Wärmeleitfähigkeit (Text lag nicht vor)',
    'DIN 4108-4:2020, table 2, grade of conductivity (text not at hand)',
  ),
  din4108Notes: single(
    'DIN V 4108-4 (nach einer veröffentlichten Vorlesung)',
    'DIN V 4108-4 (as printed in published lecture notes)',
  ),
  approvals: recalled(
    'Allgemeine Bauartgenehmigungen, Klassenwert; μ nach DIN 4108-4',
    'General construction approvals, class value; μ after DIN 4108-4',
  ),
  dataSheets: recalled('Übliche Datenblätter, Klassenwert', 'Typical data sheets, class value'),
  market: recalled('Marktübliche Dicken', 'Usual thicknesses on the market'),
  bbsr2017: recalled('BBSR, „Nutzungsdauern von Bauteilen“ 2017', 'BBSR, “Nutzungsdauern von Bauteilen” 2017'),
  relative: analogy(
    'Schluss von einem verwandten Baustoff oder Aufbau',
    'Concluded from a related material or build-up',
  ),
  detailAgreed: agreed(
    'Detail, Übersicht Dämmstoffe, mit Zulassungen verglichen',
    'Detail, overview of insulation materials, compared with approvals',
  ),
  woodFibrePublished: agreed(
    'energytools.de und deutsche Wikipedia, „Holzfaserdämmplatte“; Aufschlag nach DIN 4108-4',
    'energytools.de and German Wikipedia, “Holzfaserdämmplatte”; surcharge after DIN 4108-4',
  ),
} as const satisfies Record<string, Source>

/** Names a source. */
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

/** Text and status of a source key, with its remark where it has one: a related material's figure is an analogy. */
export function sourceOf(key: SourceKey): Source {
  const [source, remark] = key.split('.') as [FigureSource, keyof typeof remarks | undefined]
  const { de_DE, en_GB, status } = figureSources[source]
  if (!remark) return { de_DE, en_GB, status }
  return {
    de_DE: `${de_DE}; ${remarks[remark].de_DE}`,
    en_GB: `${en_GB}; ${remarks[remark].en_GB}`,
    status: remark === 'single' ? status : 'analogy',
  }
}
