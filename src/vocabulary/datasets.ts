/** Why a file of datasets is refused as a whole. */
export const fileErrorCodes = [
  'empty',
  'notText',
  'wrongEncoding',
  'columnsMissing',
  'lineTooLong',
  'cut',
  'formula',
  'entities',
  'malformedXml',
  'malformedJson',
  'damagedArchive',
  'encrypted',
  'tooLarge',
  'bomb',
  'severalFiles',
  'nothingFound',
  'otherGeneration',
] as const
export type FileErrorCode = (typeof fileErrorCodes)[number]

/** Why an import ended without taking anything: the file, or what carried it out. */
export const importErrorCodes = [...fileErrorCodes, 'stopped', 'failed'] as const
export type ImportErrorCode = (typeof importErrorCodes)[number]

/** Why a dataset of a file is left out. */
export const problemCodes = [
  'valueMissing',
  'unreadable',
  'cellsMissing',
  'tooManyCells',
  'moduleTwice',
  'mixedGenerations',
  'noModules',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/** What is odd about a dataset that is taken, or stands for a material, all the same. */
export const doubtCodes = [
  'nameMissing',
  'quantityUnknown',
  'unitUnknown',
  'densityUnbelievable',
  'otherGeneration',
  'keptAsItWas',
  'materialByName',
] as const
export type DoubtCode = (typeof doubtCodes)[number]

export const importStates = ['running', 'cancelling', 'cancelled', 'failed', 'done'] as const
export type ImportState = (typeof importStates)[number]

/** Largest declaration of one product that is read into a form [characters]. */
export const MAX_DECLARATION_FILE = 5 * 1024 ** 2
/** Largest archive with one, which may hold the printed declaration too [bytes]. */
export const MAX_DECLARATION_ARCHIVE = 30 * 1024 ** 2

/** What packed and unpacked files may have at most [bytes]. */
export const MAX_IMPORT_FILE = 200 * 1024 ** 2
export const MAX_IMPORT_UNPACKED = 2 * 1024 ** 3

/** Release that the name of a file tells, such as OBD_2024_I.csv.gz; undefined where it tells none. */
export const releaseOfFile = (fileName: string): string | undefined =>
  /(?<![A-Za-z])OBD[_-]?(20\d\d)[_-]?(I{1,3}|IV|V)(?![A-Za-z])/i
    .exec(fileName)
    ?.slice(1)
    .reduce((id, part) => `${id}_${part.toUpperCase()}`, 'OBD')
