import type { LimitWords } from './words.ts'

/** What limits and measures say. */
export const limits: LimitWords = {
  titles: {
    gegAnnex1: '{law} annex 1, reference building',
    gegAnnex2: '{law} annex 2, reference building',
    gegAnnex7: '{law} annex 7, change to an existing building',
    'gegAnnex7.cavity': '{law} annex 7, core insulation',
    'gegAnnex7.infill': '{law} annex 7, infill',
    'geg.notWorse': '{law}, no worsening',
    'geg.topFloorDuty': '{law}, duty for top-floor ceilings',
    begEm: 'BEG EM, single measure',
    'begEm.cavity': 'BEG EM, core insulation',
    'begEm.monumentWall': 'BEG EM, monument',
    'begEm.monumentRoof': 'BEG EM, monument',
    'begEm.halfTimber': 'BEG EM, exposed half-timber',
    passiveHouse: 'Passive house component',
    'din4108-2.r': 'DIN 4108-2, minimum thermal protection',
    'din4108-2.r.bay': 'DIN 4108-2, minimum in the bay',
    'din4108-2.r.mean': 'DIN 4108-2, minimum on average',
    'din4108-2': 'DIN 4108-2, temperature factor',
    'din4108-3': 'DIN 4108-3, condensation',
    'din4108-3.condensate': 'DIN 4108-3, amount of condensate',
    'din4108-3.drying': 'DIN 4108-3, drying',
  },
  rowTitle: '{law} annex 7, row {row}',
  exemptions: {
    areaShare: 'Exempt: at most 10 % of the component group, § 48 GEG (as until 28.07.2026).',
    energyLaw: 'Exempt: built or renewed under energy law after 31.12.1983 (annex 7, notes b and e).',
  },
  notes: {
    referenceBuilding: 'Orientation; what is proven is the whole building.',
    wholeBuilding: 'Or proof of the whole building: at most 140 % of the reference, § 50 GEG (as until 28.07.2026).',
    thickness: 'Met by the thickness (annex 7, note a): the greatest possible with λ {conductivity} W/(m·K).',
    thicknessConductivity:
      'Thickness limited, but λ {conductivity} W/(m·K): allowed are 0.035, blown in or renewable 0.045.',
    notCompared: 'Not checked for days from 2027 on.',
    interpretation: 'Interpretation: the row names claddings and sealings, not insulation alone.',
    noRow: 'No row of annex 7; as a precaution λ ≤ 0.045.',
    clarify: 'To be cleared: whether row 1a or 1b holds depends on the extent.',
    guidelineNotCompared: 'Minimum requirements of 2026 not compared.',
    mayDeviate: 'Monument or fabric worth preserving: may deviate, § 105 GEG (as until 28.07.2026).',
    belowToday: 'Not met: what stands is below today’s minimum thermal protection (orientation).',
    undisturbed: 'Of the undisturbed part; thermal bridges are to be proven apart.',
    lightPart: 'A light part, below 100 kg/m².',
    framedPart: 'A framed part: 1.75 in the bay and 1.0 on average.',
    topFloorDuty:
      'Accessible top-floor ceiling without minimum protection: U ≤ 0.24, § 35 (until 28.07.2026 § 47 GEG).',
    worse: 'Worse than before: no change may lower the energy quality, § 46 GEG (as until 28.07.2026).',
  },
  layer: 'layer',
  states: { new: 'new', existing: 'existing', removed: 'removed' },
}
