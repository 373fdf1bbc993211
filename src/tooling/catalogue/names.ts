import type { Localised } from './figure-sources.ts'

const coat = (de: string, en: string): Localised => ({
  de_DE: `WDVS-Verklebung und -Beschichtung, ${de}`,
  en_GB: `ETICS adhesive and coating, ${en}`,
})

/** Names that read better than the draft's. */
const rewritten: Readonly<Record<string, Localised>> = {
  etics_coat_mineral_light: coat('mineralischer Leichtputz', 'light mineral render'),
  etics_coat_mineral_scratch: coat('mineralischer Kratzputz', 'mineral scratch render'),
  etics_coat_mineral_deco: coat('mineralischer Dekorputz', 'mineral decorative render'),
  etics_coat_silicone: coat('Silikonharzputz', 'silicone resin render'),
  etics_coat_silicate: coat('Silikat-Dispersionsputz', 'silicate dispersion render'),
  etics_coat_resin: coat('Kunstharzputz', 'synthetic resin render'),
  brick_solid_1200: {
    de_DE: 'Voll- oder Hochlochziegel 1200 kg/m³',
    en_GB: 'Solid or perforated clay brick 1200 kg/m³',
  },
  brick_hollow_650: {
    de_DE: 'Hochlochziegel 650 kg/m³, λ 0,09 (Produktwert)',
    en_GB: 'Perforated clay brick 650 kg/m³, λ 0.09 (product value)',
  },
  brick_clinker_2000: { de_DE: 'Fassadenklinker', en_GB: 'Facing clinker brick' },
  brick_filled_eps: { de_DE: 'Hochlochziegel, mit EPS gefüllt', en_GB: 'Perforated clay brick, filled with EPS' },
  levelling_fill_mineral: {
    de_DE: 'Trockenschüttung, mineralisch modifiziert',
    en_GB: 'Dry levelling fill, mineral-modified',
  },
  glass_single: { de_DE: 'Einfachglas, 4 mm', en_GB: 'Single float glass, 4 mm' },
  glass_double: { de_DE: 'Zweischeiben-Isolierglas', en_GB: 'Double glazing unit' },
  glass_triple: { de_DE: 'Dreischeiben-Isolierglas', en_GB: 'Triple glazing unit' },
  bitumen_pye: { de_DE: 'Polymerbitumenbahn PYE-PV 200 S5', en_GB: 'SBS-modified bitumen sheet PYE-PV 200 S5' },
  bitumen_pye_slated: {
    de_DE: 'Polymerbitumenbahn PYE-PV 200 S5, beschiefert',
    en_GB: 'SBS-modified bitumen sheet PYE-PV 200 S5, slate-surfaced',
  },
  polycarbonate: { de_DE: 'Polycarbonatplatte, transparent', en_GB: 'Polycarbonate sheet, transparent' },
  pmma_extruded: { de_DE: 'Acrylglasplatte (PMMA), extrudiert', en_GB: 'Acrylic sheet (PMMA), extruded' },
  pvc_sheet: { de_DE: 'PVC-Platte, transparent', en_GB: 'PVC sheet, transparent' },
}

const proper = (name: string) => name.replaceAll('kg/m3', 'kg/m³').replace(/(\d) %/g, '$1\u00A0%')

/** Name of a material in both locales, with its units written out properly. */
export function nameOf(id: string, draft: Localised): Localised {
  const { de_DE, en_GB } = rewritten[id] ?? draft
  return { de_DE: proper(de_DE), en_GB: proper(en_GB) }
}
