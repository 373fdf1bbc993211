import type { BenchRow } from '../measure.ts'
import { firstStarts, migrating } from './starts.ts'
import type { Tally } from './strike.ts'
import { changing, importing, writing } from './works.ts'

/** A hundred of the embedded database, each at another moment; half of them with all processes of PostgreSQL. */
const kinds: readonly (readonly [name: string, kills: number, work: (kills: number) => Promise<Tally>])[] = [
  ['first start', 30, firstStarts],
  ['migration of a directory of before', 15, migrating],
  ['import of a release', 15, importing],
  ['change of many', 15, changing],
  ['writes', 25, writing],
]

/** `KILLS` names the kinds that are run, by their beginnings and with commas between; all where absent. */
const wanted = (process.env['KILLS'] ?? '').split(',')

/** SIGKILL at any moment: nothing acknowledged is lost, nothing is there in part, and every directory can be used. */
export async function benchKills(): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const [name, kills, work] of kinds.filter(([one]) => wanted.some((beginning) => one.startsWith(beginning)))) {
    const counted = await work(kills)
    for (const told of [...counted.lost, ...counted.unusable]) process.stderr.write(`  ${name}: ${told}\n`)
    rows.push({
      name: `${name}, ${counted.kills} kills`,
      figure: `${counted.lost.length} lost`,
      ratio: `of ${counted.acknowledged} acknowledged, ${counted.unusable.length} unusable`,
      goal: 'none',
      met: counted.kills === kills && counted.lost.length === 0 && counted.unusable.length === 0,
    })
    process.stderr.write(`  ${name}: ${counted.kills} kills\n`)
  }
  return rows
}
