import * as z from 'zod/mini'

/** First line of a backup: what it is, and which database it fits. */
export const backupHeader = z.strictObject({
  format: z.literal('aufbau-backup'),
  formatVersion: z.literal(1),
  /** Names of the migrations that had been run, in order. */
  schema: z.array(z.string()),
  createdAt: z.iso.datetime(),
})
export type BackupHeader = z.infer<typeof backupHeader>

/** Begins the rows of a table; each row is a line of its own, an object of its columns. */
export const tableStart = z.strictObject({ table: z.string(), columns: z.array(z.string()) })

/** Last line: what must have come before it. A backup without it was cut off. */
export const manifest = z.strictObject({
  manifest: z.record(z.string(), z.strictObject({ rows: z.number(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof manifest>['manifest']

/** Why a backup cannot be written or taken; the message is for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/**
 * Reads a line that is not a row.
 *
 * @throws {BackupError} where it is something else
 */
export function parseLine<Schema extends z.ZodMiniType>(schema: Schema, line: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(line))
  } catch {
    throw new BackupError('The file is not a backup of Aufbau, or it is damaged')
  }
}
