import { projectLimits } from '#vocabulary/projects.ts'

/** Longest id of a file that is kept. */
export const SOURCE_LENGTH = 64

/** The ids by which a row of these elements is known again: that of the first, and those of as many others as are kept. */
export function sourcesOf([first, ...others]: readonly { readonly sourceId: string }[]) {
  const kept = others.slice(0, projectLimits.mergedSources).map(({ sourceId }) => sourceId.slice(0, SOURCE_LENGTH))
  return {
    ...(first && { sourceId: first.sourceId.slice(0, SOURCE_LENGTH) }),
    ...(kept.length > 0 && { mergedSources: kept }),
  }
}
