import type { MaterialCategory } from '#vocabulary/materials.ts'
import type { Localised } from './material-schema.ts'

/** What the categories of materials are called. */
export const categoryNames: Readonly<Record<MaterialCategory, Localised>> = {
  concrete: { de_DE: 'Beton', en_GB: 'Concrete' },
  masonry: { de_DE: 'Mauerwerk', en_GB: 'Masonry' },
  mortar: { de_DE: 'Mörtel und Kleber', en_GB: 'Mortars and adhesives' },
  plaster: { de_DE: 'Putze', en_GB: 'Plasters and renders' },
  screed: { de_DE: 'Estriche', en_GB: 'Screeds' },
  board: { de_DE: 'Bauplatten', en_GB: 'Building boards' },
  wood: { de_DE: 'Holz', en_GB: 'Timber' },
  woodPanel: { de_DE: 'Holzwerkstoffe', en_GB: 'Wood-based panels' },
  insulation: { de_DE: 'Dämmstoffe', en_GB: 'Insulation' },
  fill: { de_DE: 'Schüttungen', en_GB: 'Fills and aggregates' },
  membrane: { de_DE: 'Bahnen und Abdichtungen', en_GB: 'Membranes and waterproofing' },
  roofing: { de_DE: 'Dachdeckung', en_GB: 'Roofing' },
  facade: { de_DE: 'Fassadenbekleidung', en_GB: 'Cladding' },
  metal: { de_DE: 'Metalle', en_GB: 'Metals' },
  flooring: { de_DE: 'Bodenbeläge', en_GB: 'Floor coverings' },
  coating: { de_DE: 'Beschichtungen', en_GB: 'Coatings' },
  glass: { de_DE: 'Glas', en_GB: 'Glass' },
  air: { de_DE: 'Luftschichten', en_GB: 'Air layers' },
}
