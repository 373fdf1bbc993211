import type { ProjectOpeningType } from '#contract/project-rows.ts'
import type { Locale } from '#vocabulary/constructions.ts'

/** An opening type to begin with: usual shares of glass, frame and sash, U as a usual data sheet tells it. */
export type ShippedOpeningType = {
  readonly key: string
  readonly names: Readonly<Record<Locale, string>>
  readonly type: Omit<ProjectOpeningType, 'name'>
}

/** Datasets of ÖKOBAUDAT, the newest version of the project's release. */
const datasets = {
  tripleGlazing: 'fa9f6670-3170-4597-92ab-a2fdec7f1451',
  doubleGlazing: 'd941f45e-1244-419c-a083-e4a49fb5498e',
  framePvc: '5e90e94d-6e79-4d9f-854c-fb33f15c033e',
  sashPvc: '91ea177a-e65a-4fe2-ac2d-2f378a03e168',
  frameTimber: '4127e60a-3c42-4076-83f5-5232b4ed642e',
  sashTimber: '318f08e0-1b04-49eb-ab16-531482cd75da',
  curtainWall: '8d6eba49-1c20-444a-8b34-0b6b47379618',
  entranceDoor: '4d22a515-cfcc-4bcb-bbf9-a6e647bed9ab',
} as const
type Name = keyof typeof datasets

/** Share of glass in the area of a window, and metres of sash per metre around it. */
const GLASS = 0.72
const SASH = 0.92
/** Service lives [a] of BBSR 2017: insulating glass, frames of PVC and softwood (334.212), doors and façades of metal (334.211). */
const [GLASS_LIFE, FRAME_LIFE, LONG_LIFE] = [30, 40, 50] as const

const area = (name: Name, quantity: number, serviceLife: number): ProjectOpeningType['parts'][number] => ({
  dataset: { uuid: datasets[name] },
  per: 'area',
  quantity,
  unit: 'm2',
  serviceLife,
})
const around = (name: Name, quantity: number): ProjectOpeningType['parts'][number] => ({
  dataset: { uuid: datasets[name] },
  per: 'perimeter',
  quantity,
  unit: 'm',
  serviceLife: FRAME_LIFE,
})
const windowOf = (glazing: Name, frame: Name, sash: Name) => [
  area(glazing, GLASS, GLASS_LIFE),
  around(frame, 1),
  around(sash, SASH),
]

/** Opening types to choose from; one is taken over by value and then belongs to the project. */
export const shippedOpeningTypes: readonly ShippedOpeningType[] = [
  {
    key: 'pvcTriple',
    names: { de_DE: 'Kunststofffenster, dreifach verglast', en_GB: 'PVC window, triple glazed' },
    type: { kind: 'window', uValue: 0.9, gValue: 0.5, parts: windowOf('tripleGlazing', 'framePvc', 'sashPvc') },
  },
  {
    key: 'pvcDouble',
    names: { de_DE: 'Kunststofffenster, zweifach verglast', en_GB: 'PVC window, double glazed' },
    type: { kind: 'window', uValue: 1.3, gValue: 0.6, parts: windowOf('doubleGlazing', 'framePvc', 'sashPvc') },
  },
  {
    key: 'timberTriple',
    names: { de_DE: 'Holzfenster, dreifach verglast', en_GB: 'Timber window, triple glazed' },
    type: { kind: 'window', uValue: 0.9, gValue: 0.5, parts: windowOf('tripleGlazing', 'frameTimber', 'sashTimber') },
  },
  {
    key: 'timberDouble',
    names: { de_DE: 'Holzfenster, zweifach verglast', en_GB: 'Timber window, double glazed' },
    type: { kind: 'window', uValue: 1.3, gValue: 0.6, parts: windowOf('doubleGlazing', 'frameTimber', 'sashTimber') },
  },
  {
    key: 'roofWindow',
    names: { de_DE: 'Dachfenster aus Holz, dreifach verglast', en_GB: 'Timber roof window, triple glazed' },
    type: { kind: 'roofWindow', uValue: 1, gValue: 0.5, parts: windowOf('tripleGlazing', 'frameTimber', 'sashTimber') },
  },
  {
    key: 'curtainWall',
    names: { de_DE: 'Pfosten-Riegel-Fassade, Aluminium', en_GB: 'Aluminium curtain wall' },
    type: { kind: 'curtainWall', uValue: 1.1, gValue: 0.5, parts: [area('curtainWall', 1, LONG_LIFE)] },
  },
  {
    key: 'entranceDoor',
    names: { de_DE: 'Haustür', en_GB: 'Entrance door' },
    type: { kind: 'door', uValue: 1.3, parts: [area('entranceDoor', 1, LONG_LIFE)] },
  },
]

/** A shipped type as it is taken over, in a language. */
export const openingTypeOf = ({ names, type }: ShippedOpeningType, locale: Locale): ProjectOpeningType => ({
  ...type,
  name: names[locale],
})

/** The shipped type that a window or a door of a file is taken as where nothing else is chosen. */
export const usualOpeningType = (kind: 'window' | 'door'): ShippedOpeningType | undefined =>
  shippedOpeningTypes.find(({ key }) => key === (kind === 'window' ? 'pvcTriple' : 'entranceDoor'))
