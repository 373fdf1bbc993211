import { createReadStream, statSync } from 'node:fs'
import path from 'node:path'
import { v7 as newId } from 'uuid'
import { readCatalogueFiles } from '#catalogue/catalogue-files.ts'
import { release as releaseId } from '#contract/materials.ts'
import { releaseOfFile } from '#vocabulary/datasets.ts'
import { type ImportRun, runImport } from '../data/releases/import-runner.ts'
import { importsRepository } from '../data/releases/imports.repository.ts'
import { releasesRepository } from '../data/releases/releases.repository.ts'
import { takeUpReleases } from '../data/releases/take-up-releases.ts'
import { ServiceError } from '../service-error.ts'
import { parseArguments, required } from './arguments.ts'
import { type Command, UsageError } from './command.ts'

const importOptions = { release: { type: 'string' }, 'switch-on': { type: 'boolean' } } as const

function releaseFor(file: string, named: string | undefined): string {
  const release = named ?? releaseOfFile(path.basename(file))
  if (release === undefined) throw new UsageError('--release is missing: the name of the file does not tell it')
  if (!releaseId.safeParse(release).success) throw new UsageError(`no id of a release: ${release}`)
  return release
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size
  } catch {
    throw new UsageError(`no such file: ${file}`)
  }
}

const placeOf = ({ line, uuid, version }: { line: number | null; uuid: string; version: string }) =>
  `${line === null ? '' : `line ${line}: `}${uuid} ${version}`

type Report = NonNullable<Awaited<ReturnType<ReturnType<typeof importsRepository>['find']>>>['report']

function printReport(report: NonNullable<Report>, print: (line: string) => void): void {
  const { rows, datasets, added, unchanged, skipped, doubtful, materials } = report
  for (const { code, column, value, ...place } of report.skippedList)
    print(`  skipped  ${placeOf(place)}: ${[code, column, value && `"${value}"`].filter(Boolean).join(' ')}`)
  for (const { code, name, material, ...place } of report.doubtfulList)
    print(`  doubtful ${placeOf(place)} ${name}: ${[code, material].filter(Boolean).join(' ')}`)
  print(
    `${rows} rows, ${datasets} datasets: ${added} added, ${unchanged} were there, ${skipped} skipped, ${doubtful} doubts`,
  )
  if (report.keptAsShipped)
    print(
      `${report.keptAsShipped} stay as they come with the service, which has an excerpt of the release; ` +
        'import the file under an id of its own for all of its modules, such as with --release OBD_2024_I_full',
    )
  print(
    `materials: ${materials.shipped + materials.sameUuid} by UUID, ${materials.predecessor} by succession, ` +
      `${materials.sameName} by name, ${materials.missing} without a dataset`,
  )
}

/** Prints how far the reading is, a line for every tenth of the file. */
function progressLines(size: number, print: (line: string) => void): NonNullable<ImportRun['onProgress']> {
  let told = 0
  let taken = 0
  return ({ bytesRead, rowsRead, datasetsTaken }) => {
    const tenth = size === 0 ? 10 : Math.floor((bytesRead * 10) / size)
    if (tenth > told) print(`${tenth * 10} %: ${rowsRead} rows read`)
    told = Math.max(told, tenth)
    if (datasetsTaken >= taken + 1000) print(`${datasetsTaken} datasets taken`)
    if (datasetsTaken >= taken + 1000) taken = datasetsTaken
  }
}

const importFile: Command = {
  usage: 'catalogue import FILE [--release OBD_2024_I] [--switch-on]',
  summary: 'Import a release of ÖKOBAUDAT (CSV of any dialect, ILCD in JSON or XML; gzip, zip), whole or not at all',
  async run({ db, args, print }) {
    const { values, positionals } = parseArguments(args, importOptions, ['FILE'])
    const file = required(positionals[0], 'FILE')
    const release = releaseFor(file, values.release)
    const fileSize = sizeOf(file)
    const files = readCatalogueFiles()
    await takeUpReleases(db, files)
    const [id, switchOn, imports] = [newId(), values['switch-on'] ?? false, importsRepository(db)]
    await imports.endDead()
    const row = { id, release, fileName: path.basename(file), fileSize, switchOn, status: 'running' } as const
    if (!(await imports.start(row))) throw new ServiceError('conflict', `${release} is being imported`)
    const source = createReadStream(file)
    const { materials } = files.materials
    const onProgress = progressLines(fileSize, print)
    const outcome = await runImport(db, { id, release, switchOn, source, materials, onProgress })
    if (outcome.status === 'cancelled') throw new ServiceError('conflict', 'cancelled; nothing was taken')
    if (outcome.status === 'failed') {
      const told = Object.entries(outcome.error.values).map(([name, value]) => `${name} ${value}`)
      throw new ServiceError('invalidRequest', [outcome.error.code, ...told, 'nothing was taken'].join(', '))
    }
    printReport(outcome.report, print)
    print(`${release} is in${switchOn ? ' and switched on' : '; an administrator switches it on'}`)
  },
}

const list: Command = {
  usage: 'catalogue releases',
  summary: 'Show the releases that are held',
  async run({ db, args, print }) {
    parseArguments(args, {})
    for (const { id, generation, status, isDefault, shipped, datasets, constructions } of await releasesRepository(
      db,
    ).list()) {
      const marks = [status, ...(isDefault ? ['default'] : []), ...(shipped ? ['shipped'] : [])].join(', ')
      print([id, generation, marks, `${datasets} datasets`, `${constructions} constructions`].join('\t'))
    }
  },
}

/** Commands about the data releases. */
export const catalogueCommands: Readonly<Record<string, Command>> = {
  'catalogue import': importFile,
  'catalogue releases': list,
}
