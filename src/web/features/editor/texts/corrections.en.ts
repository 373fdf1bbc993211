import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './corrections.de.ts'

/** Fasteners and other corrections of a layer, in English. */
export const en = {
  title: 'Corrections, layer {number}, {name}',
  'fasteners.title': 'Fasteners through the layer',
  'fasteners.system': 'Fasteners',
  'fasteners.none': 'none',
  'fasteners.eticsDowels': 'Dowels of an ETICS',
  'fasteners.roofFasteners': 'Fasteners of roof insulation, steel 4.8 mm',
  'fasteners.wallTies': 'Wall ties, stainless steel 4 mm',
  'fasteners.rafterScrews': 'Screws through insulation above rafters, steel',
  'fasteners.sandwichAnchors': 'Anchors of sandwich panels, stainless steel',
  'fasteners.facadeBrackets': 'Brackets of a ventilated façade',
  'fasteners.own': 'own figures',
  'fasteners.metals': 'Steel 50, stainless steel 17, aluminium 160',
  'fasteners.source.eticsDowels': 'χ of a dowel by its approval, 0.001 to 0.004 W/K.',
  'fasteners.source.roofFasteners': 'Number by wind uplift, usually 2 to 12 per m².',
  'fasteners.source.wallTies': 'Number by wind zone and height, usually 5 to 9 per m².',
  'fasteners.source.rafterScrews': 'Number and diameter by structural design.',
  'fasteners.source.sandwichAnchors': 'Number and diameter from the maker.',
  'fasteners.source.facadeBrackets':
    'χ of a bracket from product data; the approximate procedure of ISO 6946 is not for brackets.',
  'fasteners.source.own': 'χ of a fastener, or diameter and conductivity by ISO 6946, annex F.',
  'gaps.title': 'Air gaps in the insulation',
  'taper.title': 'Taper',
  'taper.shape': 'Shape of the part of the roof in plan',
  'taper.none': 'no taper',
  'taper.rectangle': 'Rectangle, rising in one direction',
  'taper.thickestAtApex': 'Triangle, thickest at the apex',
  'taper.thinnestAtApex': 'Triangle, thinnest at the apex',
  'taper.threeCorners': 'Triangle, three different corners',
  'taper.note':
    'Up to a slope of 5 % (ISO 6946, annex C). The thickness of the layer is the mean; weigh several parts by area. A central outlet with high edges: triangles, thinnest at the apex.',
  'gaps.level': 'Level by ISO 6946, annex F',
  'gaps.0': '0, no gaps through the layer',
  'gaps.1': '1, gaps through the layer, no air circulating',
  'gaps.2': '2, gaps through the layer, air circulating',
  'rain.title': 'Inverted roof',
  'rain.hint':
    'Empty: table of DIN 4108-2. 0 with a separating layer that drains. Else by ISO 6946, annex F, with f·x = 0.04.',
  threshold: 'Corrections count where together they make at least 3 % of U.',
} satisfies Translation<typeof de>
