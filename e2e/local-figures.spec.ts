import { readFileSync } from 'node:fs'
import type { knownData as knownDataOf } from '#assessment/known-data.ts'
import type { Words } from '#assessment/texts/words.ts'
import { loadCatalogue } from '#catalogue/catalogue.ts'
import { type RandomConstruction, randomConstructions } from '#testing/random-constructions.ts'
import { differenceOf } from '#web/features/editor/figures/agreement.ts'
import { apiAs } from './support/constructions.ts'
import { expect, test } from './support/test.ts'

/** `FIGURES_COMPARED=10000` compares as many as were compared when the tolerance was chosen. */
const COUNT = Number(process.env['FIGURES_COMPARED'] ?? 200)
const BATCH = 50

const manifest = new URL('../dist/web/.vite/manifest.json', import.meta.url)
const builtFile = (module: string) => {
  const built = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { readonly file: string }>
  return `/${built[module]?.file}`
}

type Batch = {
  readonly engine: string
  readonly german: string
  readonly headers: Readonly<Record<string, string>>
  readonly constructions: readonly RandomConstruction[]
}
/** `there` is undefined, and `code` said, where the service refuses. */
type Compared = { readonly here: unknown; readonly there: unknown; readonly code?: string | undefined }

/** Runs in the page: the figures computed there from the service's data, and those of the service itself. */
async function bothOf({ engine, german, headers, constructions }: Batch): Promise<Compared[]> {
  const { knownData } = (await import(engine)) as { readonly knownData: typeof knownDataOf }
  const { words } = (await import(german)) as { readonly words: Words }
  const listed = (query: object) =>
    new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])))
  const compare = async ({ type, release, settings, layers }: RandomConstruction): Promise<Compared> => {
    const known = knownData()
    const { parts, accessories } = known.unknown(layers)
    const wanted = listed({ parts: parts.join(','), accessories: accessories.join(','), release })
    const asked = listed({ ...settings, constructionType: type, release, locale: 'de_DE' })
    const [figures, reply] = await Promise.all([
      fetch(`/v1/material/figures?${wanted}`, { headers }),
      fetch(`/v1/construction/kpi?${asked}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(layers),
      }),
    ])
    known.add(await figures.json())
    const here = known.kpis({ type, settings, layers }, { words })
    // as an answer is sent: without what is undefined
    const answer = await reply.json()
    const told = reply.ok
      ? { there: answer }
      : { there: undefined, code: `${answer.code}: ${JSON.stringify(answer.details)}` }
    return { here: here && JSON.parse(JSON.stringify(here)), ...told }
  }
  return Promise.all(constructions.map(compare))
}

test('random constructions have the same figures in the browser as at the service', async ({ page, request }) => {
  test.setTimeout(60_000 + COUNT * 300)
  const { headers } = await apiAs(request, 'architect')
  const { materials, releases, datasetOf } = loadCatalogue()
  const ids = [...materials.keys()]
  const stock = {
    materials: ids,
    releases: releases.map(({ id }) => ({ id, datasets: ids.flatMap((one) => datasetOf(one, id)?.uuid ?? []) })),
  }
  const code = {
    engine: builtFile('src/assessment/known-data.ts'),
    german: builtFile('src/assessment/texts/words.de.ts'),
  }
  const next = randomConstructions(stock, 20_261_122)
  await page.goto('/sources')
  const sums = { exact: 0, close: 0, refused: 0 }
  for (let done = 0; done < COUNT; done += BATCH) {
    const constructions = Array.from({ length: Math.min(BATCH, COUNT - done) }, next)
    for (const { here, there, code: refusal } of await page.evaluate(bothOf, { ...code, headers, constructions })) {
      if (there === undefined) {
        // neither has a figure that the other has not
        expect(here, refusal).toBeUndefined()
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
