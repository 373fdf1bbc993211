import { readElca } from '../elca/read-elca.ts'
import { textOfFile } from '../foreign/file-text.ts'
import { ForeignFileError } from '../foreign/foreign-file-error.ts'
import { jsonOf } from '../foreign/json-text.ts'
import type { IfcBuilding } from '../ifc/building/ifc-building.ts'
import { readIfcBuilding } from '../ifc/building/read-ifc-building.ts'
import type { OnProgress } from '../ifc/step-file.ts'
import { looksLikeLcax, readLcax } from '../lcax-in/read-lcax.ts'
import { foreignBuilding } from './foreign-building.ts'
import { type OwnProject, ownProjectIn } from './own-project.ts'

/** A building as its file has it; `own`: the project that this program wrote, whole. */
export type ProjectFile =
  | { readonly format: 'ifc' | 'lcax' | 'elca'; readonly building: IfcBuilding }
  | { readonly format: 'own'; readonly own: OwnProject }

function ofJson(text: string, unnamed: string): ProjectFile {
  const value = jsonOf(text)
  const own = ownProjectIn(value)
  if (own) return { format: 'own', own }
  if (!looksLikeLcax(value)) throw new ForeignFileError('unknownFormat')
  return { format: 'lcax', building: foreignBuilding(readLcax(text, unnamed)) }
}

/**
 * Reads a building from a file, whatever its name: IFC by its quantities, assemblies of LCAx, elements of eLCA, or the
 * project that this program wrote, which comes back without loss.
 *
 * @param unnamed - name of constructions that have none
 * @param onProgress - told how far it is, from 0 to 1, where the format is one of large files
 * @throws {ForeignFileError} with the place
 */
export const readProjectFile = (bytes: Uint8Array, unnamed: string, onProgress?: OnProgress): ProjectFile =>
  readProjectText(textOfFile(bytes).text, unnamed, onProgress)

/** As `readProjectFile`, for whoever gives the bytes back before their text is read. */
export function readProjectText(text: string, unnamed: string, onProgress?: OnProgress): ProjectFile {
  const start = text.slice(0, 4_000).trimStart()
  if (start.startsWith('{') || start.startsWith('[')) return ofJson(text, unnamed)
  if (start.startsWith('<')) return { format: 'elca', building: foreignBuilding(readElca(text, unnamed)) }
  return { format: 'ifc', building: readIfcBuilding(text, onProgress) }
}
