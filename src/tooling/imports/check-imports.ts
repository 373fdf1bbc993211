import { cruiseImports } from './cruise.ts'

const { breaches, circles, files, read } = await cruiseImports()
for (const breach of breaches) process.stderr.write(`${breach}\n`)
for (const circle of circles) process.stderr.write(`areas in a circle: ${circle.join(', ')}\n`)
if (read < files) process.stderr.write(`only ${read} of ${files} files were read\n`)
if (breaches.length > 0 || circles.length > 0 || read < files || files === 0) process.exitCode = 1
else process.stdout.write(`imports: ${files} files, no breach, no circle between areas of the service\n`)
