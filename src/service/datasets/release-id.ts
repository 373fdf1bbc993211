/** Release that the name of a file tells, such as OBD_2024_I.csv.gz; undefined where it tells none. */
export const releaseOfFile = (fileName: string): string | undefined =>
  /(?<![A-Za-z])OBD[_-]?(20\d\d)[_-]?(I{1,3}|IV|V)(?![A-Za-z])/i
    .exec(fileName)
    ?.slice(1)
    .reduce((id, part) => `${id}_${part.toUpperCase()}`, 'OBD')
