import type { Locale } from './constructions.ts'

type Name = readonly [german: string, english: string]

const other: Name = ['Sonstiges', 'Other']

/**
 * Cost groups of DIN 276:2018-12, table 1, by short names: the main groups of a building, and of fabric and services the
 * third level.
 */
const names: Readonly<Record<string, Name>> = {
  '300': ['Bauwerk – Baukonstruktionen', 'Building fabric'],
  '310': ['Baugrube, Erdbau', 'Excavation, earthworks'],
  '311': ['Herstellung', 'Excavation'],
  '312': ['Umschließung', 'Enclosure'],
  '313': ['Wasserhaltung', 'Dewatering'],
  '314': ['Vortrieb', 'Tunnelling'],
  '319': other,
  '320': ['Gründung, Unterbau', 'Foundations, substructure'],
  '321': ['Baugrundverbesserung', 'Ground improvement'],
  '322': ['Flachgründungen und Bodenplatten', 'Shallow foundations and ground slabs'],
  '323': ['Tiefgründungen', 'Deep foundations'],
  '324': ['Gründungsbeläge', 'Finishes on ground slabs'],
  '325': ['Abdichtungen und Bekleidungen', 'Waterproofing and linings'],
  '326': ['Dränagen', 'Drainage'],
  '329': other,
  '330': ['Außenwände', 'External walls'],
  '331': ['Tragende Außenwände', 'Load-bearing external walls'],
  '332': ['Nichttragende Außenwände', 'Non-load-bearing external walls'],
  '333': ['Außenstützen', 'External columns'],
  '334': ['Außenwandöffnungen', 'Openings in external walls'],
  '335': ['Außenwandbekleidungen, außen', 'Outer finishes of external walls'],
  '336': ['Außenwandbekleidungen, innen', 'Inner finishes of external walls'],
  '337': ['Elementierte Außenwandkonstruktionen', 'Prefabricated external walls'],
  '338': ['Lichtschutz', 'Solar protection'],
  '339': other,
  '340': ['Innenwände', 'Internal walls'],
  '341': ['Tragende Innenwände', 'Load-bearing internal walls'],
  '342': ['Nichttragende Innenwände', 'Non-load-bearing internal walls'],
  '343': ['Innenstützen', 'Internal columns'],
  '344': ['Innenwandöffnungen', 'Openings in internal walls'],
  '345': ['Innenwandbekleidungen', 'Finishes of internal walls'],
  '346': ['Elementierte Innenwandkonstruktionen', 'Prefabricated internal walls'],
  '347': ['Lichtschutz', 'Solar protection'],
  '349': other,
  '350': ['Decken', 'Floors'],
  '351': ['Deckenkonstruktionen', 'Floor structures'],
  '352': ['Deckenöffnungen', 'Openings in floors'],
  '353': ['Deckenbeläge', 'Floor finishes'],
  '354': ['Deckenbekleidungen', 'Ceiling finishes'],
  '355': ['Elementierte Deckenkonstruktionen', 'Prefabricated floors'],
  '359': other,
  '360': ['Dächer', 'Roofs'],
  '361': ['Dachkonstruktionen', 'Roof structures'],
  '362': ['Dachöffnungen', 'Openings in roofs'],
  '363': ['Dachbeläge', 'Roof coverings'],
  '364': ['Dachbekleidungen', 'Roof linings'],
  '365': ['Elementierte Dachkonstruktionen', 'Prefabricated roofs'],
  '366': ['Lichtschutz', 'Solar protection'],
  '369': other,
  '370': ['Infrastrukturanlagen', 'Infrastructure'],
  '380': ['Baukonstruktive Einbauten', 'Built-in fixtures'],
  '381': ['Allgemeine Einbauten', 'General fixtures'],
  '382': ['Besondere Einbauten', 'Special fixtures'],
  '389': other,
  '390': ['Sonstige Maßnahmen für Baukonstruktionen', 'Other works on the fabric'],
  '391': ['Baustelleneinrichtung', 'Site installations'],
  '392': ['Gerüste', 'Scaffolding'],
  '393': ['Sicherungsmaßnahmen', 'Securing works'],
  '394': ['Abbruchmaßnahmen', 'Demolition'],
  '395': ['Instandsetzungen', 'Repairs'],
  '396': ['Materialentsorgung', 'Disposal'],
  '397': ['Zusätzliche Maßnahmen', 'Additional works'],
  '398': ['Provisorische Baukonstruktionen', 'Temporary structures'],
  '399': other,
  '400': ['Bauwerk – Technische Anlagen', 'Building services'],
  '410': ['Abwasser-, Wasser-, Gasanlagen', 'Drainage, water and gas'],
  '411': ['Abwasseranlagen', 'Drainage'],
  '412': ['Wasseranlagen', 'Water supply'],
  '413': ['Gasanlagen', 'Gas supply'],
  '419': other,
  '420': ['Wärmeversorgungsanlagen', 'Heating'],
  '421': ['Wärmeerzeugungsanlagen', 'Heat generation'],
  '422': ['Wärmeverteilnetze', 'Heat distribution'],
  '423': ['Raumheizflächen', 'Heating surfaces'],
  '429': other,
  '430': ['Raumlufttechnische Anlagen', 'Ventilation and air conditioning'],
  '431': ['Lüftungsanlagen', 'Ventilation'],
  '432': ['Teilklimaanlagen', 'Partial air conditioning'],
  '433': ['Klimaanlagen', 'Air conditioning'],
  '434': ['Kälteanlagen', 'Refrigeration'],
  '439': other,
  '440': ['Elektrische Anlagen', 'Electrical installations'],
  '441': ['Hoch- und Mittelspannungsanlagen', 'High and medium voltage'],
  '442': ['Eigenstromversorgungsanlagen', 'Own power supply'],
  '443': ['Niederspannungsschaltanlagen', 'Low-voltage switchgear'],
  '444': ['Niederspannungsinstallationsanlagen', 'Low-voltage installations'],
  '445': ['Beleuchtungsanlagen', 'Lighting'],
  '446': ['Blitzschutz- und Erdungsanlagen', 'Lightning protection and earthing'],
  '449': other,
  '450': ['Kommunikations- und sicherheitstechnische Anlagen', 'Communication and security'],
  '460': ['Förderanlagen', 'Conveying systems'],
  '461': ['Aufzugsanlagen', 'Lifts'],
  '462': ['Fahrtreppen, Fahrsteige', 'Escalators, moving walks'],
  '470': ['Nutzungsspezifische Anlagen', 'Installations of the use'],
  '480': ['Gebäude- und Anlagenautomation', 'Building automation'],
  '490': ['Sonstige Maßnahmen für technische Anlagen', 'Other works on services'],
  '500': ['Außenanlagen und Freiflächen', 'External works'],
  '600': ['Ausstattung und Kunstwerke', 'Furnishings and works of art'],
}

/** The name of a cost group, or of the nearest group above that has one; undefined where there is none. */
export function costGroupName(costGroup: string, locale: Locale): string | undefined {
  if (!/^\d{3}$/.test(costGroup)) return undefined
  const found = names[costGroup] ?? names[`${costGroup.slice(0, 2)}0`] ?? names[`${costGroup.slice(0, 1)}00`]
  return found?.[locale === 'de_DE' ? 0 : 1]
}

/** A cost group of three digits with its name; the number alone where no name is known. */
export function costGroupLabel(costGroup: string, locale: Locale): string {
  const name = costGroupName(costGroup, locale)
  return name === undefined ? costGroup : `${costGroup} ${name}`
}
