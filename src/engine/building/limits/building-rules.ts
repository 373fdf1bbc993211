import type { RuleKind, RuleStatus } from '#engine/conformity/rule-pack.ts'
import { GEG_COMPARED_TO, GEG_IN_FORCE } from '#engine/conformity/rule-packs/geg-annex-7.ts'
import type { LimitedBuildingQuantity } from '#vocabulary/building-limits.ts'
import type { ProjectMeasure, ProjectUse } from '#vocabulary/projects.ts'

/** What a rule of buildings says beside its limit. */
const buildingRuleNotes = [
  'referenceBuilding',
  'efficiencyHouse',
  'byCertificate',
  'byEnvelope',
  'fabricOnly',
  'otherVariants',
  'bonus',
  'groundSlabEdge',
  'noNationalLimit',
  'needsSecondGeneration',
  'needsUsefulArea',
  'notCompared',
  'insteadOfRows',
  'attachedOtherwise',
  'incomplete',
] as const
export type BuildingRuleNote = (typeof buildingRuleNotes)[number]

export type BuildingRule = {
  readonly id: string
  readonly quantity: LimitedBuildingQuantity
  /** At most so much; `reference`: as much as the reference building; null: none has been set yet. */
  readonly limit: number | 'reference' | null
  readonly status: RuleStatus
  readonly kind: RuleKind
  readonly notes?: readonly BuildingRuleNote[]
}

export type BuildingRulePack = {
  readonly id: string
  readonly source: string
  /** First day that the limits hold for, and the last one that they were compared for. */
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly uses: readonly ProjectUse[]
  readonly measures: readonly ProjectMeasure[]
  readonly rules: readonly BuildingRule[]
}

const both: readonly ProjectUse[] = ['residential', 'nonResidential']
const whole: readonly ProjectMeasure[] = ['newBuild', 'fullModernisation']
const since2023 = '2023-01-01'
const seal = { kind: 'requirement', status: 'secondary' } as const
/** One secondary source: it tells where a building stands, and never decides. */
const unconfirmed = { kind: 'orientation', status: 'single' } as const
/** A way of proof that works may take; they need not. */
const wholeBuilding = { kind: 'orientation', status: 'primary' } as const
const works: readonly ProjectMeasure[] = ['fullModernisation', 'partialRenovation']
const geg50 = 'GEG § 50 (BGBl. I 2020, S. 1728)'
const annex3 = { kind: 'requirement', status: 'primary' } as const

