import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

const directory = path.resolve(import.meta.dirname, '../../.deploy')

type DeployedService = {
  readonly image: string
  readonly environment?: Readonly<Record<string, string>>
  readonly command?: readonly string[]
  readonly volumes?: readonly string[]
  readonly depends_on?: Readonly<Record<string, unknown>>
  readonly stop_grace_period?: string
  readonly mem_limit?: string
}
type Compose = {
  readonly services: Readonly<Record<string, DeployedService>>
  readonly volumes: Readonly<Record<string, unknown>>
  readonly networks: {
    readonly default: { readonly ipam: { readonly config: readonly { readonly subnet: string }[] } }
  }
}

/** Where a file of the example of a deployment is. */
export const deployed = (file: string): string => path.join(directory, file)

/** `compose.yaml` of that example. */
export const compose = parse(readFileSync(deployed('compose.yaml'), 'utf8'), { merge: true }) as Compose

const isOfArchive = (setting: string) => setting.startsWith('archive_')

/** What it sets of PostgreSQL beside the archive, as `name=value`. */
export const settingsOfDeployment = (compose.services['postgres']?.command ?? [])
  .filter((one) => one.startsWith('--'))
  .map((one) => one.slice(2))
  .filter((setting) => !isOfArchive(setting))
