import { wantedTypes } from '../ifc-types.ts'

const walls = ['IFCWALL', 'IFCWALLSTANDARDCASE', 'IFCWALLELEMENTEDCASE', 'IFCCURTAINWALL']
const flats = ['IFCSLAB', 'IFCSLABSTANDARDCASE', 'IFCSLABELEMENTEDCASE', 'IFCROOF', 'IFCCOVERING']

export const isWallClass = (type: string): boolean => walls.includes(type)

/** Classes that make a row. */
export const rowClasses: readonly string[] = [...walls, ...flats]
export const openingClasses = ['IFCWINDOW', 'IFCWINDOWSTANDARDCASE', 'IFCDOOR', 'IFCDOORSTANDARDCASE']

/** Classes that are counted and make no row; where volume and one material are told, they are offered as items. */
export const notTakenClasses = [
  'IFCBEAM',
  'IFCBUILDINGELEMENTPROXY',
  'IFCCOLUMN',
  'IFCFOOTING',
  'IFCMEMBER',
  'IFCPILE',
  'IFCPLATE',
  'IFCRAILING',
  'IFCRAMP',
  'IFCRAMPFLIGHT',
  'IFCSTAIR',
  'IFCSTAIRFLIGHT',
] as const

/** Wholes of flights and landings. */
export const wholeClasses: readonly string[] = ['IFCRAMP', 'IFCSTAIR']
export const flightClasses: readonly string[] = ['IFCRAMPFLIGHT', 'IFCSTAIRFLIGHT']

/** Of IFC4: the same as the class whose name they begin with. */
const standardCases = ['IFCBEAM', 'IFCCOLUMN', 'IFCMEMBER', 'IFCPLATE'].map((name) => `${name}STANDARDCASE`)
/** The same by the names that files have. */
export const notTakenTypes: readonly string[] = [...notTakenClasses, ...standardCases]

/** Class that an entity is told by. */
export const toldClass = (type: string): string =>
  standardCases.includes(type) ? type.replace('STANDARDCASE', '') : type

/** Every entity that a building is read from. */
export const buildingTypes: ReadonlySet<string> = new Set([
  ...wantedTypes,
  ...rowClasses,
  ...openingClasses,
  ...notTakenTypes,
  'IFCBUILDING',
  'IFCBUILDINGSTOREY',
  'IFCSPACE',
  'IFCOPENINGELEMENT',
  'IFCOPENINGSTANDARDCASE',
  'IFCWINDOWSTYLE',
  'IFCDOORSTYLE',
  'IFCRELVOIDSELEMENT',
  'IFCRELFILLSELEMENT',
  'IFCRELAGGREGATES',
  'IFCRELCONTAINEDINSPATIALSTRUCTURE',
  'IFCQUANTITYAREA',
  'IFCQUANTITYVOLUME',
  'IFCMATERIALLIST',
  'IFCMATERIALPROFILE',
  'IFCMATERIALPROFILESET',
  'IFCMATERIALPROFILESETUSAGE',
  'IFCPROPERTYENUMERATEDVALUE',
  'IFCRELASSOCIATESCLASSIFICATION',
  'IFCCLASSIFICATIONREFERENCE',
  'IFCCLASSIFICATION',
])