/** Limits of whole buildings, by their sources. What no source at hand states is not in it. */
export const buildingRulePacks: readonly BuildingRulePack[] = [
  {
    id: 'qngResidential',
    source: 'QNG, Wohngebäude, Anforderungen seit 01.01.2023',
    validFrom: since2023,
    validTo: null,
    uses: ['residential'],
    measures: whole,
    rules: [
      { ...seal, id: 'qngResidential.gwp.PLUS', quantity: 'qngGwp', limit: 24 },
      { ...seal, id: 'qngResidential.gwp.PREMIUM', quantity: 'qngGwp', limit: 20 },
      { ...seal, id: 'qngResidential.penrt.PLUS', quantity: 'qngPenrt', limit: 96 },
      { ...seal, id: 'qngResidential.penrt.PREMIUM', quantity: 'qngPenrt', limit: 64 },
    ],
  },
  {
    id: 'kfn',
    source: 'Klimafreundlicher Neubau (KFN), Wohngebäude',
    validFrom: null,
    validTo: null,
    uses: ['residential'],
    measures: ['newBuild'],
    rules: [
      { ...seal, id: 'kfn.gwp', quantity: 'qngGwp', limit: 24, notes: ['efficiencyHouse'] },
      {
        id: 'kfn.primaryEnergy',
        quantity: 'primaryEnergyShare',
        limit: 0.4,
        kind: 'orientation',
        status: 'secondary',
        notes: ['byCertificate'],
      },
      {
        id: 'kfn.htPrime',
        quantity: 'htPrimeShare',
        limit: 0.55,
        kind: 'orientation',
        status: 'secondary',
        notes: ['byEnvelope'],
      },
    ],
  },
  {
    id: 'bnb',
    source: 'BNB, Zielwert des Bauwerks',
    validFrom: null,
    validTo: null,
    uses: both,
    measures: whole,
    rules: [{ ...unconfirmed, id: 'bnb.fabric', quantity: 'fabricGwp', limit: 7.9, notes: ['fabricOnly'] }],
  },
  {
    id: 'dgnb2023',
    source: 'DGNB, Neubau, Version 2023',
    validFrom: since2023,
    validTo: null,
    uses: both,
    measures: ['newBuild'],
    rules: [
      {
        ...unconfirmed,
        id: 'dgnb2023.reference',
        quantity: 'fabricProductGwp',
        limit: 8.4,
        notes: ['fabricOnly', 'otherVariants'],
      },
      {
        ...unconfirmed,
        id: 'dgnb2023.bonus',
        quantity: 'fabricProductGwp',
        limit: 3.75,
        notes: ['fabricOnly', 'bonus'],
      },
    ],
  },
  {
    id: 'gegReference',
    source: 'GEG § 16 mit Anlage 1 (BGBl. I 2020, S. 1728)',
    validFrom: GEG_IN_FORCE,
    validTo: GEG_COMPARED_TO,
    uses: ['residential'],
    measures: ['newBuild'],
    rules: [
      {
        id: 'gegReference.htPrime',
        quantity: 'htPrime',
        limit: 'reference',
        kind: 'orientation',
        status: 'primary',
        notes: ['referenceBuilding'],
      },
    ],
  },
  {
    id: 'gegAnnex3',
    source: 'GEG Anlage 3 (BGBl. I 2020, S. 1728), Räume ab 19 °C',
    validFrom: GEG_IN_FORCE,
    validTo: GEG_COMPARED_TO,
    uses: ['nonResidential'],
    measures: ['newBuild'],
    rules: [
      { ...annex3, id: 'gegAnnex3.opaque', quantity: 'meanUOpaque', limit: 0.28 },
      { ...annex3, id: 'gegAnnex3.transparent', quantity: 'meanUTransparent', limit: 1.5 },
      { ...annex3, id: 'gegAnnex3.curtainWall', quantity: 'meanUCurtainWall', limit: 1.5 },
      { ...annex3, id: 'gegAnnex3.dome', quantity: 'meanUDome', limit: 2.5 },
    ],
  },
  {
    id: 'geg50',
    source: geg50,
    validFrom: GEG_IN_FORCE,
    validTo: GEG_COMPARED_TO,
    uses: both,
    measures: works,
    rules: [
      {
        ...wholeBuilding,
        id: 'geg50.primaryEnergy',
        quantity: 'primaryEnergyShare',
        limit: 1.4,
        notes: ['insteadOfRows'],
      },
    ],
  },
  {
    id: 'geg50Residential',
    source: geg50,
    validFrom: GEG_IN_FORCE,
    validTo: GEG_COMPARED_TO,
    uses: ['residential'],
    measures: works,
    // 140 % of 0.40 W/(m²·K)
    rules: [
      {
        ...wholeBuilding,
        id: 'geg50.htPrime',
        quantity: 'htPrime',
        limit: 0.56,
        notes: ['insteadOfRows', 'attachedOtherwise'],
      },
    ],
  },
  {
    id: 'geg50NonResidential',
    source: geg50,
    validFrom: GEG_IN_FORCE,
    validTo: GEG_COMPARED_TO,
    uses: ['nonResidential'],
    measures: works,
    // 140 % of 1.25 times annex 3
    rules: [
      { ...wholeBuilding, id: 'geg50.opaque', quantity: 'meanUOpaque', limit: 0.49, notes: ['insteadOfRows'] },
      {
        ...wholeBuilding,
        id: 'geg50.transparent',
        quantity: 'meanUTransparent',
        limit: 2.625,
        notes: ['insteadOfRows'],
      },
      {
        ...wholeBuilding,
        id: 'geg50.curtainWall',
        quantity: 'meanUCurtainWall',
        limit: 2.625,
        notes: ['insteadOfRows'],
      },
      { ...wholeBuilding, id: 'geg50.dome', quantity: 'meanUDome', limit: 4.375, notes: ['insteadOfRows'] },
    ],
  },
  {
    id: 'epbd',
    source: 'Richtlinie (EU) 2024/1275',
    validFrom: null,
    validTo: null,
    uses: both,
    measures: ['newBuild'],
    rules: [
      {
        id: 'epbd.gwp',
        quantity: 'usefulAreaGwp',
        limit: null,
        kind: 'orientation',
        status: 'secondary',
        notes: ['noNationalLimit'],
      },
    ],
  },
]

/** Limit of a rule that has one of its own. */
export function limitOf(id: string): number {
  const rule = buildingRulePacks.flatMap(({ rules }) => rules).find((one) => one.id === id)
  if (typeof rule?.limit !== 'number') throw new Error(`no limit ${id}`)
  return rule.limit
}
