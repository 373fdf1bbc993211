import type { BenchRow } from './measure.ts'

/** Every bench by name; `npm run bench -- engine kpi` runs only those. Loaded when run, so that one cannot disturb another. */
const benches: Readonly<Record<string, () => Promise<BenchRow[]>>> = {
  engine: async () => (await import('./engine.ts')).benchEngine(),
  building: async () => (await import('./building.ts')).benchBuilding(),
  optimisation: async () => (await import('./optimisation.ts')).benchOptimisation(),
  kpi: async () => (await import('./kpi.ts')).benchKpi(),
  list: async () => (await import('./list.ts')).benchList(),
  scale: async () => (await import('./scale.ts')).benchScale(),
  office: async () => (await import('./scale.ts')).benchOffice(),
  kills: async () => (await import('./kills/kills.ts')).benchKills(),
  query: async () => (await import('./query.ts')).benchQuery(),
  memory: async () => (await import('./memory.ts')).benchMemory(),
  export: async () => (await import('./export.ts')).benchExport(),
  bundle: async () => (await import('./check-bundle.ts')).benchBundle(),
  schedule: async () => (await import('./schedule.ts')).benchSchedule(),
  keystroke: async () => (await import('./keystroke.ts')).benchKeystroke(),
  import: async () => (await import('./import.ts')).benchImport(),
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse(),
  house: async () => (await import('./house/house.ts')).benchHouse(),
  flood: async () => (await import('./flood/flood.ts')).benchFlood(),
  'sign-in': async () => (await import('./sign-in.ts')).benchSignIn(),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0)
  throw new Error(`no such bench: ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}`)

const verdict = ({ goal, met }: BenchRow) => (goal === undefined ? '' : `${met ? 'met' : 'MISSED'} (${goal})`)
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stdout.write(`\n${name}\n`)
  for (const row of await bench()) {
    process.stdout.write(
      `  ${row.name.padEnd(58)} ${row.figure.padStart(20)}  ${(row.ratio ?? '').padEnd(28)} ${verdict(row)}\n`,
    )
  }
}
