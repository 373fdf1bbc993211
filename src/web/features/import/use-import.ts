import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ImportReport } from '#contract/interchange.ts'
import type { ForeignFile } from '#interchange/foreign/foreign-construction.ts'
import { call, upload } from '#web/lib/api-client.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import { materialChoicesQuery } from '#web/resources/imports/import-queries.ts'
import { constructionKeys } from '#web/resources/keys.ts'
import { importTexts } from './import-texts.ts'
import { lossesOf, type MaterialFor, type PlacedLoss, toSend } from './model/constructions-to-send.ts'
import type { Choices, Mapping } from './model/foreign-materials.ts'
import { type ImportItem, itemsOf } from './model/import-items.ts'
import { readFile } from './read-file.ts'
import type { FileRefusal } from './reading.ts'

/** A file that is being mapped. */
export type OpenFile = { readonly name: string; readonly file: ForeignFile }
/** A construction that was taken over, with what it lost. */
export type Taken = { readonly id: string; readonly name: string; readonly lost: readonly PlacedLoss[] }
export type ImportResult =
  | { readonly kind: 'foreign'; readonly taken: readonly Taken[]; readonly notKept: Error | null }
  | { readonly kind: 'own'; readonly report: ImportReport }
type Refused = { readonly name: string; readonly why: FileRefusal | Error }

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
const zip = 'application/zip'
const ownMediaType = (file: File) => (/\.zip$/i.test(file.name) || file.type.includes('zip') ? zip : 'application/json')

/** One key for one content: a retry of the same creates nothing twice, something else is another request. */
function useRequestKey() {
  const last = useRef({ content: '', key: '' })
  return (content: string) => {
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() }
    return last.current.key
  }
}

/** Names whose material the user chose, or took on a mere likeness: those are remembered. */
const choicesToKeep = (mapped: readonly Mapping[]) =>
  mapped.flatMap(({ used: { key }, materialId, proposal }) =>
    materialId !== undefined && (!proposal || proposal.reason === 'similarName' || proposal.reason === 'remembered')
      ? [{ name: key, materialId }]
      : [],
  )

async function keepChoices(mapped: readonly Mapping[]): Promise<Error | null> {
  const choices = choicesToKeep(mapped)
  try {
    for (let from = 0; from < choices.length; from += 500)
      await call('rememberMaterialChoices', { body: choices.slice(from, from + 500) })
    return null
  } catch (error) {
    return asError(error)
  }
}

/** What stands for each material now. */
type CurrentMapping = { readonly mapped: readonly Mapping[]; readonly materialFor: MaterialFor }

/** Creates the constructions and remembers the choices; what could not be remembered is told, and takes nothing back. */
async function takeOver(
  going: readonly ImportItem[],
  { mapped, materialFor }: CurrentMapping,
  keyFor: (content: string) => string,
): Promise<ImportResult> {
  const body = going.map((item) => toSend(item, materialFor))
  const headers = { 'idempotency-key': keyFor(JSON.stringify(body)) }
  const made = await call('importConstructions', { query: { locale: currentLocale() }, body, headers })
  const taken = made.map(({ id, name }, index): Taken => {
    const item = going[index]
    return { id, name, lost: item ? lossesOf(item, materialFor) : [] }
  })
  return { kind: 'foreign', taken, notKept: await keepChoices(mapped) }
}

/** An archive or JSON of this program: the service reads it. */
const bringOwn = async (file: File): Promise<ImportResult> => ({
  kind: 'own',
  report: await upload('importArchive', new Blob([file], { type: ownMediaType(file) })),
})

/** The way of a file: read, mapped, taken over. An error leaves everything the user decided as it is. */
export function useImport() {
  const t = useTexts(importTexts)
  const client = useQueryClient()
  const requestKey = useRequestKey()
  const [busy, setBusy] = useState<string | null>(null)
  const [open, setOpen] = useState<OpenFile | null>(null)
  const [items, setItems] = useState<readonly ImportItem[]>([])
  const [chosen, setChosen] = useState<Choices>({})
  const [refused, setRefused] = useState<Refused | null>(null)
  const [result, setResult] = useState<ImportResult | null>(null)
  const [taking, setTaking] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)

  const show = (next: OpenFile | null) => {
    setOpen(next)
    setItems(next ? itemsOf(next.file) : [])
    setChosen({})
    setFailure(null)
    setResult(null)
    setRefused(null)
  }
  const finish = async (done: ImportResult) => {
    await client.invalidateQueries({ queryKey: constructionKeys.all })
    await client.invalidateQueries({ queryKey: materialChoicesQuery.queryKey })
    setResult(done)
  }
  const read = async (file: File) => {
    setBusy(file.name)
    setRefused(null)
    try {
      const answer = await readFile(file, t('unnamed'))
      if ('refusal' in answer) setRefused({ name: file.name, why: answer.refusal })
      else if (answer.file !== 'own') show({ name: file.name, file: answer.file })
      else {
        const done = await bringOwn(file)
        show(null)
        await finish(done)
      }
    } catch (error) {
      setRefused({ name: file.name, why: asError(error) })
    } finally {
      setBusy(null)
    }
  }
  const take = async (mapping: CurrentMapping) => {
    setTaking(true)
    setFailure(null)
    try {
      const done = await takeOver(
        items.filter((item) => item.chosen),
        mapping,
        requestKey,
      )
      setItems(items.filter((item) => !item.chosen))
      await finish(done)
    } catch (error) {
      setFailure(asError(error))
    } finally {
      setTaking(false)
    }
  }
  const deciding = { items, setItems, chosen, setChosen }
  const outcome = { refused, result, failure, showRest: () => setResult(null), reset: () => show(null) }
  return { busy, open, taking, read, take, ...deciding, ...outcome }
}
export type Import = ReturnType<typeof useImport>
