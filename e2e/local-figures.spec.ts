import { readFileSync } from 'node:fs'
import type { knownData as knownDataOf } from '#assessment/known-data.ts'
import { testCatalogue } from '#testing/catalogue.ts'
import { type RandomConstruction, randomConstructions } from '#testing/random-constructions.ts'
import { differenceOf } from '#web/features/editor/figures/agreement.ts'
import { apiAs } from './support/constructions.ts'
import { expect, test } from './support/test.ts'

/** `FIGURES_COMPARED=10000` compares as many as were compared when the tolerance was chosen. */
const COUNT = Number(process.env['FIGURES_COMPARED'] ?? 200)
const BATCH = 50

const manifest = new URL('../dist/web/.vite/manifest.json', import.meta.url)
const engineFile = () => {
  const built = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { readonly file: string }>
  return `/${built['src/assessment/known-data.ts']?.file}`
}

type Batch = {
  readonly engine: string
  readonly headers: Readonly<Record<string, string>>
  readonly constructions: readonly RandomConstruction[]
}
type Compared = { readonly here: unknown; readonly there: unknown }

/** Runs in the page: the figures computed there from the service's data, and those of the service itself. */
async function bothOf({ engine, headers, constructions }: Batch): Promise<Compared[]> {
  const { knownData } = (await import(engine)) as { readonly knownData: typeof knownDataOf }
  const listed = (query: object) =>
    new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])))
  const compared: Compared[] = []
  for (const { type, release, settings, layers } of constructions) {
    const known = knownData()
    const { parts, accessories } = known.unknown(layers)
    const wanted = listed({ parts: parts.join(','), accessories: accessories.join(','), release })
    known.add(await (await fetch(`/v1/material/figures?${wanted}`, { headers })).json())
    const asked = listed({ ...settings, constructionType: type, release, locale: 'de_DE' })
    const reply = await fetch(`/v1/construction/kpi?${asked}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(layers),
    })
    const here = known.kpis({ type, settings, layers }, { locale: 'de_DE' })
    // as an answer is sent: without what is undefined
    compared.push({ here: here && JSON.parse(JSON.stringify(here)), there: reply.ok ? await reply.json() : undefined })
  }
  return compared
}

test('random constructions have the same figures in the browser as at the service', async ({ page, request }) => {
  test.setTimeout(60_000 + COUNT * 300)
  const { headers } = await apiAs(request, 'architect')
  const { materials, releases, datasetOf } = testCatalogue()
  const ids = [...materials.keys()]
  const stock = {
    materials: ids,
    releases: releases.map(({ id }) => ({ id, datasets: ids.flatMap((one) => datasetOf(one, id)?.uuid ?? []) })),
  }
  const next = randomConstructions(stock, 20_261_122)
  await page.goto('/sources')
  const sums = { exact: 0, close: 0, refused: 0 }
  for (let done = 0; done < COUNT; done += BATCH) {
    const constructions = Array.from({ length: Math.min(BATCH, COUNT - done) }, next)
    for (const { here, there } of await page.evaluate(bothOf, { engine: engineFile(), headers, constructions })) {
      if (there === undefined) {
        sums.refused += 1
        continue
      }
      expect(differenceOf(here, there)).toBeUndefined()
      if (JSON.stringify(here) === JSON.stringify(there)) sums.exact += 1
      else sums.close += 1
    }
  }
  test.info().annotations.push({ type: 'compared', description: JSON.stringify(sums) })
  process.stdout.write(`${JSON.stringify(sums)}\n`)
  expect(sums.exact + sums.close).toBeGreaterThan(COUNT / 2)
})
