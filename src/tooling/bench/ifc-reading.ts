import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { readProjectFile } from '#interchange/projects-in/read-project-file.ts'
import type { BenchRow } from './measure.ts'

const BYTES = 50 * 1024 * 1024
const SECONDS_GOAL = 10
const WALLS = 10_000
const MEGABYTE = 1024 * 1024

const head = `ISO-10303-21;
HEADER;
FILE_DESCRIPTION((''),'2;1');
FILE_NAME('','2026-01-01T00:00:00',(''),(''),'','','');
FILE_SCHEMA(('IFC4'));
ENDSEC;
DATA;
#1=IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.);
#2=IFCSIUNIT(*,.AREAUNIT.,$,.SQUARE_METRE.);
#3=IFCUNITASSIGNMENT((#1,#2));
#4=IFCPROJECT('0000000000000000000001',$,'Bench',$,$,$,$,$,#3);
#5=IFCMATERIAL('Kalksandstein',$,$);
#6=IFCMATERIALLAYER(#5,240.,$,$,$,$,$);
#7=IFCMATERIALLAYERSET((#6),'AW 240',$);
`
const tail = 'ENDSEC;\nEND-ISO-10303-21;\n'

/** A wall with its quantities and layers, in ten lines of a file. */
function wall(at: number): string {
  const id = 100 + at * 10
  const name = (kind: string) => `${kind}${at}`.padStart(22, '0')
  return `#${id}=IFCWALL('${name('w')}',$,'Wand ${at}',$,$,$,$,$,$);
#${id + 1}=IFCQUANTITYLENGTH('Length',$,$,${5_000 + (at % 900)}.,$);
#${id + 2}=IFCQUANTITYLENGTH('Height',$,$,2800.,$);
#${id + 3}=IFCELEMENTQUANTITY('${name('q')}',$,'Qto_WallBaseQuantities',$,$,(#${id + 1},#${id + 2}));
#${id + 4}=IFCRELDEFINESBYPROPERTIES('${name('r')}',$,$,$,(#${id}),#${id + 3});
#${id + 5}=IFCRELASSOCIATESMATERIAL('${name('m')}',$,$,$,(#${id}),#7);
`
}

/** Fifty megabytes as exports are: walls with quantities, and around them the points of their geometry. */
function fileOfFullSize(): Uint8Array {
  const bytes = Buffer.alloc(BYTES, '\n')
  let at = bytes.write(head)
  for (let index = 0; index < WALLS; index += 1) at += bytes.write(wall(index), at)
  const room = BYTES - tail.length - 100
  for (let id = 100 + WALLS * 10; at < room; id += 1)
    at += bytes.write(`#${id}=IFCCARTESIANPOINT((${id % 9_973}.125,${id % 7_919}.25,${id % 2_800}.5));\n`, at)
  bytes.write(tail, BYTES - tail.length)
  return bytes
}

type Read = { readonly seconds: number; readonly growth: number; readonly rows: number }

/** Reads the file in this process. */
function read(): Read {
  const bytes = fileOfFullSize()
  const before = process.resourceUsage().maxRSS
  const started = performance.now()
  const file = readProjectFile(bytes, '–')
  const seconds = (performance.now() - started) / 1000
  const growth = ((process.resourceUsage().maxRSS - before) * 1024) / MEGABYTE
  return { seconds, growth, rows: 'building' in file ? file.building.elements.length : 0 }
}

/** What the worker of the browser does with a file of the size that is read at most, in a process of its own. */
export function ifcRows(): BenchRow[] {
  const script = path.resolve(import.meta.dirname, 'ifc-reading.ts')
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, 'read'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const { seconds, growth, rows } = JSON.parse(stdout) as Read
  if (rows !== WALLS) throw new Error(`${rows} of ${WALLS} walls were read`)
  return [
    {
      name: 'IFC of 50 MB with 10,000 walls, read as in the browser',
      figure: `${seconds.toFixed(1)} s`,
      ratio: `${growth.toFixed(0)} MB more at its peak`,
      goal: `≤ ${SECONDS_GOAL} s`,
      met: seconds <= SECONDS_GOAL,
    },
  ]
}

if (process.argv[2] === 'read') process.stdout.write(JSON.stringify(read()))
