/**
 * How figures of buildings come about: the formula, what it is given, where it is from. Units are those of the figure; `u` of
 * what has one of several.
 */
export const buildingFormulas = {
  netArea: { text: 'A = n · A_gross − ΣA_openings', clause: 'DIN EN ISO 13789', unit: 'm²' },
  openingArea: { text: 'A = n · w · h', clause: 'DIN EN ISO 13789', unit: 'm²' },
  rowGwp: { text: 'GWP = Σ GWP_module', clause: 'EN 15978, 10', unit: 'kg CO₂e' },
  rowPenrt: { text: 'PENRT = Σ PENRT_module', clause: 'EN 15978, 10', unit: 'MJ' },
  fabricGwp: { text: 'GWP_F = Σ GWP_row', clause: 'EN 15978, 10', unit: 'kg CO₂e' },
  fabricPenrt: { text: 'PENRT_F = Σ PENRT_row', clause: 'EN 15978, 10', unit: 'MJ' },
  servicesGwp: { text: 'GWP_S = r · A_NRF · t', clause: 'QNG, Anlage 3', unit: 'kg CO₂e' },
  servicesPenrt: { text: 'PENRT_S = r · A_NRF · t · 3.6', clause: 'QNG, Anlage 3', unit: 'MJ' },
  carrierGwp: { text: 'GWP_a = (Q − Q_own) · 3.6 · GWP_B6', clause: 'EN 15978, B6', unit: 'kg CO₂e/a' },
  carrierPenrt: { text: 'PENRT_a = (Q − Q_own) · 3.6 · PENRT_B6', clause: 'EN 15978, B6', unit: 'MJ/a' },
  operationGwp: { text: 'GWP_B6 = t · Σ GWP_a', clause: 'EN 15978, B6', unit: 'kg CO₂e' },
  operationPenrt: { text: 'PENRT_B6 = t · Σ PENRT_a', clause: 'EN 15978, B6', unit: 'MJ' },
  totalGwp: { text: 'GWP = GWP_F + GWP_S + GWP_B6', clause: 'EN 15978, 10', unit: 'kg CO₂e' },
  totalPenrt: { text: 'PENRT = PENRT_F + PENRT_S + PENRT_B6', clause: 'EN 15978, 10', unit: 'MJ' },
  perAreaYearGwp: { text: 'g = GWP / (A_NRF · t)', clause: 'QNG, Anlage 3', unit: 'kg CO₂e/(m²·a)' },
  perAreaYearPenrt: { text: 'p = PENRT / (3.6 · A_NRF · t)', clause: 'QNG, Anlage 3', unit: 'kWh/(m²·a)' },
  qngGwp: { text: 'g = Σ g_module + g_S + g_B6 + g_user', clause: 'QNG, Anlage 3', unit: 'kg CO₂e/(m²·a)' },
  qngPenrt: { text: 'p = Σ p_module + p_S + p_B6 + p_user', clause: 'QNG, Anlage 3', unit: 'kWh/(m²·a)' },
  characteristicDimension: { text: 'B′ = A_G / (0.5 · P)', clause: 'DIN EN ISO 13370', unit: 'm' },
  lineTransmission: { text: 'H = F_x · U · A', clause: 'DIN V 18599-2, 6.2', unit: 'W/K' },
  ht: { text: 'H_T = ΣH + ΔU_WB · ΣA', clause: 'DIN V 18599-2, 6.2', unit: 'W/K' },
  htPrime: { text: 'H′_T = H_T / ΣA', clause: 'GEG § 2, Anlage 1', unit: 'W/(m²·K)' },
  htPrimeReference: { text: 'H′_T,ref = (Σ F_x·U_ref·A + 0.05·ΣA) / ΣA', clause: 'GEG Anlage 1', unit: 'W/(m²·K)' },
  installedMass: { text: 'm = Σ m_row', clause: 'EN 15978, 9', unit: 'kg' },
} as const
export type BuildingFormula = keyof typeof buildingFormulas
