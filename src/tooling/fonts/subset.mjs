// Writes the three files of the font anew: npm install --no-save inter-ui@4.1.1 subset-font@2.9.0, then node src/tooling/fonts/subset.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

// not among the packages of the project: nobody who does not change the font needs them
const installed = createRequire(import.meta.url)
const subsetFont = installed('subset-font')
const inter = path.join(path.dirname(installed.resolve('inter-ui/package.json')), 'variable')
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join('')

const greek = range(0x391, 0x3a9) + range(0x3b1, 0x3c9)
const figures = range(0x30, 0x39)
const text = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  range(0x100, 0x17f),
  greek,
  'ẞ\u2002\u2003\u2007\u2008\u2009\u200a\u200b\u202f–—‘’‚“”„†•…‰′″‹›⁄€₂',
  range(0x2070, 0x2071),
  range(0x2074, 0x208e),
  '←↑→↓↔↕↗↘↩↵⇧⌘⌥™№Ω∂∆∏∑−∕∙√∞∫≈≠≤≥◊○●□■▲▼△▽✓✗×÷±·',
]
  .join('')
  .replaceAll(/[0-9]/g, '')
const symbols = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}${figures}${greek} \u00a0.,-–−()/äöüÄÖÜß`

const upright = { wght: { min: 400, max: 600, default: 400 }, opsz: 14 }

async function write(name, [source, characters], options) {
  const font = await subsetFont(readFileSync(path.join(inter, source)), characters, {
    targetFormat: 'woff2',
    ...options,
  })
  writeFileSync(new URL(`../../web/fonts/${name}`, import.meta.url), font)
  process.stdout.write(`${name} ${font.length}\n`)
}

// figures apart: only they keep the layout features (tnum), so that hyphens and points in words stay proportional
await write('inter-aufbau-figures.woff2', ['InterVariable.woff2', figures], { variationAxes: upright })
await write('inter-aufbau.woff2', ['InterVariable.woff2', text], { noLayoutClosure: true, variationAxes: upright })
await write('inter-aufbau-italic.woff2', ['InterVariable-Italic.woff2', symbols], {
  variationAxes: { wght: 400, opsz: 14 },
})
