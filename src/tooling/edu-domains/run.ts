import { compileUniversityDomains } from './compile.ts'

const [target] = process.argv.slice(2)
if (target === undefined) {
  process.stderr.write('usage: run.ts TARGET\n')
  process.exit(2)
}
process.stdout.write(`${await compileUniversityDomains(target)} universities\n`)
