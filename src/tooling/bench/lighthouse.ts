import { spawnSync } from 'node:child_process'
import type { BenchRow } from './measure.ts'

/** Of 100, on a desktop computer as Lighthouse simulates it. */
const LEAST = 95

/** Performance of the screens as Lighthouse marks it in the browser test of quality, which asks for it only here. */
export async function benchLighthouse(): Promise<BenchRow[]> {
  const { stdout } = spawnSync('playwright', ['test', '--config', 'e2e', '--reporter=line', 'quality'], {
    encoding: 'utf8',
    env: { ...process.env, QUALITY_OF: 'all' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const marks = [...stdout.matchAll(/Lighthouse (\S+): performance (\d+)/g)]
  if (marks.length === 0) throw new Error('Lighthouse marked no page')
  return marks.map(([, path = '', mark = '']) => ({
    name: `performance of ${path}`,
    figure: mark,
    goal: `≥ ${LEAST}`,
    met: Number(mark) >= LEAST,
  }))
}
