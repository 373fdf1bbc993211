import { globSync } from 'node:fs'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { circlesBetween, type Import } from './area-circles.ts'
import { importRules } from './import-rules.ts'

/** What a look at the imports of a tree found. */
export type ImportReport = {
  /** `rule: from → to`, one for each breach. */
  readonly breaches: readonly string[]
  /** Areas of the service that import each other in a circle, types counted; those of one circle together. */
  readonly circles: readonly (readonly string[])[]
  /** Source files found on disk, and how many of them were read: a parser that reads none finds no breach either. */
  readonly files: number
  readonly read: number
}

/**
 * Reads every import below `src` of the working folder and holds it against the rules.
 * TypeScript 7 brings no compiler API, so the sources are parsed by swc.
 */
export const cruiseImports = async (): Promise<ImportReport> => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.endsWith('.d.ts'))
  const { output } = await cruise(['src'], {
    parser: 'swc',
    validate: true,
    ruleSet: { forbidden: [...importRules] },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  })
  const result = output as ICruiseResult
  const read = new Set(result.modules.map(({ source }) => source))
  const imports = result.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }): Import => [source, resolved]),
  )
  return {
    circles: circlesBetween(imports),
    breaches: result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    files: files.length,
    read: files.filter((file) => read.has(file)).length,
  }
}

/** How many areas of the service stand in a circle of imports: a measure of the house, to be 0. */
export const areasInCircles = async (): Promise<number> => (await cruiseImports()).circles.flat().length

if (import.meta.main) {
  const { breaches, circles, files, read } = await cruiseImports()
  for (const breach of breaches) process.stderr.write(`${breach}\n`)
  for (const circle of circles) process.stderr.write(`areas in a circle: ${circle.join(', ')}\n`)
  if (read < files) process.stderr.write(`only ${read} of ${files} files were read\n`)
  if (breaches.length > 0 || circles.length > 0 || read < files || files === 0) process.exitCode = 1
  else process.stdout.write(`imports: ${files} files, no breach, no circle between areas of the service\n`)
}
