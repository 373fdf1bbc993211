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
  'IFCSTAIR',
] as const

/** Every entity that a building is read from. */
export const buildingTypes: ReadonlySet<string> = new Set([
  ...wantedTypes,
  ...rowClasses,
  ...openingClasses,
  ...notTakenClasses,
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
