/** Version of the file that a project is written into and read from. */
export const OWN_VERSION = 1
const OWN_FORMAT = 'aufbau-project'

/** A project as this program writes it: the document, and the materials of users that it names, whole. */
export type OwnProject = {
  readonly format: typeof OWN_FORMAT
  readonly formatVersion: unknown
  readonly project: Fields
  readonly ownMaterials: readonly unknown[]
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsIn = (value: unknown, name: string): Fields | undefined => {
  const found = isFields(value) ? value[name] : undefined
  return isFields(found) ? found : undefined
}

/** What a text within a file says; undefined for what is no JSON. */
function saidBy(text: unknown): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined
  } catch {
    return undefined
  }
}

/**
 * The project in a file that this program wrote: its JSON, or the metadata of its LCAx, whose readers take no null within
 * metadata, so that it stands there as a text. Files of before have it there as it is.
 *
 * @returns undefined where the file is of another program
 */
export function ownProjectIn(value: unknown): OwnProject | undefined {
  const within = fieldsIn(fieldsIn(value, 'metaData'), 'aufbau')
  const own = within ? (saidBy(within['content']) ?? within) : value
  const project = fieldsIn(own, 'project')
  if (!isFields(own) || own['format'] !== OWN_FORMAT || !project) return undefined
  const { formatVersion, ownMaterials } = own
  return {
    format: OWN_FORMAT,
    formatVersion,
    project,
    ownMaterials: Array.isArray(ownMaterials) ? (ownMaterials as readonly unknown[]) : [],
  }
}

/** The same for the metadata of another format. */
export const asMetadata = ({ format, formatVersion, project, ownMaterials }: OwnProject) => ({
  format,
  formatVersion,
  content: JSON.stringify({ format, formatVersion, project, ownMaterials }),
})
