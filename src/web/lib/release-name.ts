/** A data release as people call it: `OBD_2020_II` is `ÖKOBAUDAT 2020-II`. */
export const releaseName = (release: string): string => release.replace(/^OBD_/, 'ÖKOBAUDAT ').replaceAll('_', '-')
